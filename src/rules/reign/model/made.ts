import { creatureOf } from '../content/creatures';
import { GRADE_VALUES, graded } from '../content/grades';
import type { SeatId } from '../../machine';
import type { CharacterId, Side } from '../words/characters';
import type { CreatureId } from '../words/creatures';
import type { Square } from '../words/squares';
import { NO_GAINS } from './carried';
import type { Person, Reign } from './model';
import type { ReignSetup } from './setup';

/** As everybody comes: unharmed, unburdened, with everything yet to be used. */
export const UNHARMED = {
  pack: [],
  hands: [null, null],
  worn: null,
  named: [],
  isImmaterial: false,
  hasWings: false,
  hasClaws: false,
  protection: 0,
  spentRings: [],
  handicaps: [],
  skills: [],
  gains: NO_GAINS,
  coins: 0,
  xp: 0,
  earned: 0,
  raised: [],
  wasDowned: false,
  duel: null,
  isStranded: false,
  calledBy: null,
  destiny: 0,
  spells: [],
  fire: null,
  web: 0,
  isPoisoned: false,
  points: 0,
  newcomers: 0,
  waiting: 0,
  downSince: null,
  isDead: false,
  isInvisible: false,
  isInvulnerable: false,
  boost: {},
  thrownArmour: 0,
  owed: 0,
  hole: null,
  parried: [],
  hasFreeBlow: true,
  secondBlow: null,
  hasFury: true,
  hasLynxEye: true,
  hasScrounged: false,
  isHalted: false,
  lostToFear: false,
  isBrave: false,
  threat: 0,
  isDuped: false,
  isRobbed: false,
  donning: null,
  cast: [],
  mends: 0,
  pact: 0,
  faith: 0,
  wasInvisible: false,
  lastWoundedBy: null,
} as const;

/** What nobody else is called: people are never struck off the list. */
export function nameFor({ people }: Pick<Reign, 'people'>, is: CreatureId): CharacterId {
  const name = is.slice(is.indexOf(':') + 1);
  const others = Object.values(people).filter((person) => person.is === is).length;
  return `${name}-${others + 1}`;
}

export interface Newcomer {
  readonly is: CreatureId;
  readonly side: Side;
  readonly seat: SeatId;
  readonly at: Square;
  /** Figures of a swarm. */
  readonly figures: number;
}

/** A creature at full hit points; as a GM character it is as hard as the grade has it (REIGN-263). */
export function creatureMade(setup: Pick<ReignSetup, 'grade'>, id: CharacterId, newcomer: Newcomer): Person {
  const { is, side, seat, at, figures } = newcomer;
  const isGraded = side === 'master';
  const own = creatureOf(is).hitPoints;
  const hp = isGraded ? graded(own, GRADE_VALUES[setup.grade].hitPoints) : own;
  const rear = Array.from({ length: figures - 1 }, () => hp);
  return { ...UNHARMED, id, is, side, isGraded, seat, at, hp, rear };
}

export function withNewcomer(model: Reign, newcomer: Newcomer): { readonly model: Reign; readonly id: CharacterId } {
  const id = nameFor(model, newcomer.is);
  const person = creatureMade(model.setup, id, newcomer);
  return { id, model: { ...model, people: { ...model.people, [id]: person } } };
}
