"""The keys of the Ghost, the Story and the expansions, and what the numbers behind them are; part of the vocabulary."""

VERBS = {
    "raise_price": ("resource",), "send_character": ("character", "space"), "sell_resource": ("resource",), "buy_cheaper": ("card", "line"),
    "offer_coin": (), "take_geisha": ("geisha",), "token_advance": ("decorator",), "token_decorate": ("sword", "resource"),
    "play_kaji": ("kaji", "sword"), "take_points": (),
}  # fmt: skip

PROMPTS = {
    "raise_price": (), "send_character": ("character",), "kanri": (), "shinobi": (), "shonin": (), "unsuiso": (), "geisha": (),
    "take_visible_card": (), "metal_katana": (),
}  # fmt: skip

EVENTS = {
    # the Ghost
    "ghost_draws": ("seat", "area"), "ghost_ignores": ("seat", "area"), "ghost_finds_no_room": ("seat", "area", "points#"),
    "ghost_stays_away": ("seat",), "solo_card_leaves": ("seat", "area"), "ghost_katana_grows": ("seat", "resource"),
    # the Story
    "temple_asks": ("seat", "coins#"), "price_rises": ("resource", "coins#"), "chapter_won": ("seat", "chapter"),
    "chapter_lost": ("seat", "chapter"),
    # Wandering Characters
    "character_arrives": ("character", "space"), "meets": ("seat", "character"), "character_goes": ("seat", "character", "space"),
    "takes_kaji": ("seat", "kaji"), "uses_kaji": ("seat", "kaji"), "takes_kogeika": ("seat", "kogeika"), "shows_kogeika": ("kogeika",),
    "uses_kogeika": ("seat", "kogeika"), "shows_geisha": ("geisha",), "takes_geisha": ("seat", "geisha"), "fills_bowl": ("seat", "coins#"),
    "sells_resource": ("seat", "resource"),
    # Promo tiles and Metal Katana
    "promo_lies": ("promo", "decorator"), "takes_promo": ("seat", "promo"), "takes_metal": ("seat",), "metal_returns": (),
}  # fmt: skip

REASONS: dict[str, tuple[str, ...]] = {"chapter_without_promo": ()}
