export { openReign, reign } from './game';
export { reignBook, type ReignWritten } from './record/reignBook';
export { RULES_REVISION } from './revision';
export { campaignOf, FIRST_STEPS, USUAL_CHOICES, type CampaignChoices, type ReignCampaign } from './campaign/campaign';
export { freshHero, suggestedGrade, type Carried, type CarriedHero } from './model/carried';
export { oddsOf } from './dice';
export type { Person, Reign } from './model/model';
export type { ReignOpening, ReignSetup } from './model/setup';
export type { ReignGame, ReignState, ReignTypes } from './model/types';
export type { ReignAnswer, ReignAsk, ReignDeed } from './words/deeds';
export type { ReignEvent } from './words/events';
export type { ReignOutcome } from './words/outcome';
export type { ReignPurpose } from './words/purposes';
export { squareName, squareNamed, type Square } from './words/squares';
export { hasFlag, isObstacle, LIQUID } from './grid';
export { everybody, fullPoints, mostHp } from './model/people';
export { groundFor, indexOf } from './model/places';
export { CREATURE_IDS, type CreatureId } from './words/creatures';
export { GRADES } from './words/characters';
export type { DoingKind } from './words/deeds';
export { ELEMENT_KINDS, TRAP_KINDS } from './words/elements';
export { LOSSES, REROLLS } from './words/events';
export { END_WHYS } from './words/outcome';
export { IMPREVU_IDS, QUEST_IDS, type QuestId } from './words/quests';
export { HERO_IDS, type HeroId } from './words/heroes';
export { SPELL_IDS } from './words/spells';
export { squareAt } from './words/squares';
export { TEST_WHYS } from './words/tasks';
export {
  GRIMOIRE_IDS,
  POTION_IDS,
  RUNE_IDS,
  SCROLL_IDS,
  THING_IDS,
  WEAPON_IDS,
  ARMOUR_IDS,
  type ThingId,
} from './words/things';
export { ZONE_IDS, type ZoneId } from './words/zones';
export { zoneOf } from './content/zones';
