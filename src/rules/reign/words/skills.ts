/** REIGN-297, REIGN-299. */
export const SKILL_IDS = [
  'skill:super-tanke',
  'skill:initiated',
  'skill:parry',
  'skill:ambidextrous',
  'skill:battle-fury',
  'skill:light-foot',
  'skill:lock-wise',
  'skill:lynx-eye',
  'skill:rouser',
  'skill:cool-head',
  'skill:healers-hands',
  'skill:scrounger',
] as const;
export type SkillId = (typeof SKILL_IDS)[number];

/** REIGN-049: a house option. */
export const HANDICAP_IDS = [
  'handicap:maimed-hand',
  'handicap:limp',
  'handicap:bad-eye',
  'handicap:ugly-scar',
] as const;
export type HandicapId = (typeof HANDICAP_IDS)[number];
