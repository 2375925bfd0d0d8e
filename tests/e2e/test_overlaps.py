"""Where things have their room: nothing lies over what one must see, and what is to be read can be read."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from support.browsers.browser import DESKTOP, PHONE
from support.browsers.frozen_table import Evening

from red7.speech.words import LOCALES, languages
from red7.table.table import Phase

Visit = Callable[..., Page]
LANGUAGES = ["en-GB", "fr-FR", "de-DE", "it-IT", "es-ES", "es-AR", "nl-NL"]
# A bubble stays as long as it is looked at.
STAY = "const wait = setTimeout; setTimeout = (act, time) => time === 4_000 ? 0 : wait(act, time);"
# What the bubble covers that must be seen (whose turn it is, the bar says as well), and whether it is cut or
# leaves the window or, on a phone, the strip of the player who speaks.
COVERED = """(bubble) => {
  const box = bubble.getBoundingClientRect();
  const seen = ".t :is(.card, button, .name, .crown, .canvas, .turn, h1, h2, .points, .hand-size)";
  const over = [...document.querySelectorAll(seen)]
    .filter((one) => one.checkVisibility() && !one.closest(".bubble, .unseen-text")
      && !(one.matches(".turn") && bubble.closest(".top-words") && document.querySelector(".t-bar-yours"))
      && (one.matches(".palette .card, .name, .crown, .points, .hand-size")
        || one.closest(".rival") !== (bubble.closest(".rival") ?? 0)))
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    })
    .map((one) => one.outerHTML.slice(0, 80));
  const strip = bubble.closest(".rival")?.getBoundingClientRect()
    ?? { top: 0, bottom: innerHeight, right: innerWidth };
  const cut = bubble.scrollWidth > bubble.clientWidth || bubble.scrollHeight > bubble.clientHeight;
  const out = cut || box.top < strip.top - 1 || box.bottom > strip.bottom + 1 || box.right > strip.right;
  return out ? [...over, "the edge of its place"] : over;
}"""

# Whether nothing lies over it, in its middle.
ON_TOP = """(one) => {
  one.style.pointerEvents = "auto";
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
SHORTENED = """(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1
  || one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_lies_over_nothing(visit: Visit, language: str) -> None:
    page = visit(viewport=PHONE, locale=language)
    page.add_init_script(STAY)
    Evening("advanced", ["beginner"] * 3, 8).pose(page)  # theirs are the longest words
    assert page.locator(".bubble").evaluate(COVERED) == []
    assert page.locator(".t-top :is(.turn, .turn-name)").evaluate_all(SHORTENED) == []


def test_whose_turn_it_is_is_said_in_full_on_a_small_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE, locale="de-DE")
    evening = Evening("expert", ["expert"] * 3, 8)
    evening.to_turn(2)
    evening.play_on()
    evening.table.seats[1].name = "Maximiliane Mustermann"
    evening.pose(page)
    turn = page.locator(".t-top .turn")
    expect(turn).to_have_text("Maximiliane Mustermann ist dran")
    assert turn.evaluate_all(SHORTENED) == []
    expect(turn).to_be_in_viewport(ratio=1)


def test_what_is_said_lies_over_nothing_with_room(visit: Visit) -> None:
    page = visit(viewport=DESKTOP, locale="de-DE")
    page.add_init_script(STAY)
    Evening("advanced", ["beginner"] * 3, 8).pose(page)
    assert page.locator(".bubble").evaluate(COVERED) == []


def test_own_words_leave_in_sight_where_a_card_may_go(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 800}, locale="de-DE")
    page.add_init_script(STAY)
    evening = Evening("advanced", ["beginner"], 8)
    evening.to_turn(2)
    evening.pose(page)
    page.locator(".hand [data-pick]").first.click()
    page.locator(".t-mine .spot").wait_for()
    evening.react(0, "well-played")
    said, place = (page.locator(f".t-mine {part}").bounding_box() for part in (".bubble", ".spot-words"))
    assert said
    assert place
    assert said["x"] + said["width"] <= place["x"]


@pytest.mark.parametrize(
    "size",
    [PHONE, {"width": 390, "height": 844}, {"width": 640, "height": 360}, DESKTOP],
    ids=["phone", "tall", "sideways", "desktop"],
)
@pytest.mark.parametrize("rivals", [1, 3])
def test_later_words_lie_over_no_card(visit: Visit, size: dict[str, int], rivals: int) -> None:
    page = visit(viewport=size, locale="de-DE")
    page.add_init_script(STAY)
    evening = Evening("advanced", ["beginner"] * rivals, 8)
    evening.to_turn(4)
    evening.pose(page)
    for seat in range(rivals + 1):
        evening.react(seat, "well-played")
    expect(page.locator(".t-mine .bubble")).to_contain_text("Gut gespielt!")
    for bubble in page.locator(".bubble").all():
        assert bubble.evaluate(COVERED) == []
        # what computer players say when they take the lead is longer
        bubble.evaluate("(one, text) => { one.lastChild.textContent = text; }", "Genau so war es skizziert.")
        assert bubble.evaluate(COVERED) == []


@pytest.mark.parametrize("size", [PHONE, {"width": 640, "height": 360}], ids=["phone", "sideways"])
def test_what_is_said_at_the_end_of_a_match_is_seen_on_a_phone(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    page.add_init_script(STAY)
    evening = Evening("expert", ["expert"], 9)  # which is won: the painting covers the seats
    evening.to_phase(Phase.FINISHED)
    evening.pose(page)
    page.locator(".end-painting img").wait_for()
    for seat in (1, 0):
        evening.react(seat, "well-played" if seat else "good-game")
        bubble = page.locator(".bubble", has_text="Well played!" if seat else "Good game!")
        expect(bubble).to_be_in_viewport(ratio=1)
        assert bubble.evaluate(ON_TOP)


# All that has been pushed about since the page was asked for.
WATCH = """globalThis.shifts = [];
const note = (list) => { for (const { sources } of list)
  shifts.push(...sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? "gone")); };
const watch = new PerformanceObserver((list) => note(list.getEntries()));
watch.observe({ type: "layout-shift", buffered: true });
globalThis.allShifts = () => (note(watch.takeRecords()), shifts);"""
NEXT_PICTURE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_first_picture_of_a_table_stands_still(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    page.add_init_script(WATCH)
    evening = Evening("expert", ["expert", "skilled"], 8)
    evening.to_turn(2)
    evening.pose(page)
    page.wait_for_load_state("networkidle")
    page.evaluate(NEXT_PICTURE)
    assert page.evaluate("allShifts()") == []


SIZES = {"phone": PHONE, "sideways": {"width": 640, "height": 360}, "laptop": {"width": 1280, "height": 800}}
# The words that stand out of their box, above or below.
OUTSIDE = """() => [...document.querySelectorAll(".bar-words > *, .step, .verdict-words, .hand-about")]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath === "none")
  .filter((one) => {
    const [words, box] = [one, one.parentElement].map((part) => part.getBoundingClientRect());
    return words.top < box.top - 2 || words.bottom > box.bottom + 2;
  })
  .map((one) => one.textContent)"""


@pytest.mark.parametrize("language", ["de-DE", "es-ES"])  # those with the longest words
@pytest.mark.parametrize("size", SIZES)
def test_words_stay_in_their_box(visit: Visit, language: str, size: str) -> None:
    page = visit(viewport=SIZES[size], locale=language)
    page.add_init_script("localStorage.setItem('red7.help', 'best')")  # with the button for hints, too
    evening = Evening("expert", ["expert", "skilled", "casual"], 8)
    evening.to_turn(2)
    evening.pose(page)
    assert page.evaluate(OUTSIDE) == []
    for card in page.locator(".hand [data-pick]").all():
        card.click(position={"x": 8, "y": 8})
        assert page.evaluate(OUTSIDE) == []
        card.click(position={"x": 8, "y": 8})
    for step in evening.my_turn():
        page.locator(f".hand [data-pick={step[:2]}]").click(position={"x": 8, "y": 8})
        buttons = page.locator(".bar-buttons .button-main")
        (buttons.first if step[2] == "p" else buttons.last).click()
        expect(page.locator(".steps .step").last).to_contain_text(step[:2])
        expect(page.locator(".steps")).to_be_in_viewport(ratio=1)
        assert page.evaluate(OUTSIDE) == []


# What is told of the last rival and is cut, and the marks of the legend that take more than a line.
CUT_SHORT = """() => [
  ...[...document.querySelectorAll(".last-words")].filter((one) => one.scrollHeight > one.clientHeight + 1),
  ...[...document.querySelectorAll(".bar-buttons .legend li")]
    .filter((one) => one.offsetHeight > 1.5 * parseFloat(getComputedStyle(one).lineHeight)),
].map((one) => one.textContent)"""


@pytest.mark.parametrize("language", ["de-DE", "es-ES"])
def test_a_long_turn_of_the_last_rival_and_the_marks_can_be_read(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    evening = Evening("expert", ["expert", "skilled", "casual"], 126)
    evening.pose(page)
    assert len(evening.happen().split()) == 6  # with the buttons to see it again beside it
    page.locator(".t-bar-yours button.last-turn").wait_for()
    for width, height in (*[size.values() for size in SIZES.values()], (844, 390), (1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_PICTURE)
        assert (width, page.evaluate(CUT_SHORT), page.evaluate(OUTSIDE)) == (width, [], [])


# How many lines each of some words takes where the bar asks for something, beside its own button.
LINES = """(bar, [texts, button]) => {
  const prompt = bar.querySelector(".bar-prompt");
  bar.querySelector("[data-key=end]").textContent = button;
  return texts.map((text) => {
    prompt.textContent = text;
    prompt.classList.toggle("bar-prompt-long", text.length > 50);
    return Math.round(prompt.offsetHeight / parseFloat(getComputedStyle(prompt).lineHeight));
  });
}"""
FIRST = ["prompt-in", "prompt-gamble", "prompt-out", "prompt-lost"]
STAGED = [
    "prompt-reveal", "prompt-take", "prompt-tuck", "prompt-follow", "prompt-draw", "prompt-discard",
    "prompt-must-discard", "prompt-whole", "prompt-loses", "prompt-over", "ready",
]  # fmt: skip


def plain(language: str, code: str) -> str:
    """Words of the page without variables."""
    files = [LOCALES / name / "page.ftl" for name in (language, language.partition("-")[0])]
    lines = [re.search(f"^web-t-{code} = (.*)$", file.read_text("utf-8"), re.MULTILINE) for file in files]
    return next(line[1] for line in lines if line)


def test_what_is_asked_takes_two_lines_of_a_small_phone_in_every_language(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    evening = Evening("expert", ["expert", "skilled"], 8)
    evening.to_turn(2)
    evening.pose(page)
    bar = page.locator(".t-bar")

    def too_long(codes: list[str], button: str) -> list[str]:
        longest = []
        for language in languages():
            texts = [plain(language, code) for code in codes]
            lines = bar.evaluate(LINES, [texts, plain(language, f"end-{button}")])
            longest += [text for text, count in zip(texts, lines, strict=True) if count > 2]
        return longest

    assert too_long(FIRST, "nothing") == []
    page.locator(f".hand [data-pick={evening.my_turn()[0][:2]}]").click(position={"x": 8, "y": 8})
    page.locator(".bar-buttons .button-main").first.click()
    page.locator(".step").wait_for()
    assert too_long(STAGED, "lead") == []


# The buttons at the end whose words are not seen, or that stand in a third line; and whether it would scroll.
AT_THE_END = """(end) => [
  ...[...end.querySelectorAll(".end-foot .button")].filter((one) => !one.innerText.trim()
    || [...one.childNodes].some((part) => part.nodeType === 1 && part.matches(".unseen-text"))
    || one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
  ...(new Set([...end.querySelectorAll(".end-foot .button")].map((one) => one.offsetTop)).size > 2
    ? ["a third line"] : []),
  ...(end.scrollHeight > end.clientHeight + 1 || end.scrollWidth > end.clientWidth ? ["it scrolls"] : []),
]"""


@pytest.mark.parametrize("size", SIZES)
def test_what_can_be_done_at_the_end_is_said_in_words(visit: Visit, size: str) -> None:
    evening = Evening("basic", ["expert"], 3)  # which is lost
    evening.to_phase(Phase.FINISHED)
    for language in ("de-DE", "fr-FR", "nl-NL"):  # those with the longest words
        page = visit(viewport=SIZES[size], locale=language)
        evening.pose(page)
        page.locator(".end-title").wait_for()
        assert page.locator(".end-more .button").count() == 4
        assert (language, page.locator(".t-end").evaluate(AT_THE_END)) == (language, [])
        page.context.close()


TWO_LINES = """(all) => all.filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return words.getBoundingClientRect().height > 1.5 * parseFloat(getComputedStyle(one).lineHeight);
}).map((one) => one.textContent)"""


def test_what_follows_a_won_match_stands_in_one_line(visit: Visit) -> None:
    page = visit(viewport=SIZES["laptop"], locale="de-DE")
    evening = Evening("basic", ["casual"], 59)  # which is won
    evening.to_phase(Phase.FINISHED)
    evening.pose(page)
    page.locator(".t-end-painted").wait_for()
    buttons = page.locator(".end-buttons > .button, .side-line .button")
    expect(buttons).to_have_count(3)
    assert buttons.evaluate_all(TWO_LINES) == []


# Whether the most that is said of a lost round ends above the buttons, and whether all of it can be read.
UNDER_BUTTONS = """(end, lost) => {
  const words = end.querySelector(".end-words");
  const last = Object.assign(document.createElement("p"), { className: "soft", textContent: lost });
  words.append(last);
  end.scrollTo(0, end.scrollHeight);
  words.scrollTo(0, words.scrollHeight);
  const [box, foot, line] = [words, end.querySelector(".end-foot"), last].map((one) =>
    one.getBoundingClientRect());
  const beside = box.right <= foot.left || foot.right <= box.left;
  return [beside || box.bottom <= foot.top + 1, line.bottom <= box.bottom + 1];
}"""


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (360, 640), (640, 360)])
def test_no_words_of_the_end_lie_under_its_buttons(visit: Visit, size: tuple[int, int]) -> None:
    evening = Evening("advanced", ["expert"] * 3, 3)  # whose first round is lost
    evening.to_phase(Phase.BETWEEN)
    for language in ("en-GB", "de-DE", "es-ES"):
        page = visit(viewport={"width": size[0], "height": size[1]}, locale=language)
        evening.pose(page)
        page.locator(".end-decided").wait_for()
        lost = plain(language[:2], "lost-cause")
        assert (language, page.locator(".t-end").evaluate(UNDER_BUTTONS, lost)) == (language, [True, True])
        page.context.close()


# Names that are cut, and cards won that lie under the next one.
CUT = """() => [
  ...[...document.querySelectorAll(".rival .name-stem")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
  ...[...document.querySelectorAll(".pile .slot + .slot")].filter((one) =>
    one.getBoundingClientRect().left - one.previousElementSibling.getBoundingClientRect().left < 20)
    .map((one) => one.textContent),
]"""
# The cards of the others that lie over each other, in a row of five.
LAPPED = """() => {
  const row = document.querySelector(".rival .palette");
  row.style.setProperty("--count", 5);
  row.style.setProperty("--parted", 1);
  const slot = row.querySelector(".slot");
  slot.style.setProperty("--place", 1);
  const { width } = slot.getBoundingClientRect();
  return width - (slot.getBoundingClientRect().left - row.getBoundingClientRect().left);
}"""


@pytest.mark.parametrize("phase", [Phase.PLAYING, Phase.BETWEEN, Phase.FINISHED])
def test_names_and_cards_won_are_not_cut_beside_three_experts(visit: Visit, phase: Phase) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    evening = Evening("expert", ["expert"] * 3, 9)
    evening.to_turn(2)
    evening.to_phase(phase)
    evening.pose(page)
    expect(page.locator(".rival")).to_have_count(3)
    assert page.evaluate(CUT) == []


def test_five_cards_of_three_rivals_lie_side_by_side_on_a_large_screen(visit: Visit) -> None:
    page = visit(viewport={"width": 1920, "height": 1080})
    Evening("expert", ["expert"] * 3, 8).pose(page)
    assert page.evaluate(LAPPED) <= 0
    card = page.locator(".rival .slot").first.bounding_box()
    assert card
    assert card["width"] >= 80


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080)])
def test_one_rival_has_cards_as_large_as_the_own_and_the_turn_stands_beside_the_hand(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    evening = Evening("basic", ["expert"], 8)
    evening.to_turn(2)
    evening.pose(page)
    widths = page.locator(".t :is(.palette, .hand) > .slot").evaluate_all(
        "all => all.map((one) => Math.round(one.offsetWidth))"
    )
    assert max(widths) - min(widths) <= 6
    assert min(widths) >= size[0] / 16
    hand, bar = page.locator(".t-hand").bounding_box(), page.locator(".t-bar").bounding_box()
    assert hand
    assert bar
    assert hand["x"] + hand["width"] <= bar["x"] <= hand["x"] + hand["width"] + 24
    assert abs(hand["y"] + hand["height"] - bar["y"] - bar["height"]) <= 2
