export { deedOf, type Deed } from './tasks/actions/deed';
export { optionsOf } from './tasks/actions/options';
export { offeredGapMm, projectileRadiusMm } from './model/subjects/projectile';
export type { Cause } from './words/cause';
export { pitchesLeft } from './tasks/actions/pitchesLeft';
export { ADVENTURE_FORMAT } from './words/adventure';
export type { Adventure, AdventureRoom, HeroState, MonsterEntry, Telling } from './words/adventure';
export { equipmentInPlay, expansionsIn } from './model/subjects/box';
export { roomOfStory } from './model/subjects/story';
export { readAdventure } from './adventure/readAdventure';
export { EQUIPMENT_CARDS } from './content/equipment';
export { ALLY_CARDS, GO_BERSERK } from './content/base/heroes';
export type { ActionCard } from './content/cards/heroCard';
export { HERO_CARDS } from './content/heroes';
export { crowdedSlots, HERO_SLOTS } from './content/heroSlots';
export { BOARD, BOARD_HOLES, HERO_ZONE, MAX_HOLES, MONSTER_ZONE } from './content/boards';
export { DISC_RADIUS_MM } from './content/discSizes';
export { LAUNCH } from './content/launch';
export { LORD_CARDS } from './content/lords';
export { MONSTER_CARDS } from './content/monsters';
export { ROOM_CARDS } from './content/rooms';
export { SPELL_CARDS } from './content/spells';
export { expansionOf, FILLED_EXPANSIONS } from './content/expansionsOf';
export * from './words/ids';
export { WORKSHOP_ABILITY_IDS } from './words/workshopIds';
export {
  bareName,
  kindNamed,
  monsterCalled,
  readNumbered,
  type ActionName,
  type CardId,
  type PieceId,
} from './words/openIds';
export { ARTEFACT_CARDS } from './content/soloth/artefacts';
export { MAGIC } from './content/soloth/magic';
export { magicCostOf, priceOf } from './model/subjects/magic';
export type { RoomCard } from './content/cards/room';
export type { CatacombsEvent } from './words/events';
export { catacombs, openCatacombs, startCatacombs } from './game';
export { fullLifeOf } from './model/subjects/handicap';
export type { Hero, Trophies } from './model/hero';
export type { Catacombs } from './model/model';
export { heroesOf, heroOf, heroOrNull, inReserve, mendedLife, seatOfHero, seatOfPiece } from './model/queries';
export { areEnemies, isActing, isFrozen, isHeroSide, isOverseerSide, isStunned, type Piece } from './model/piece';
export { isAlly, sideOf } from './model/subjects/side';
export type { Labyrinth, Line, Space } from './model/path';
export { cardOf, fightOn } from './model/subjects/cards';
export { earned } from './tasks/resolution/resolution';
export { isLordDown } from './tasks/settlement/judgeFallenLord';
export { SPIKE_THROWER } from './content/brings';
export { spikesLeft } from './model/subjects/spikes';
export { isMovementAsked, pitchAsked, targetsOf } from './tasks/pitch/targets';
export type { Purpose } from './words/purposes';
export { neighbourOf } from './model/subjects/maze';
export { unreachableRooms } from './start/builtMaze';
export { columnsOf, type Slot } from './start/slots';
export { whyNotSetup } from './start/whyNotSetup';
export { CURE_VENDORS, FROZEN_CHOICES, HOUSE_AS_PRINTED, THIEF_VERMIN_BONUSES } from './words/houseOptions';
export type { HouseOptions } from './words/houseOptions';
export { lordLifeAtStart, ROOM_POOLS } from './model/setup';
export type { CatacombsSetup, HeroSeat, LayoutChoice, RoomPool } from './model/setup';
export { CURE, HEALING_TOUCH, OFFERING, RESURRECTION } from './content/services';
export { bountyOf } from './model/subjects/bounty';
export { poisonCard } from './content/vermin/poison';
export { WANDERING_VERMIN } from './content/vermin/wandering';
export { lethalPoison, poisonOf, poisonTotal } from './model/subjects/poison';
export { halfPrice } from './tasks/shops/merchant';
export type { CatacombsState, CatacombsTypes } from './model/types';
export { RULES_REVISION } from './revision';
export { catacombsBook } from './record/catacombsBook';
export { restoredShot } from './record/restored';
export type { WrittenAnswer } from './record/stepSchema';
export { summaryOf } from './record/summaryOf';
export * from './verdict';
export { CAMP_TRACK, type CampSpace } from './content/campTrack';
export { HIDDEN_CARD } from './view';
export type { CatacombsAnswer } from './words/asks';
export { BOARD_IDS, type BoardId, type Direction, DIRECTIONS, OPPOSITE } from './words/boards';
export { DISC_SIZES, type DiscSize } from './words/discSorts';
export { type AttackType, type EffectId, type Modifier, type Step } from './words/attack';
export { type Handicap, HANDICAP_TERMS, HANDICAPS, type HandicapTerms } from './words/handicap';
export type { Outcome } from './words/outcome';
export { type Phase } from './words/phases';
export { type Aftermath, type Circle, type Price } from './words/price';
export type { Kill } from './words/rewards';
export { NO_VARIANTS, REMEDIES, type Variants } from './words/variants';
export * from './words/options';
