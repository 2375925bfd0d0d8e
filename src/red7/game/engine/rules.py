"""An edition with options, as the kernel's flags."""

from typing import Final, final


@final
class Rules:
    """What the kernel has to know about the booklet and the options of a match."""

    def __init__(
        self,
        *,
        draw: bool,
        actions: bool,
        must_lead: bool,
        weak_discard: bool,
        seven_to_deck: bool,
        seven_leads_at_once: bool,
        seven_must_lead: bool,
        one_spares_fewer: bool,
        one_spites: bool,
        one_must_lead: bool,
    ) -> None:
        self.draw: Final[bool] = draw
        self.actions: Final[bool] = actions
        self.must_lead: Final[bool] = must_lead
        self.weak_discard: Final[bool] = weak_discard
        self.seven_to_deck: Final[bool] = seven_to_deck
        self.seven_leads_at_once: Final[bool] = seven_leads_at_once
        self.seven_must_lead: Final[bool] = seven_must_lead
        self.one_spares_fewer: Final[bool] = one_spares_fewer
        self.one_spites: Final[bool] = one_spites
        self.one_must_lead: Final[bool] = one_must_lead
