/** What a table may switch on before the game; none is the rulebook's plain game. */
export const HOUSE_OPTIONS = [
  /** CONQ-172. */
  'drawAtEnd',
  /** CONQ-174. */
  'exhaustion',
  /** CONQ-177. */
  'withoutAbilities',
  /** CONQ-179. */
  'withoutArmour',
  /** CONQ-091. */
  'companionLongbow',
  /** CONQ-029: one token more for the team that does not start. */
  'tempoToken',
  /** CONQ-029: one token more for two against one. */
  'pairToken',
  /** CONQ-038: partners see one another's hands. */
  'openPartners',
] as const;
export type HouseOption = (typeof HOUSE_OPTIONS)[number];
