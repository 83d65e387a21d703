import { DIRECTIONS } from '../../../src/rules/catacombs/model/path';
import type { CatacombsEvent, CatacombsTypes, Outcome, Purpose } from '../../../src/rules/catacombs';
import { ALLY_CARDS } from '../../../src/rules/catacombs/content/base/heroes';
import { HERO_CARDS } from '../../../src/rules/catacombs/content/heroes';
import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { MONSTER_CARDS } from '../../../src/rules/catacombs/content/monsters';
import { ROOM_CARDS } from '../../../src/rules/catacombs/content/rooms';
import {
  ABILITY_IDS,
  ALLY_IDS,
  EQUIPMENT_IDS,
  LORD_IDS,
  MONSTER_IDS,
  SPELL_IDS,
} from '../../../src/rules/catacombs/content/ids';
import { monsterAction } from '../../../src/rules/catacombs/actions/monsterAction';
import { HEALING_TOUCH, RESURRECTION } from '../../../src/rules/catacombs/shops/healerServices';

/** A kind that is missing here does not compile. */
const kindsOf = <K extends string>(kinds: Readonly<Record<K, true>>): readonly K[] => Object.keys(kinds) as K[];

const PURPOSES = kindsOf<Purpose['kind']>({
  acceptAdventure: true,
  chooseRoom: true,
  chooseDirection: true,
  useMap: true,
  halveMonsters: true,
  chooseShortfall: true,
  placeHeroes: true,
  confirmPlacement: true,
  placeMonsters: true,
  act: true,
  castFrom: true,
  sharpenArrow: true,
  flick: true,
  watchFlick: true,
  cancelPitch: true,
  stayUp: true,
  absorb: true,
  freeze: true,
  loseSpike: true,
  putBack: true,
  retaliate: true,
  placeFireWall: true,
  placeReborn: true,
  corrode: true,
  decay: true,
  enslave: true,
  keepItem: true,
  placeSpawn: true,
  placeSummoned: true,
  teleportWhom: true,
  teleportTo: true,
  healWhom: true,
  swapWith: true,
  vanish: true,
  vanishTo: true,
  callOn: true,
  takeForm: true,
  addWandering: true,
  payFirst: true,
  altar: true,
  judgeOffering: true,
  agreeOffering: true,
  merchant: true,
  healer: true,
  payFor: true,
  agreeToPay: true,
  camp: true,
  campRecover: true,
  campMonsters: true,
  handOver: true,
  agreeHandOver: true,
  ruleWhich: true,
  ruleWhere: true,
});

const EVENTS = kindsOf<CatacombsEvent['kind']>({
  adventureJudged: true,
  roomRevealed: true,
  cardsLookedAt: true,
  directionBarred: true,
  roomChosen: true,
  roomEntered: true,
  phaseBegan: true,
  stockExhausted: true,
  spacingLowered: true,
  placed: true,
  roundBegan: true,
  turnBegan: true,
  actionBegan: true,
  passed: true,
  stopped: true,
  spellCast: true,
  equipmentUsed: true,
  flicked: true,
  struck: true,
  unharmed: true,
  damaged: true,
  killed: true,
  healed: true,
  removed: true,
  putBack: true,
  moved: true,
  incapacitated: true,
  recovered: true,
  becameFireWall: true,
  regenerated: true,
  reborn: true,
  enslaved: true,
  calledOn: true,
  formTaken: true,
  corroded: true,
  absorbed: true,
  frozen: true,
  thawed: true,
  itemWon: true,
  coinFlipped: true,
  veiled: true,
  berserkChanged: true,
  roomCleared: true,
  goldPaid: true,
  discsReturned: true,
  offerMade: true,
  bought: true,
  goldSpent: true,
  cardPeeked: true,
  offeringTurned: true,
  offeringJudged: true,
  paymentRefused: true,
  resurrected: true,
  campDecided: true,
  spellRecovered: true,
  overseerChanged: true,
  gameEnded: true,
});

const ENDS = kindsOf<Outcome['because']>({
  lordSlain: true,
  heroesFell: true,
  adventureDone: true,
  adventureDeclined: true,
});

const ASKS = kindsOf<CatacombsTypes['ask']['kind']>({
  choose: true,
  amounts: true,
  place: true,
  flick: true,
  flickResolved: true,
});

const actionsOf = (cards: readonly { readonly id: string; readonly actions: readonly { readonly id: string }[] }[]) =>
  cards.flatMap(({ id, actions }) => actions.map((action) => `${id}>${action.id}`));

/** Everything that a soak must have used, by chapter. */
export const GOALS: Readonly<Record<string, readonly string[]>> = {
  monster: MONSTER_IDS,
  attack: MONSTER_IDS.flatMap((id) => MONSTER_CARDS[id].actions.map((_, index) => `${id}>${monsterAction(index)}`)),
  ability: ABILITY_IDS,
  action: actionsOf([...Object.values(HERO_CARDS), ...Object.values(ALLY_CARDS)]),
  ally: [...ALLY_IDS, 'shield'],
  spell: SPELL_IDS,
  item: EQUIPMENT_IDS,
  sold: [...EQUIPMENT_IDS, HEALING_TOUCH.id, RESURRECTION.id],
  lord: LORD_IDS,
  lordAction: actionsOf(Object.values(LORD_CARDS)),
  room: [...ROOM_CARDS.keys()],
  direction: DIRECTIONS,
  layout: ['line', 'branching', 'labyrinth default', 'labyrinth generated', 'builtLabyrinth', 'story'],
  players: ['2', '3', '4', '5'],
  variant: ['heroesPlacedLast', 'fairPlacement', 'wanderingMonsters', 'camping', 'secondHealer'],
  house: ['alliesDelayDefeat', 'frenzyOnAllies', 'withoutMap', 'overseerHandOver', 'overseerRulings'],
  chosenBecause: ['majority', 'mostHeroes', 'lot'],
  ask: ASKS,
  prompt: PURPOSES,
  event: EVENTS,
  end: ENDS,
};

/** What no whole game can reach, and why: plays by hand test it. */
export const OUT_OF_REACH: Readonly<Record<string, string>> = {
  'prompt chooseShortfall':
    'no card asks for more discs of a kind than there are, and each room begins with all of them',
};
