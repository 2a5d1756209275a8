// Written by `make types`; do not edit.
/** The ids behind the numbers of views and choices: the number of a thing is its place in the list of its kind. */
export const LABELS = {
  clan: ["koi", "lotus", "turtle", "dragonfly", "bonsai"],
  province: ["hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu"],
  piece: ["bushi", "shinto", "daimyo", "stronghold", "komainu", "oni_of_skulls", "yurei", "oni_of_blood", "oni_of_souls", "river_dragon", "oni_of_hate", "oni_of_spite"],
  shrine: ["amaterasu", "fujin", "hachiman", "tsukuyomi", "raijin", "ryujin", "susanoo"],
  mandate: ["recruit", "marshal", "train", "harvest", "betray"],
  card: ["komainu", "oni_of_skulls", "path_of_the_lion", "righteousness", "way_of_the_shogun", "path_of_the_serpent", "respect", "way_of_bushido", "way_of_the_ronin", "yurei", "form_of_the_kitsune", "form_of_the_phoenix", "path_of_the_dragon", "river_dragon", "way_of_the_moneylender", "benevolence", "path_of_the_kenin", "path_of_the_light", "justice", "path_of_the_samurai", "oni_of_blood", "oni_of_souls", "form_of_the_beast", "way_of_the_katana", "oni_of_hate", "oni_of_spite", "courage", "path_of_the_ninja", "way_of_the_righteous", "mercy", "path_of_the_monkey", "form_of_the_demon", "path_of_the_spirit", "honesty", "path_of_the_patron", "path_of_the_warlord", "loyalty", "way_of_the_merchant", "form_of_the_kindred", "path_of_the_unrighteous"],
  advantage: ["seppuku", "take_hostage", "hire_ronin", "imperial_poets"],
  season: ["spring", "summer", "autumn", "winter"],
  phase: ["preparation", "seasonal_setup", "tea_ceremony", "political", "war", "cleanup", "winter"],
  set: ["archway", "horseman", "teapot"],
  source: ["righteousness", "way_of_the_shogun", "way_of_bushido", "way_of_the_ronin", "way_of_the_moneylender", "benevolence", "justice", "oni_of_souls", "oni_of_spite", "courage", "mercy", "path_of_the_spirit", "honesty", "path_of_the_patron", "path_of_the_warlord", "harvest", "kami", "seppuku", "take_hostage", "imperial_poets"],
  part: ["give_coins", "give_ronin", "ask_coins", "ask_ronin", "alliance"],
  policy: ["ask", "charge", "let_pass"],
} as const;
