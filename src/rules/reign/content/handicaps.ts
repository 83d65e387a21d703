import type { LevelId } from '../words/levels';
import type { HandicapId } from '../words/skills';

/** What each takes one from (REIGN-049). */
export const HANDICAPS: Readonly<Record<HandicapId, LevelId>> = {
  'handicap:maimed-hand': 'dexterity',
  'handicap:limp': 'agility',
  'handicap:bad-eye': 'shooting',
  'handicap:ugly-scar': 'charisma',
};

/** By the face of the D. */
export const HANDICAP_THROWN: readonly (HandicapId | null)[] = [
  'handicap:maimed-hand',
  'handicap:limp',
  'handicap:bad-eye',
  'handicap:ugly-scar',
  null,
  null,
];

/** What the healer in town takes for one (REIGN-049). */
export const HEALER = 150;
