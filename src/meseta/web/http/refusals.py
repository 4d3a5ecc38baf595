"""`Refused`: what somebody wanted cannot be; and every reason with the status that answers it."""

from __future__ import annotations

from typing import Any, TypedDict

REASONS = {
    400: "field malformed",
    401: "token",
    403: (
        "analysis_running closed foreign in_mind no_hints not_here not_maker not_organizer "
        "not_your_study not_yours sealed"
    ),
    404: "no_mail no_node no_page",
    405: "method",
    408: "too_late",
    409: (
        "analysis_one from_memory illegal imports_full league_closed league_entered league_few "
        "league_full league_over long many_boxes many_leagues many_nodes many_steps many_studies "
        "no_file no_order not_begun not_ended not_over nothing_asked nothing_to_end old_study "
        "only_looked_at over root rules stale stale_box stale_study stands time"
    ),
    410: "device expired invitation mail_link",
    413: "too_large",
    415: "not_json",
    421: "host",
    422: (
        "box box_step hook import league_points mail name option_needs option_unknown option_value "
        "options push sitter study_file too_many_tokens unreadable unsure"
    ),
    429: "analysis_full hook_soon mail_soon silence thinking too_fast too_many",
    500: "broken",
    503: "busy crowded full slow store",
}
"""Every reason by its status. What is said of it is the message `refused-REASON`."""
STATUS = {f"refused-{name}": status for status, names in REASONS.items() for name in names.split()}


class Refused(Exception):
    """What somebody wanted cannot be; nothing has changed. It is named by a message."""

    def __init__(self, message: str, facts: dict[str, Any] | None = None, /, **values: Any) -> None:
        super().__init__(message)
        self.message, self.values = message, values
        self.status = STATUS[message]
        self.facts = facts or {}
        """The same for programs: what was wrong, as data."""

    def __reduce__(self) -> tuple[Any, ...]:
        """What was refused in another process is refused here in the same words."""
        return rebuild_refusal, (self.message, self.facts, self.values)


def rebuild_refusal(message: str, facts: dict[str, Any], values: dict[str, Any]) -> Refused:
    """A refusal that comes from another process."""
    return Refused(message, facts, **values)


class RefusalFacts(TypedDict):
    """What a script is told that was refused: a sentence, and the name of the reason."""

    error: str
    why: str
