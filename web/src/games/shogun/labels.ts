// Written by `make types`; do not edit.
/** The ids behind the numbers of views and choices: the number of a thing is its place in the list of its kind. */
export const LABELS = {
  province: ["aki", "awa_boso", "awa_shikoku", "bingo", "bitchu", "bizen", "echigo", "echizen", "etchu", "harima", "hida", "hitachi", "hoki", "ise", "iwami", "iyo", "izu", "izumo", "kaga", "kai", "kazusa", "kii", "kozuke", "mikawa", "mimasaka", "mino", "musashi", "mutsu", "noto", "omi", "owari", "sagami", "sanuki", "settsu", "shima", "shimosa", "shimotsuke", "shinano", "suruga", "tajima", "tamba", "tosa", "totomi", "wakasa", "yamato"],
  card: ["aki", "awa_boso", "awa_shikoku", "bingo", "bitchu", "bizen", "echigo", "echizen", "etchu", "harima", "hida", "hitachi", "hoki", "ise", "iwami", "iyo", "izu", "izumo", "kaga", "kai", "kazusa", "kii", "kozuke", "mikawa", "mimasaka", "mino", "musashi", "mutsu", "noto", "omi", "owari", "sagami", "sanuki", "settsu", "shima", "shimosa", "shimotsuke", "shinano", "suruga", "tajima", "tamba", "tosa", "totomi", "wakasa", "yamato", "treasure_0", "treasure_1", "treasure_2", "treasure_3", "treasure_4"],
  space: ["build_castle", "build_temple", "build_theatre", "collect_rice", "collect_taxes", "deploy_5", "deploy_3", "deploy_1_move", "battle_a", "battle_b", "bid"],
  action: ["build_castle", "build_temple", "build_theatre", "collect_rice", "collect_taxes", "deploy_5", "deploy_3", "deploy_1_move", "battle_a", "battle_b"],
  special: ["tax_bonus", "rice_bonus", "six_armies", "attack_bonus", "defence_bonus"],
  event_card: ["theatre_calm_5", "theatre_calm_7", "neutral_resistance", "castle_guard_2", "castle_guard_6", "temple_peace_3", "temple_peace_4", "tax_max_5", "tax_min_6", "rice_min_4", "rice_max_3", "weak_levy"],
  building: ["castle", "temple", "theatre"],
  region: ["green", "red", "purple", "yellow", "brown"],
  daimyo: ["uesugi", "mori", "tokugawa", "takeda", "hashiba"],
  season: ["spring", "summer", "autumn", "winter"],
  position: ["1", "2", "3", "4", "5"],
  list: ["A", "B", "C", "D", "E"],
  obstacle: ["chests", "site", "same_building", "tile", "supply", "armies", "target"],
  stage: ["setup", "planning", "order", "execution", "winter", "over"],
  payment: ["paid", "by_luck", "unpaid"],
  cube: ["1", "2", "3", "4", "5", "farmers"],
} as const;
