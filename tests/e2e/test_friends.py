"""People who meet: by link, as watchers, after closing the tab, for another match, with help that is seen."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect
from support.browsers.barriers import barriers
from support.browsers.browser import PHONE, Visitors, act, giving_up_once, own_turn, page_until, result

Visit = Callable[..., Page]


def open_table(page: Page, *, help_: bool = False) -> str:
    """Open a table for two as Ann; its link."""
    page.goto("/friends")
    page.get_by_label("Your name").fill("Ann")
    if help_:
        page.get_by_text("More options").click()
        page.get_by_label("Allow hints in games with other people").check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Link to this table").wait_for()
    return page.get_by_label("Link to this table").input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").click()


def meet(ann: Page, ben: Page, *, help_: bool = False) -> str:
    link = open_table(ann, help_=help_)
    sit_down(ben, link, "Ben")
    ann.get_by_role("button", name="Start the match").click()
    for page in (ann, ben):
        page.get_by_role("region", name="Your hand").wait_for()
    return link


def mover(*pages: Page) -> Page:
    """Whoever is to play."""
    movers: list[Page] = []

    def anybody() -> bool:
        movers.extend(page for page in pages if page.locator(".t-bar-yours").count())
        return bool(movers)

    page_until(pages[0], anybody)
    return movers[0]


def give_up(*pages: Page) -> None:
    page = mover(*pages)

    page_until(page, lambda: not act(page, Random(0), giving_up_once) and result(page).count())


def test_friends_meet_by_link_watched_by_others_and_play_again(visit: Visit) -> None:
    ann, ben, eve = visit(), visit(viewport=PHONE), visit()
    link = meet(ann, ben)
    assert set(ben.locator(".rule-who").all_inner_texts()) <= {"You", "A", "–"}  # as at her seat
    for face in ben.locator(".rule-who .face").all():
        expect(face).to_be_in_viewport(ratio=1)
    eve.goto(link)
    expect(eve.get_by_text("You’re watching.")).to_be_visible()
    assert eve.get_by_role("region", name="Your hand").count() == 0
    assert eve.locator("[data-pick]").count() == 0
    give_up(ann, ben)
    for page in (ann, ben, eve):
        expect(result(page)).to_contain_text("the match")
        expect(page.get_by_role("log")).to_contain_text("the match")
    # with little height the log is short, and nothing lies over it
    ann.set_viewport_size({"width": 1280, "height": 680})
    log, phrases = (ann.locator(part).bounding_box() for part in (".t-column .log", ".side-phrases"))
    assert log
    assert phrases
    assert log["y"] + log["height"] <= phrases["y"]
    titles = [result(page).get_by_role("heading").inner_text() for page in (ann, ben)]
    assert sum(title.startswith("You win") for title in titles) == 1
    assert eve.get_by_role("button", name="Play again").count() == 0
    ann.get_by_role("button", name="Play again").click()
    expect(result(ben).get_by_text("Ann wants to play again.")).to_be_visible()
    ben.get_by_role("button", name="Play again").click()
    for page in (ann, ben):
        expect(result(page)).to_have_count(0)
        page.get_by_role("region", name="Your hand").wait_for()
    mover(ann, ben)
    for page in (ann, ben, eve):  # how the two stand is seen while they play
        expect(page.get_by_role("img", name="one match won here")).to_be_visible()
    eve.get_by_role("button", name="Stop watching").click()
    eve.wait_for_url("**/")


def test_whoever_leaves_is_asked_first_and_gives_the_match_up(visit: Visit) -> None:
    ann, ben = visit(), visit(viewport=PHONE)
    meet(ann, ben)
    ann.get_by_role("button", name="Leave the table").click()
    dialog = ann.get_by_role("dialog")
    expect(dialog).to_contain_text("You give the match up, and the other player wins it.")
    dialog.get_by_role("button", name="Leave the table").click()
    ann.wait_for_url("**/")
    expect(result(ben).get_by_role("heading")).to_have_text("Ann has left the match.")
    expect(ben.locator(".rival .crown")).to_have_count(0)
    expect(result(ben)).to_contain_text("So it’s yours.")
    expect(ben.get_by_role("button", name="Keep the painting")).to_have_count(0)
    ann.goto("/matches")
    expect(ann.get_by_text("you gave up")).to_be_visible()
    ben.goto("/matches")
    expect(ben.get_by_text("Ann gave up")).to_be_visible()


def test_whoever_left_may_come_back_by_the_link_and_play_again(visit: Visit) -> None:
    ann, ben = visit(), visit(viewport=PHONE)
    link = meet(ann, ben)
    ben.get_by_role("button", name="Log and cards").click()
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("dialog").get_by_role("button", name="Leave the table").last.click()
    ben.wait_for_url("**/")
    expect(result(ann).get_by_role("heading")).to_have_text("Ben has left the match.")
    expect(ann.get_by_role("button", name="Let a computer take over")).to_have_count(0)
    ben.goto(link)
    expect(result(ben).get_by_role("heading")).to_have_text("You left the match.")
    ben.get_by_role("button", name="Play again").click()
    expect(result(ann).get_by_text("Ben wants to play again.")).to_be_visible()
    ann.get_by_role("button", name="Play again").click()
    for page in (ann, ben):
        page.get_by_role("region", name="Your hand").wait_for()
    give_up(ann, ben)
    for page in (ann, ben):
        expect(result(page).get_by_role("img", name="one match won here").first).to_be_visible()


def test_somebody_can_be_muted_by_their_face_on_a_phone_and_by_the_keyboard(visit: Visit) -> None:
    ann, ben = visit(), visit(viewport=PHONE, bypass_csp=True)
    meet(ann, ben)
    assert barriers(ben) == []
    ben.get_by_role("button", name="Ann: mute or block").click()
    ben.get_by_role("dialog").wait_for()
    assert barriers(ben) == []
    ben.get_by_role("dialog").get_by_role("radio", name="Block").check()
    expect(ben.get_by_text("a quick match won’t seat you together")).to_be_visible()
    ben.get_by_role("dialog").get_by_role("button", name="Close").click()
    button = ann.get_by_role("button", name="Ben: mute or block")
    button.press("Enter")
    dialog = ann.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Neither")).to_be_checked()
    dialog.get_by_role("radio", name="Neither").press("ArrowRight")
    expect(dialog.get_by_text("You don’t see this person’s quick words.")).to_be_visible()
    ann.keyboard.press("Escape")
    expect(button).to_be_focused()
    button.press("Enter")
    expect(dialog.get_by_role("radio", name="Mute")).to_be_checked()
    ann.keyboard.press("Escape")
    expect(ann.get_by_role("img", name="muted")).to_be_visible()
    expect(ben.get_by_role("img", name="blocked")).to_be_visible()


def test_who_is_muted_can_be_heard_again_by_the_settings(visit: Visit) -> None:
    ann, ben = visit(viewport=PHONE, bypass_csp=True), visit()
    meet(ann, ben)
    ann.get_by_role("button", name="Ben: mute or block").click()
    ann.get_by_role("dialog").get_by_role("radio", name="Mute").check()
    expect(ann.get_by_role("img", name="muted")).to_be_attached()
    ann.goto("/settings")
    company = ann.get_by_role("region", name="Muted and blocked people")
    expect(company).to_contain_text("Ben muted")
    assert barriers(ann) == []
    company.get_by_role("button", name="Unmute Ben").click()
    expect(company).to_contain_text("Nobody.")


def test_quick_words_stay_in_the_log_of_this_visit(visit: Visit) -> None:
    ann, ben = visit(), visit()
    meet(ann, ben)
    ben.get_by_role("button", name="Well played").click()
    for page in (ann, ben):
        expect(page.locator(".log-note")).to_have_text(re.compile("^Ben: "))
    ann.reload()
    ann.get_by_role("region", name="Your hand").wait_for()
    expect(ann.locator(".log-note")).to_have_count(0)


def test_the_others_are_told_who_is_away_and_may_let_a_computer_play(visit: Visit) -> None:
    ann, ben = visit(), visit()
    sent: list[str] = []
    for page in (ann, ben):
        page.clock.install()
        page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    meet(ann, ben)
    mover(ann, ben)
    away, here = (ann, ben) if ann.locator(".t-bar-yours").count() else (ben, ann)
    name = "Ann" if away is ann else "Ben"
    away.goto("/rules")
    expect(here.locator(".t-bar")).to_contain_text(f"{name} is away.")
    expect(here.get_by_role("timer")).to_have_text(
        re.compile(r"^In [01]:\d\d you can let a computer take over\.$")
    )
    expect(here.get_by_role("button", name="Let a computer take over")).to_have_count(0)
    here.clock.fast_forward(62_000)
    expect(here.locator(".t-bar")).to_contain_text("You’ve waited for a minute.")
    expect(here.get_by_role("timer")).to_have_count(0)
    here.get_by_role("button", name="Let a computer take over").click()
    page_until(here, lambda: any("stand-in" in frame for frame in sent))


def test_a_game_that_waits_is_named_first_and_who_left_one_reads_so(visit: Visit) -> None:
    ann, ben = visit(), visit(viewport=PHONE)
    meet(ann, ben)
    ann.goto("/")
    expect(ann.locator(".resume")).to_contain_text("A game with Ben is waiting for you")
    expect(ann.locator(".resume")).to_contain_text(re.compile("your turn|Ben is to play"))
    fan, waiting = ann.locator(".hero-fan").bounding_box(), ann.locator(".resume").bounding_box()
    assert fan
    assert waiting
    assert fan["y"] + fan["height"] <= waiting["y"], "it lies over no card"
    ann.get_by_role("link", name="Continue", exact=True).click()
    ann.get_by_role("button", name="Leave the table").click()
    ann.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    ann.wait_for_url("**/")
    expect(ann.get_by_role("status")).to_have_text("You left the match with Ben. It counts as lost.")


def open_for_invited(ann: Page) -> str:
    ann.goto("/friends")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_text("More options").click()
    ann.get_by_label("Only people with the link of the invitation").check()
    expect(ann.get_by_label("Show the table in the list of open tables")).to_have_count(0)
    ann.get_by_role("button", name="Open the table").click()
    return ann.get_by_label("Link to this table").input_value()


def test_who_is_removed_from_a_table_for_invited_people_sees_it_no_longer(visit: Visit) -> None:
    ann, ben = visit(), visit(viewport=PHONE)
    sit_down(ben, open_for_invited(ann), "Ben")
    ann.get_by_role("button", name="Seat 2").click()
    ann.get_by_role("button", name="Remove Ben").click()
    expect(ben.get_by_role("heading", level=1)).to_contain_text("The host has removed you")


def test_a_table_for_invited_people_opens_by_its_link_alone(visit: Visit) -> None:
    ann, ben, eve = visit(), visit(viewport=PHONE), visit()
    link = open_for_invited(ann)
    eve.goto(link.partition("#")[0])
    expect(eve.get_by_role("heading", level=1)).to_contain_text("for invited people only")
    sit_down(ben, link, "Ben")
    ann.get_by_role("button", name="Start the match").click()
    ben.get_by_role("region", name="Your hand").wait_for()


def test_a_third_person_finds_a_full_table_and_may_watch(visit: Visit) -> None:
    ann, ben, eve = visit(), visit(), visit()
    link = open_table(ann)
    sit_down(ben, link, "Ben")
    expect(ann.get_by_text("Everyone’s here.")).to_be_visible()
    eve.goto(link)
    expect(eve.get_by_text("Every seat is taken. You can watch.")).to_be_visible()
    assert eve.get_by_role("button", name="Sit here").count() == 0


def test_a_closed_tab_is_no_end_of_a_match_with_friends(visit: Visit) -> None:
    ann, ben = visit(), visit()
    meet(ann, ben)
    hand = ben.get_by_role("region", name="Your hand").locator("[data-pick]")
    cards = hand.evaluate_all("all => all.map((one) => one.dataset.pick)")
    ben.close()
    expect(ann.get_by_text("is away", exact=True)).to_be_visible()
    back = ben.context.new_page()
    back.goto("/")
    back.get_by_role("link", name="Continue", exact=True).click()
    again = back.get_by_role("region", name="Your hand").locator("[data-pick]")
    expect(again).to_have_count(7)
    assert again.evaluate_all("all => all.map((one) => one.dataset.pick)") == cards
    expect(ann.get_by_text("is away")).to_have_count(0)


def test_help_that_is_used_is_seen_by_the_others(visit: Visit) -> None:
    ann, ben = visit(), visit()
    for page in (ann, ben):
        page.add_init_script("localStorage.setItem('red7.help', 'best')")
    meet(ann, ben, help_=True)
    page = mover(ann, ben)
    other = ben if page is ann else ann
    assert other.get_by_text("used a hint").count() == 0
    page.get_by_role("button", name="Hint", exact=True).click()
    advice = page.get_by_role("region", name="What you can play")
    expect(advice).to_contain_text("Everyone at the table can see that you asked.")
    expect(advice.locator(".hint-chance").first).to_have_text(re.compile(r"^\d+% to win the round$"))
    assert all(text.strip() for text in advice.locator(".reasons li").all_inner_texts())
    expect(other.get_by_text("used a hint")).to_be_visible()


def test_hints_against_people_are_not_offered_where_the_table_forbids_them(visit: Visit) -> None:
    ann, ben = visit(), visit()
    for page in (ann, ben):
        page.add_init_script("localStorage.setItem('red7.help', 'best')")
    meet(ann, ben)
    page = mover(ann, ben)
    expect(page.get_by_role("button", name="Do nothing: you’re out")).to_be_visible()
    assert page.get_by_role("button", name="Hint", exact=True).count() == 0
    page.keyboard.press("h")
    page.keyboard.press("l")  # what the key before has led to is there when this one has worked
    expect(page.get_by_role("complementary", name="Log and cards")).to_have_count(0)
    assert page.locator(".t-hints").count() == 0
    assert (ben if page is ann else ann).get_by_text("used a hint").count() == 0


def test_help_levels_show_nothing_the_possible_or_the_best(visitors: Visitors) -> None:
    for level, lit, hint in (("off", False, 0), ("legal", True, 0), ("best", True, 1)):
        page = visitors.new()
        page.add_init_script(f"localStorage.setItem('red7.help', '{level}')")
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/table/*")
        own_turn(page)
        assert (page.locator(".t-hand .pick-may").count() > 0) is lit, level
        assert page.get_by_role("button", name="Hint", exact=True).count() == hint, level
        page.close()
