"""The pages around the table, as people use them: inviting, sitting down, names, rules, checks, devices."""

import itertools
import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from support.browsers.browser import PHONE, Visitors, giving_up, own_turn, play_on, start

Visit = Callable[..., Page]
NETWORK = "http://192.168.1.5:7007"


def open_table(page: Page, name: str = "Ann") -> None:
    page.goto("/friends")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Link to this table", exact=True).wait_for()


def reach(page: Page, *, alone: bool, address: str | None) -> None:
    """Have the server say this of where it can be reached."""
    answer = json.dumps({"alone": alone, "address": address})
    page.route("**/api/reach", lambda route: route.fulfill(body=answer, content_type="application/json"))


def sideways(page: Page, selector: str = "html") -> bool:
    return bool(page.locator(selector).evaluate("one => one.scrollWidth > one.clientWidth"))


def test_a_page_on_the_servers_own_machine_gives_links_that_work_elsewhere(visit: Visit) -> None:
    page = visit()
    reach(page, alone=False, address=NETWORK)
    open_table(page)
    expect(page.get_by_label("Link to this table", exact=True)).to_have_value(
        re.compile(f"^{NETWORK}/table/")
    )
    expect(page.get_by_role("img", name="A QR code with the link")).to_be_visible()
    assert page.get_by_text("only works on this device").count() == 0
    page.goto("/settings")
    page.get_by_role("button", name="Make a link").click()
    device = page.get_by_role("textbox", name="Open this on the other device")
    expect(device).to_have_value(re.compile(f"^{NETWORK}/move#"))
    expect(page.get_by_role("img", name="Open this on the other device")).to_be_visible()


@pytest.mark.parametrize(
    ("alone", "advice"),
    [(True, "Whoever started Red7 here can let other devices in"), (False, "at this device’s address")],
)
def test_a_link_that_works_here_only_says_what_to_do(visit: Visit, alone: bool, advice: str) -> None:
    page = visit()
    reach(page, alone=alone, address=None)
    open_table(page)
    expect(page.get_by_text("only works on this device")).to_contain_text(advice)
    assert page.get_by_role("img", name="A QR code with the link").count() == 0


def test_the_server_of_these_tests_is_for_its_own_machine(visit: Visit) -> None:
    page = visit()
    open_table(page)
    expect(page.get_by_text("Whoever started Red7 here can let other devices in")).to_be_visible()


def test_people_who_share_a_device_have_names_which_are_remembered(visitors: Visitors) -> None:
    page = visitors.new(viewport=PHONE)
    page.goto("/pass")
    page.get_by_label("Your name").fill("Kim")
    other = page.get_by_label("Name on seat 2")
    expect(other).to_have_attribute("placeholder", "Player 2")
    other.fill("Robot")
    page.get_by_role("button", name="Start").click()
    expect(other).to_be_focused()
    expect(other).to_have_attribute("aria-invalid", "true")
    expect(other).to_have_accessible_description(re.compile("reserved for computer players"))
    other.fill("Lou")
    page.get_by_role("button", name="Start").click()
    title = page.get_by_role("heading", name=re.compile("^Hand over to (Kim|Lou)$"))
    title.wait_for()
    mover = title.inner_text().removeprefix("Hand over to ")
    page.get_by_role("button", name="show my cards").click()
    page.get_by_role("region", name="Your hand").wait_for()
    assert ("Lou" if mover == "Kim" else "Kim") in page.locator("body").inner_text()
    page.goto("/pass")
    expect(other).to_have_value("Lou")
    visitors.complaints.clear()  # the browser tells of the name that was refused


def test_seats_are_filled_and_freed_around_the_table_also_beside_long_names(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    open_table(page, "W" * 20)
    assert not sideways(page)
    page.get_by_role("button", name="Seat 2").click()
    page.get_by_role("dialog").get_by_role("button", name="Lapis").click()
    expect(page.get_by_role("button", name="Seat 2")).to_contain_text("LapisSkilled")
    expect(page.get_by_role("button", name="Start the match")).to_be_enabled()
    assert not sideways(page)
    page.get_by_role("button", name="Seat 2").click()
    page.get_by_role("button", name="Remove Lapis").click()
    expect(page.get_by_role("button", name="Seat 2")).to_contain_text("free seat")
    expect(page.get_by_role("button", name="Start the match")).to_be_disabled()
    expect(page.get_by_text("You can start the match when every seat is taken.")).to_be_visible()


def test_sitting_down_needs_a_name_and_keeps_the_focus(visit: Visit) -> None:
    ann, ben = visit(), visit()
    open_table(ann)
    ben.goto(ann.url)
    ben.get_by_role("button", name="Sit here").click()
    name = ben.get_by_label("Your name")
    expect(name).to_be_focused()
    expect(name).to_have_accessible_description("You need a name to sit down.")
    name.fill("Ben")
    ben.get_by_role("button", name="Sit here").press("Enter")
    expect(ben.get_by_role("button", name="Ben")).to_contain_text("you")
    expect(ben.get_by_role("button", name="Ben")).to_be_focused()


def test_who_played_alone_without_a_name_is_asked_for_one(visit: Visit) -> None:
    ann, ben = visit(), visit()
    open_table(ann)
    start(ben, players=2, options="basic")
    for path in ("/friends", ann.url):
        with ben.expect_response("**/api/me"):
            ben.goto(path)
        expect(ben.get_by_label("Your name")).to_have_value("")
    ben.get_by_role("button", name="Sit here").click()
    expect(ben.get_by_label("Your name")).to_be_focused()


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_a_new_game_can_be_started_without_scrolling(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    for path, size in itertools.product(
        ("/new", "/friends", "/pass"), ((1440, 900), (1280, 800), (390, 844), (360, 640))
    ):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(path)
        start_ = page.locator(".new-go .button-main").bounding_box()
        seat = page.locator(".seat-place").first.bounding_box()
        assert start_ is not None
        assert seat is not None
        assert start_["y"] + start_["height"] <= size[1], path
        assert seat["width"] > 90, path
        if path == "/new" or (path == "/friends" and size != (360, 640)):  # the others ask for names first
            rules = page.locator(".choice").last.bounding_box()
            assert rules is not None
            assert rules["y"] + rules["height"] <= start_["y"] or rules["x"] > seat["x"] + 200, (path, size)


def test_the_link_can_be_shared_where_the_device_can(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    page.add_init_script("navigator.share = async ({ url }) => { window.shared = url; }")
    open_table(page)
    page.get_by_role("button", name="Share", exact=True).click()
    assert page.evaluate("shared") == page.get_by_label("Link to this table", exact=True).input_value()


def test_people_who_share_a_device_need_no_names(visit: Visit) -> None:
    page = visit()
    page.goto("/pass")
    page.get_by_role("button", name="Start").click()
    title = page.get_by_role("heading", name=re.compile("^Hand over to Player [12]$"))
    title.wait_for()
    other = 3 - int(title.inner_text()[-1])
    page.get_by_role("button", name="show my cards").click()
    expect(page.get_by_role("heading", name=f"Player {other}")).to_be_visible()


def test_who_has_never_played_begins_with_a_guided_round(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    page.goto("/")
    page.evaluate("localStorage.setItem('red7.setup', JSON.stringify({ rivals: ['master', 'master'] }))")
    page.reload()
    page.get_by_role("button", name="I’ve never played").click()
    own_turn(page)
    expect(page.get_by_role("heading", name="Pip")).to_be_visible()
    page.get_by_role("link", name="Skip").click()
    expect(page.get_by_role("button", name="I’ve never played")).to_be_visible()  # nothing was learnt
    page.goto("/new")
    expect(page.get_by_role("button", name="Opponent 2")).to_be_visible()


def test_who_has_finished_a_first_game_is_no_longer_taken_for_new(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    page.goto("/learn/first-game")
    own_turn(page)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="The rules", exact=True)).to_be_visible()
    page.locator("[data-key=end]").click()
    page.get_by_role("button", name="Yes, drop out").click()
    expect(page.get_by_text("this deal can be won")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("button", name="I’ve never played")).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    own_turn(page)
    expect(page.get_by_role("link", name="The rules", exact=True)).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}, {"width": 1280, "height": 800}])
def test_what_matters_is_in_the_first_view_of_the_home_page(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size, locale="de-DE", is_new=True)
    page.goto("/")
    buttons = ("Jetzt spielen", "Ich habe das noch nie gespielt")
    links = ("Gegner und Regeln wählen", "Mit Freunden", "Spielend lernen")
    for one in (
        *(page.get_by_role("button", name=name) for name in buttons),
        *(page.get_by_role("link", name=name) for name in links),
    ):
        expect(one).to_be_in_viewport(ratio=1)


def test_a_quick_match_says_that_it_waits_and_starts_with_somebody(visit: Visit) -> None:
    ann, ben = visit(), visit()
    for page in (ann, ben):
        page.goto("/")
        page.evaluate("localStorage.setItem('red7.setup', JSON.stringify({ options: 'draw+actions' }))")
        page.reload()
    ann.get_by_role("button", name="Quick match").click()
    expect(ann.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(ann.get_by_text("fill the free seats with computer players")).to_be_visible()
    ben.evaluate("localStorage.setItem('red7.name', 'Ben')")
    ben.get_by_role("button", name="Quick match").click()
    for page in (ann, ben):
        page.get_by_role("region", name="Your hand").wait_for()


@pytest.mark.parametrize(
    ("path", "label", "button", "words"),
    [
        ("/friends", "Your name", "Open the table", "Type a name first."),
        ("/settings", "Your name", "Save", "Type a name first."),
        ("/join", "The code of the table", "Join", "Type the code first."),
    ],
)
def test_what_is_missing_is_said_in_our_words(
    visit: Visit, path: str, label: str, button: str, words: str
) -> None:
    page = visit()
    page.goto(path)
    field = page.get_by_label(label, exact=True)
    field.wait_for()
    page.evaluate("addEventListener('invalid', (one) => { globalThis.bubble = one; }, true)")
    page.get_by_role("button", name=button, exact=True).click()
    expect(field).to_have_accessible_description(re.compile(re.escape(words)))
    expect(field).to_be_focused()
    assert page.evaluate("bubble.defaultPrevented")  # else the browser shows its own
    field.press_sequentially("A")
    expect(page.get_by_text(words)).to_have_count(0)


def test_a_wrong_code_is_said_at_its_field_each_time(visitors: Visitors) -> None:
    page = visitors.new()
    page.goto("/join")
    code = page.get_by_label("The code of the table")
    for wrong in ("NOCODE", "NONE"):
        code.fill(wrong)
        page.get_by_role("button", name="Join").click()
        expect(code).to_have_attribute("aria-invalid", "true")
        expect(code).to_have_accessible_description(re.compile("^No table has this code"))
        expect(code).to_be_focused()
    visitors.complaints.clear()  # the browser tells of the codes that were not found


def test_the_settings_at_the_table_fit_a_phone_and_can_always_be_closed(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    start(page, players=2, options="basic")
    page.get_by_role("button", name="Settings").click()
    assert not sideways(page, ".settings-dialog")
    page.locator(".settings-dialog").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    expect(page.get_by_role("button", name="Close")).to_be_in_viewport()


def test_pages_grow_with_very_large_screens(visit: Visit) -> None:
    button = visit().get_by_role("button", name="Play now")
    heights: list[float] = []
    for width, height in ((1440, 900), (3840, 2160)):
        button.page.set_viewport_size({"width": width, "height": height})
        button.page.goto("/")
        box = button.bounding_box()
        assert box is not None
        heights.append(box["height"])
        assert not sideways(button.page)
    assert heights[1] > 1.5 * heights[0]


def test_the_rules_are_those_of_the_chosen_edition_and_options(visit: Visit) -> None:
    page = visit()
    page.goto("/rules")
    titles = page.get_by_role("heading", name=re.compile("^(Draw|Points|Actions)$"))
    for mode, expected in (
        ("Basic", []),
        ("Advanced", ["Draw", "Points"]),
        ("Expert", ["Draw", "Points", "Actions"]),
    ):
        page.get_by_label(mode, exact=True).check()
        expect(titles).to_have_text(expected)
    expect(page.get_by_text("A 1 that can’t make you lead takes nothing.")).to_be_visible()
    page.get_by_label("Edition").select_option("es-1.3")
    expect(page.get_by_text("you’re out, and the rule stays changed")).to_be_visible()
    expect(page.get_by_text("You may only play a 1 or a 7")).to_be_visible()
    page.get_by_label("Custom", exact=True).check()
    page.get_by_label("Points").check()
    expect(page.get_by_text("You may only play a 1 or a 7")).to_have_count(0)
    expect(titles).to_have_text(["Draw", "Points"])


def test_cards_on_the_page_of_rules_are_named_in_full(visit: Visit) -> None:
    page = visit(locale="de")
    page.goto("/rules")
    page.get_by_role("img", name="Rot 6, Orange 6, Gelb 6, Grün 6, Blau 6, Indigo 6 und Violett 6").wait_for()


def test_each_language_is_named_in_itself_and_marked_so(visit: Visit) -> None:
    page = visit()
    page.goto("/settings")
    options = page.get_by_label("Language").locator("option")
    options.last.wait_for(state="attached")
    marked = options.evaluate_all("all => all.map((one) => [one.value, one.lang])")
    assert len(marked) > 7
    assert all(value == language for value, language in marked)


def test_a_finished_match_leads_to_its_check(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    start(page, players=2, options="basic")
    play_on(page, Random(3), wish=giving_up)
    page.goto("/matches")
    page.get_by_role("link", name="Check").click()
    expect(page.get_by_role("status")).to_contain_text("The deal checks out.")
    expect(page.get_by_text("The deal checks out.")).to_be_in_viewport()
    expect(page.get_by_label("The record")).to_have_value(re.compile("^Red7-Record: 1"))


def be_called(page: Page, name: str) -> None:
    page.goto("/settings")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved.")).to_be_visible()


def test_other_devices_are_signed_out_and_this_one_stays(visitors: Visitors) -> None:
    page, other = visitors.new(), visitors.new()
    be_called(page, "Ann")
    page.get_by_role("button", name="Make a link").click()
    other.goto(page.get_by_role("textbox", name="Open this on the other device").input_value())
    other.get_by_role("button", name="Continue here").click()
    expect(other.get_by_text("On this device you’re Ann now.")).to_be_visible()
    page.get_by_role("button", name="Sign out other devices").press("Enter")
    expect(page.get_by_text("All other devices are signed out.")).to_be_visible()
    expect(page.get_by_role("button", name="Sign out other devices")).to_be_focused()
    expect(page.get_by_role("button", name="Make a link")).to_be_visible()
    for device, name in ((page, "Ann"), (other, "")):
        device.goto("/settings")
        device.get_by_role("button", name="Save", exact=True).wait_for()
        device.wait_for_load_state("networkidle")
        expect(device.get_by_label("Your name")).to_have_value(name)
    visitors.complaints.clear()  # the browser tells that the other one is nobody


def test_who_wants_to_be_forgotten_is_asked_with_the_focus_at_the_question(visit: Visit) -> None:
    page = visit()
    be_called(page, "Ann")
    page.get_by_role("button", name="Forget me").press("Enter")
    expect(page.get_by_text("Delete everything about you?")).to_be_focused()
    page.get_by_role("button", name="Cancel").press("Enter")
    expect(page.get_by_text("Your name and your list of matches will be deleted.")).to_be_focused()
    page.get_by_role("button", name="Forget me").press("Enter")
    page.get_by_role("button", name="Delete everything").press("Enter")
    expect(page.get_by_text("this browser no longer knows you")).to_be_visible()
    expect(page.get_by_role("heading", name="You", exact=True)).to_be_focused()


def test_who_looks_for_a_table_sees_its_clock(visit: Visit) -> None:
    page = visit()
    page.goto("/friends")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_text("More options").click()
    page.get_by_label("Time for a turn").select_option(label="30 seconds")
    page.get_by_label("Show the table in the list of open tables").check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Link to this table", exact=True).wait_for()
    other = visit()
    other.goto("/tables")
    expect(other.get_by_role("listitem").filter(has_text="Ann")).to_contain_text(
        "Time for a turn: 30 seconds"
    )


def test_a_server_that_is_gone_is_told_once(visitors: Visitors) -> None:
    page = visitors.new()
    page.clock.install()
    with page.expect_response("**/api/tables") as first:
        page.goto("/tables")
    first.value.finished()  # an answer that came later would take the alert away again
    page.route("**/api/tables", lambda route: route.abort())
    page.clock.run_for(6_000)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("can’t reach the server")
    alert.evaluate("""one => {
      globalThis.changes = 0;
      const all = { attributes: true, characterData: true, childList: true, subtree: true };
      new MutationObserver((found) => { changes += found.length; }).observe(one, all);
    }""")
    with page.expect_request("**/api/tables"):
        page.clock.run_for(6_000)
    page.clock.run_for(12_000)
    assert page.evaluate("changes") == 0
    page.close()
    visitors.complaints.clear()  # the browser tells of the requests that failed


def test_people_at_a_table_are_told_that_news_are_late_and_no_longer_when_they_leave(visit: Visit) -> None:
    page = visit(viewport=PHONE)

    def late(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            socket.send(message)
            socket.send('{"type": "delayed", "on": true}')

        server.on_message(pass_on)

    page.route_web_socket("**/socket*", late)
    open_table(page)
    notice = page.get_by_role("status").filter(has_text="may show up late")
    expect(notice).to_be_visible()
    assert not sideways(page)
    page.goto("/")
    expect(notice).to_have_count(0)


def test_who_has_no_name_has_none_in_another_language(visit: Visit) -> None:
    page = visit()
    start(page, players=2, options="basic")
    page.evaluate("localStorage.setItem('red7.language', 'de')")
    page.goto("/friends")
    expect(page.get_by_label("Dein Name")).to_have_value("")
