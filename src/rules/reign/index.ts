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
export { carryingLimit, everybody, fullPoints, isHero, mostHp, weightOf } from './model/people';
export { groundFor, indexOf } from './model/places';
export type { Amount } from './words/amount';
export { CREATURE_IDS, type CreatureId } from './words/creatures';
export { GRADES, SIDES, type CharacterId, type Grade, type ItemId } from './words/characters';
export type { DoingKind } from './words/deeds';
export { DIE_COLOURS, type DieColour } from './words/dice';
export {
  DOOR_KINDS,
  ELEMENT_KINDS,
  TRAP_KINDS,
  type DoorKind,
  type ElementKind,
  type TrapKind,
} from './words/elements';
export { LOSSES, REROLLS, type Loss, type Reroll, type Rolled } from './words/events';
export { LEVEL_IDS, type LevelChange, type LevelId } from './words/levels';
export { creatureNamed, doingNamed, elementNamed } from './words/named';
export { END_WHYS, type EndWhy } from './words/outcome';
export { IMPREVU_IDS, QUEST_IDS, type ImprevuId, type QuestId } from './words/quests';
export { HERO_IDS, VOCATIONS, type HeroId, type Vocation } from './words/heroes';
export { HANDICAP_IDS, SKILL_IDS, type HandicapId, type SkillId } from './words/skills';
export { SPELL_IDS, type SpellId } from './words/spells';
export { columnOf, rowOf, squareAt, zoneOfSquare } from './words/squares';
export { SPEECHES, STEPS, TEST_WHYS } from './words/tasks';
export {
  GRIMOIRE_IDS,
  POTION_IDS,
  RUNE_IDS,
  SCROLL_IDS,
  THING_IDS,
  WEAPON_IDS,
  ARMOUR_IDS,
  OBJECT_CATEGORIES,
  WARDS,
  type ArmourId,
  type GrimoireId,
  type ObjectCategory,
  type RuneId,
  type ScrollId,
  type Thing,
  type ThingId,
  type Ward,
  type WeaponId,
} from './words/things';
export { spellOf } from './content/spells';
export { thingOf } from './content/things';
export { ZONE_IDS, type ZoneId } from './words/zones';
export { zoneOf } from './content/zones';
// What somebody who thinks about it weighs.
export { HOLDINGS } from './content/elements';
export { questOf } from './content/quests';
export { damageOddsOf, meanDamageOf } from './dice';
export { markedExit } from './dungeon/waysOn';
export { BULK, distanceOf, DOORWAY, FOE, FRIEND, LAVA, reaches, sees, touches, UNLAID, type Ground } from './grid';
export { attackOf, isImmobile } from './model/attacks';
export { armourOn, hasSkill, isAble, isDown, isFearless, isStanding, kindOf, levelOf, personOf } from './model/people';
export { blockersOf, doorAt, entranceOf, isOpenHole, isShut, trapAt, wayDown } from './model/places';
export { armoursOn, objectsAtWork, weaponsHeld } from './model/things';
export { spellTest } from './moments/casting';
export { blowAtDoor } from './moments/offers/doors';
export { testOf } from './moments/tests';
export type { Odds } from './words/deeds';
export type { Spell } from './words/spells';
export type { BlowPlan } from './words/throws';
