import type { HeroId } from '../words/ids';

/** Who takes whose place when the two boxes are mixed (SOL-073). */
export const HERO_SLOTS: readonly (readonly [HeroId, HeroId])[] = [
  ['hero:elf', 'hero:ice-princess'],
  ['hero:barbarian', 'hero:paladin'],
  ['hero:thief', 'hero:witch-hunter'],
  ['hero:wizard', 'hero:sorceress'],
];

/** Pairs of whom both are in play: not advised, but allowed (SOL-074). */
export const crowdedSlots = (heroes: readonly HeroId[]): readonly (readonly [HeroId, HeroId])[] =>
  HERO_SLOTS.filter((slot) => slot.every((hero) => heroes.includes(hero)));
