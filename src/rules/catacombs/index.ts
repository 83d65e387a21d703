export { AFTERMATHS, deedOf, type Aftermath, type Deed } from './actions/deed';
export { optionsOf, type ActionOption } from './actions/options';
export { PASS } from './actions/pass';
export { SKIP } from './actions/takeTurn';
export { pitchesLeft } from './actions/pitchesLeft';
export { ADVENTURE_FORMAT, ADVENTURE_VERSION } from './adventure/adventure';
export type { Adventure, AdventureRoom, HeroState, MonsterEntry, Telling } from './adventure/adventure';
export { expansionsIn } from './adventure/expansionsIn';
export { roomOfStory } from './adventure/inPlay';
export { readAdventure } from './adventure/readAdventure';
export type { AttackType, Modifier, Step } from './content/attack';
export type { Circle } from './content/artefactCard';
export { EQUIPMENT_CARDS } from './content/equipment';
export { ALLY_CARDS } from './content/base/heroes';
export type { ActionCard } from './content/heroCard';
export { HERO_CARDS } from './content/heroes';
export { crowdedSlots, HERO_SLOTS } from './content/heroSlots';
export { LORD_CARDS } from './content/lords';
export { MONSTER_CARDS } from './content/monsters';
export { ROOM_CARDS } from './content/rooms';
export { SPELL_CARDS } from './content/spells';
export { expansionOf } from './content/expansionsOf';
export * from './content/ids';
export { ARTEFACT_CARDS } from './content/soloth/artefacts';
export { MAGIC } from './content/soloth/magic';
export { magicCostOf, priceOf } from './magic/price';
export type { RoomCard } from './content/room';
export type { CatacombsEvent, Cause } from './events';
export { catacombs, openCatacombs, startCatacombs } from './game';
export { fullLifeOf, HANDICAP_TERMS, HANDICAPS, type Handicap, type HandicapTerms } from './model/handicap';
export type { Hero, Kill, Trophies } from './model/hero';
export type { Catacombs, Outcome } from './model/model';
export type { Price } from './model/price';
export { heroesOf, heroOf, heroOrNull, inReserve, mendedLife, seatOfHero, seatOfPiece } from './model/queries';
export {
  areEnemies,
  isActing,
  isFrozen,
  isHeroSide,
  isOverseerSide,
  isStunned,
  type ActingPiece,
  type Piece,
} from './model/piece';
export { sideOf } from './model/side';
export { DIRECTIONS, OPPOSITE, type Direction, type Labyrinth, type Line, type Path, type Space } from './model/path';
export { PHASES, type FightKind, type Phase } from './model/room';
export { cardOf, fightOn } from './phases/cards';
export { earned } from './phases/resolution';
export { isLordDown } from './pitch/judgeFallenLord';
export { projectileRadiusMm } from './pitch/pitch';
export { SPIKE_THROWER, spikesLeft } from './pitch/spikes';
export { isMovementAsked, pitchAsked, targetsOf } from './pitch/targets';
export type { Purpose } from './purposes';
export { equipmentInPlay } from './opening/equipmentInPlay';
export { lordLifeAtStart } from './opening/lordLife';
export { PROPOSE } from './variants/proposal';
export { neighbourOf } from './variants/maze';
export { unreachableRooms } from './opening/builtMaze';
export { columnsOf, type Slot } from './opening/slots';
export { whyNotSetup } from './opening/whyNotSetup';
export { CURE_VENDORS, FROZEN_CHOICES, HOUSE_AS_PRINTED, THIEF_VERMIN_BONUSES } from './model/houseOptions';
export type { HouseOptions } from './model/houseOptions';
export { NO_VARIANTS, REMEDIES, ROOM_POOLS } from './model/setup';
export type { CatacombsSetup, HeroSeat, LayoutChoice, RoomPool, Variants } from './model/setup';
export { CURE } from './shops/cures';
export { HEALING_TOUCH, RESURRECTION } from './shops/healerServices';
export { bountyOf } from './vermin/bounty';
export { poisonCard } from './content/vermin/poison';
export { WANDERING_VERMIN } from './content/vermin/wandering';
export { lethalPoison, poisonOf, poisonTotal } from './vermin/poison';
export { halfPrice } from './shops/merchant';
export { OFFERING } from './shops/partyServices';
export type { CatacombsAnswer, CatacombsAsk, CatacombsGame, CatacombsState, CatacombsTypes } from './types';
export { RULES_REVISION } from './revision';
export { catacombsBook } from './record/catacombsBook';
export type { WrittenAnswer } from './record/stepSchema';
export { summaryOf } from './record/summaryOf';
export * from './verdict';
export { CAMP_TRACK, type CampSpace } from './variants/campTrack';
export { HIDDEN_CARD } from './view';
