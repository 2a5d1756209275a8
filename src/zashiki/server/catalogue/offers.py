"""The games as the lobby shows them, and whether one can be set up as somebody wishes."""

from typing import Any

from zashiki.bots import BOTS, MEASURES, PLANNERS, bots_of
from zashiki.bots.manners import manners_of
from zashiki.bots.ratings import ratings_of
from zashiki.kernel import Game, SetupError, nearest, possible, settle
from zashiki.primer import position, primer
from zashiki.server.catalogue.games import Catalogue
from zashiki.server.problems import RequestError
from zashiki.server.protocol.games import CampaignSettings, CheckSetup, GameInfo, SettingInfo, SetupCheck, Still, Suggestion
from zashiki.server.protocol.wording import raw
from zashiki.words import LANGUAGES


def all_games(catalogue: Catalogue) -> list[GameInfo]:
    """Every game that is offered."""
    return [_game_info(catalogue, catalogue.game(game)) for game in catalogue.ids]


def offered_bots() -> list[str]:
    """The levels of bots that may sit at a table."""
    return [bot for bot in BOTS if bot not in MEASURES]


def _game_info(catalogue: Catalogue, game: Game[Any]) -> GameInfo:
    settings = [SettingInfo(setting.key, list(setting.values), setting.default) for setting in game.settings]
    minutes = [catalogue.minutes(game.id, seats) for seats in game.seats]
    manners = {level: found for level in PLANNERS if (found := manners_of(game))}
    return GameInfo(
        id=game.id,
        name=game.name,
        rules_version=game.rules_version,
        seats=list(game.seats),
        minutes=minutes,
        settings=settings,
        bots=offered_bots(),
        manners=manners,
        ratings=ratings_of(game),
        components=catalogue.standard_set(game.id).digest,
        campaign=_campaign(catalogue, game),
        lessons=[lesson.id for lesson in catalogue.lessons(game.id)],
    )


def _campaign(catalogue: Catalogue, game: Game[Any]) -> CampaignSettings | None:
    rules = catalogue.campaign(game.id)
    return CampaignSettings(rules.LEVEL, list(rules.LEVELS), list(rules.SETTINGS)) if rules else None


def find_game(catalogue: Catalogue, game: str) -> Game[Any]:
    """The game that a request names."""
    if game not in catalogue.ids:
        raise RequestError("no_such_game", f"There is no game «{game}».")
    return catalogue.game(game)


def still(catalogue: Catalogue, game_id: str, screen: str) -> Still:
    """The position with which a screen of "how to play" is shown."""
    game = find_game(catalogue, game_id)
    shown = next((one for one in primer(game.id, LANGUAGES[0]).screens if one.id == screen and one.at), None)
    if shown is None:
        raise RequestError("not_found", "There is nothing here.")
    lesson, state = position(game.id, shown)
    return Still(state.setup.seats, lesson.seat, catalogue.standard_set(game.id).digest, raw(game.view(state, lesson.seat)))


def check_setup(catalogue: Catalogue, game_id: str, wish: CheckSetup) -> SetupCheck:
    """Whether a game can be set up like this, and if not, the game's own reason if it has one."""
    game = find_game(catalogue, game_id)
    values = possible(game, wish.seats)
    try:
        setup = settle(game, wish.seats, wish.settings, catalogue.standard_set(game_id))
    except SetupError as error:
        if error.reason is None:  # something in it does not exist at all
            return SetupCheck(False, None, 0, None, values)
        found = nearest(game, wish.seats, wish.settings, {wish.changed})
        return SetupCheck(False, catalogue.wording(game_id).reason(error.reason), 0, Suggestion(*found) if found else None, values)
    return SetupCheck(True, None, game.automata(setup), None, values)


def check_bot(game: Game[Any], bot: str | None) -> None:
    """Refuse a bot that a game does not have."""
    offered = [name for name in bots_of(game) if name not in MEASURES]
    if bot is not None and bot not in offered:
        raise RequestError("no_such_bot", f"There is no bot «{bot}»; there are {', '.join(offered)}.")
