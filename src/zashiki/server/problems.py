"""Why a request is refused: a key that browsers put into words, and a sentence for programmers."""

from msgspec import Struct

STATUS = {
    "bad_request": 400,
    "bad_record": 400,
    "bad_campaign": 400,
    "unfinished_record": 400,
    "foreign_origin": 403,
    "not_host": 403,
    "not_invited": 403,
    "not_seated": 403,
    "own_view_only": 403,
    "no_hints": 403,
    "not_yours": 403,
    "not_asked": 403,
    "blocked": 403,
    "not_keeper": 403,
    "door_invited": 403,
    "door_closed": 403,
    "shut_out": 403,
    "no_such_invitation": 404,
    "no_such_report": 404,
    "word_too_short": 400,
    "is_keeper": 409,
    "table_closed": 410,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_seat": 404,
    "no_such_link": 404,
    "no_such_components": 404,
    "no_such_campaign": 404,
    "no_such_lesson": 404,
    "no_such_choice": 404,
    "no_such_line": 404,
    "no_such_person": 404,
    "not_found": 404,
    "seat_taken": 409,
    "table_full": 409,
    "already_begun": 409,
    "not_begun": 409,
    "not_over": 409,
    "no_record": 409,
    "no_rematch": 409,
    "seats_free": 409,
    "bot_plays": 409,
    "bot_stays": 409,
    "back_soon": 409,
    "seen_another_hand": 409,
    "request_open": 409,
    "too_long": 409,
    "nothing_to_choose": 409,
    "stale": 409,
    "not_in_campaign": 409,
    "not_replayable": 409,
    "too_many_campaigns": 409,
    "too_many_people": 409,
    "too_many_tables": 409,
    "too_many_tables_here": 409,
    "too_many_records": 409,
    "too_many_records_here": 409,
    "too_many_bot_games": 409,
    "too_many_bot_games_here": 409,
    "too_large": 413,
    "bad_components": 422,
    "cannot_set_up": 422,
    "too_many_choices": 422,
    "no_such_bot": 422,
    "too_fast": 429,
    "broken": 500,
    "no_answer": 503,
    "not_stored": 503,
}


NOT_STORED = "It could not be stored, so nothing has changed; the house has to look at its disk."


class RequestError(Exception):
    """A request is refused. `code` is one of STATUS."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.status = STATUS[code]


class Problem(Struct, frozen=True):
    """Why a request was refused: a key that browsers put into words, and a sentence for programmers."""

    code: str
    detail: str
