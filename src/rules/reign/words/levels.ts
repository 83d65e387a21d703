/** The ten characteristics that have a level and a power die; action, hit and Destiny points are counted (REIGN-039). */
export const LEVEL_IDS = [
  'dexterity',
  'intelligence',
  'melee',
  'shooting',
  'agility',
  'magic',
  'force',
  'charisma',
  'endurance',
  'will',
] as const;
export type LevelId = (typeof LEVEL_IDS)[number];
export type Levels = Readonly<Record<LevelId, number>>;
/** What a thing adds to levels, or takes from them. */
export type LevelChange = Readonly<Partial<Record<LevelId, number>>>;
