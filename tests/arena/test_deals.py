"""A deal is played in every rotation, by whoever sits where; chance belongs to the seats."""

from dataclasses import replace

import pytest
from support.bots import PLACE, Peeper

from red7.arena.deals import DealResult, Job, MatchResult, Setting, play_deal, seed_of
from red7.arena.errors import ArenaError
from red7.arena.players.entrant import Entrant
from red7.game.errors import InvalidError
from red7.game.record.reader import read_record
from red7.game.record.record import Record
from red7.game.record.verification import verify

FIRST, ANY, LAST = f"{PLACE}:First", f"{PLACE}:AnyMove", f"{PLACE}:Last"
SETTINGS = [
    Setting(),
    Setting(2, options="expert"),
    Setting(3, "es-1.3", "advanced"),
    Setting(4, "nl-2016", "draw+actions"),
]


def records(dealt: DealResult) -> list[Record]:
    return [read_record(played.record) for played in dealt.matches]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_same_player_everywhere_plays_one_match_and_wins_exactly_its_share(setting: Setting) -> None:
    for deal in range(3):
        dealt = play_deal(Job(setting, (ANY,) * setting.players, deal))
        assert len(dealt.matches) == setting.players
        assert len(set(dealt.matches)) == 1
        assert dealt.share() == 1 / setting.players


def test_swapping_two_players_mirrors_their_results() -> None:
    for deal in range(10):
        there = play_deal(Job(Setting(), (ANY, FIRST), deal))
        back = play_deal(Job(Setting(), (FIRST, ANY), deal))
        assert there.matches == back.matches[::-1]
        assert there.share() == back.share(1) == 1 - back.share()


def test_everybody_has_played_every_seat_of_the_same_cards() -> None:
    lineup = (FIRST, ANY, f"{ANY}@5", LAST)
    played = records(play_deal(Job(Setting(4), lineup, 0, records=True)))
    assert len({record.rounds[0].deal for record in played}) == 1
    for player in lineup:
        assert sorted(record.names.index(player) for record in played) == [0, 1, 2, 3]
    for rotation, record in enumerate(played):
        assert record.names.index(lineup[0]) == rotation


def test_a_deal_is_the_same_every_time_and_another_for_another_number_or_seed() -> None:
    job = Job(Setting(3, options="expert"), (ANY, FIRST, ANY), 4, records=True)
    assert play_deal(job) == play_deal(job)
    deals = [
        records(play_deal(other))[0].rounds[0].deal
        for other in (job, replace(job, deal=5), replace(job, seed=1))
    ]
    assert len(set(deals)) == 3


def test_every_decision_has_dice_of_its_own() -> None:
    job = Job(Setting(), (ANY, ANY), 0)
    others = [replace(job, deal=1), replace(job, seed=1)]
    seeds = [seed_of(job, seat, decision) for seat in range(4) for decision in range(50)]
    seeds += [seed_of(other, 0, 0) for other in others]
    assert len(set(seeds)) == len(seeds)
    assert max(seeds) < 1 << 53, "JSON has to keep them exactly"


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_records_tell_what_the_results_say(setting: Setting) -> None:
    dealt = play_deal(Job(setting, (ANY, FIRST, *[ANY] * (setting.players - 2)), 7, records=True))
    for played, record in zip(dealt.matches, records(dealt), strict=True):
        assert verify(record).problems == ()
        share = 1 / len(record.winners)
        assert played.shares == tuple(share * (seat in record.winners) for seat in range(setting.players))
        if setting.scoring:
            assert played.points == record.points
        by_place = [0] * setting.players
        for entry in record.rounds:
            assert entry.end is not None
            by_place[(entry.end.winner - entry.turns[0].seat) % setting.players] += 1
        assert played.places == tuple(by_place)


def test_shares_and_points_follow_a_player_through_the_rotations() -> None:
    matches = (
        MatchResult((1.0, 0.0, 0.0), (40, 1, 2), (0, 0, 1)),
        MatchResult((0.5, 0.5, 0.0), (30, 30, 3), (0, 0, 1)),
        MatchResult((0.0, 0.0, 1.0), (4, 5, 50), (0, 0, 1)),
    )
    dealt = DealResult(matches)
    assert dealt.share(0) == (1.0 + 0.5 + 1.0) / 3
    assert dealt.share(1) == (0.0 + 0.0 + 0.0) / 3
    assert dealt.share(2) == (0.0 + 0.5 + 0.0) / 3
    assert dealt.points(0) == (40 + 30 + 50) / 3
    assert dealt.points(2) == (2 + 30 + 5) / 3


# Players that fail


@pytest.mark.parametrize(
    ("name", "code", "argument"),
    [
        ("Raises", "forfeit-raised", "RuntimeError: no idea"),
        ("Illegal", "forfeit-illegal", "isn’t in your hand"),
        ("Text", "forfeit-nonsense", "R7p"),
        ("Exits", "forfeit-raised", "SystemExit: 3"),
        ("Unborn", "forfeit-raised", "OSError: no weights"),
    ],
)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_player_that_fails_forfeits_and_the_others_play_on(
    name: str, code: str, argument: str, setting: Setting
) -> None:
    size = setting.players
    failed = 0
    for deal in range(2):
        dealt = play_deal(Job(setting, (f"{PLACE}:{name}", *[ANY] * (size - 1)), deal, records=True))
        for rotation, (played, record) in enumerate(zip(dealt.matches, records(dealt), strict=True)):
            assert verify(record).problems == ()
            assert sum(played.shares) == pytest.approx(1)
            for failure in played.failures:
                failed += 1
                assert (failure.seat, failure.code) == (rotation, code)
                assert argument in str(failure.arguments)
                assert played.shares[rotation] == 0
                assert argument in dict(record.headers)[f"Forfeit-{rotation}"]
                assert record.abandoned == (size == 2)
    assert failed > 0


def test_if_all_but_one_fail_that_one_wins_and_if_all_do_they_share() -> None:
    bad = f"{PLACE}:Illegal"
    dealt = play_deal(Job(Setting(3), (FIRST, bad, bad), 0))
    assert dealt.share() == 1.0
    dealt = play_deal(Job(Setting(2), (bad, bad), 0))
    assert (dealt.share(0), dealt.share(1)) == (0.5, 0.5)
    assert all(len(played.failures) == 1 for played in dealt.matches), "the first to fail ends it"


def test_going_out_on_purpose_is_no_forfeit() -> None:
    dealt = play_deal(Job(Setting(3, options="expert"), (LAST, FIRST, FIRST), 0))
    assert [played.failures for played in dealt.matches] == [()] * 3


# Who takes a seat


def test_a_cheat_sees_all_hands_but_cannot_touch_them() -> None:
    Peeper.seen = 0
    dealt = play_deal(Job(Setting(), (f"{PLACE}:Peeper", FIRST), 0))
    assert Peeper.seen > 14
    as_bot = play_deal(Job(Setting(), (FIRST, FIRST), 0))
    assert dealt.matches == as_bot.matches


def test_nodes_are_the_same_for_all_or_a_players_own() -> None:
    name = f"{PLACE}:Budgeted"
    assert play_deal(Job(Setting(), (name, LAST), 0, nodes=7)).share() == 1.0
    assert play_deal(Job(Setting(), (f"{name}@7", LAST), 0, nodes=5)).share() == 1.0
    assert play_deal(Job(Setting(), (f"{name}@5", LAST), 0, nodes=7)).share() == 0.5
    assert Entrant("exec:bot@7").name == "exec:bot@7"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("exec:", "exec:"),
        ("exec:'", "exec:"),
        ("exec:no-such-program --fast", "no-such-program"),
        ("no.such.module:Bot", "no.such"),
        (f"{PLACE}:Nobody", "no method turn"),
        (f"{PLACE}:Unborn", "no weights"),
        (f"{PLACE}:Missing", "Missing"),
        (f"{PLACE}:", PLACE),
        (":First", ":First"),
        ("a\nb", "a\\nb"),
        ("random@0", "nodes is 0"),
    ],
)
def test_a_player_that_cannot_be_found_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ArenaError, match=reason.replace("\\", "\\\\")):
        Entrant(text).check()


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    with pytest.raises(ArenaError, match="random"):
        Entrant("grandmaster-flash").check()


def test_rules_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(InvalidError, match="ending"):
        Setting(2, "intl-1.2", "advanced", "target")
    with pytest.raises(InvalidError, match="options"):
        Setting(2, "intl-1.2", "blitz")
    with pytest.raises(InvalidError, match="players"):
        Setting(5)
    with pytest.raises(InvalidError, match="edition"):
        Setting(2, "klingon")
    assert Setting(2, "nl-2016", "advanced", "target").mode == "advanced"
    assert Setting(options="actions+draw") == Setting(options="draw+actions")
