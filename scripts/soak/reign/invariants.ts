import {
  carryingLimit,
  everybody,
  fullPoints,
  groundFor,
  hasFlag,
  indexOf,
  isHero,
  isObstacle,
  LIQUID,
  mostHp,
  reign,
  squareName,
  weightOf,
  type Person,
  type ReignState,
  type ReignTypes,
} from '../../../src/rules/reign';
import { firstBroken, promptOrOutcome, survivesJson, type Invariants } from '../invariants';

const onBoard = ({ model }: ReignState): readonly Person[] => everybody(model).filter(({ at }) => at !== null);

/** The first of them of whom it is so. */
function of(people: readonly Person[], text: string, isWrong: (person: Person) => boolean): string | null {
  const person = people.find(isWrong);
  return person === undefined ? null : `${person.id} ${text}`;
}

const MOST_PAID = 3;
/** A potion of speed, a battle fury and what was owed. */
const MOST_EXTRA_POINTS = 10;

export const INVARIANTS: Invariants<ReignTypes> = {
  promptOrOutcome: promptOrOutcome(reign),
  /** REIGN-338. */
  oneASquare(state) {
    const people = onBoard(state);
    const twice = people.find((person, index) => people.findIndex(({ at }) => at === person.at) !== index);
    return twice === undefined ? null : `two stand on ${squareName(twice.at ?? 0)}`;
  },
  /** REIGN-208, REIGN-235. */
  onFirmGround(state) {
    const ground = groundFor(state.model);
    // Whoever clings to the edge is asked about it first.
    const isFalling = state.prompt?.purpose.kind === 'cheatDeath';
    return of(onBoard(state), 'stands where nobody can', ({ at }) => {
      const index = indexOf(ground, at);
      return index < 0 || isObstacle(ground, index) || (hasFlag(ground, index, LIQUID) && !isFalling);
    });
  },
  /** REIGN-145, REIGN-151, REIGN-154. */
  hitPoints: (state) =>
    of(onBoard(state), 'has hit points that cannot be', (person) => {
      const isOver = person.hp > mostHp(state.model, person);
      const isDown = person.downSince !== null;
      return isOver || (person.side === 'master' ? person.hp <= 0 : person.hp <= 0 !== isDown);
    }),
  points: (state) =>
    of(onBoard(state), 'has points that cannot be', (person) => {
      const { points, waiting, destiny } = person;
      return Math.min(points, waiting, destiny) < 0 || points > fullPoints(person) + MOST_EXTRA_POINTS;
    }),
  /** REIGN-042. */
  holdsWhatItHas: (state) =>
    of(onBoard(state), 'holds what it has not', ({ hands, worn, pack }) => {
      const held = [...hands, worn].filter((one) => one !== null);
      return new Set(held).size !== held.length || !held.every((one) => pack.some(({ id }) => id === one));
    }),
  thingsAreSomewhereOnce({ model }) {
    const all = [...everybody(model).flatMap(({ pack }) => pack), ...model.dropped.map(({ item }) => item)];
    return new Set(all.map(({ id }) => id)).size === all.length ? null : 'a thing is in two places';
  },
  /** REIGN-046: nobody leaves town with more than it can carry. */
  setsOutLight(state) {
    const { model, prompt } = state;
    const isSettingOut = prompt?.purpose.kind === 'muster' && (model.setup.quest?.town ?? null) !== null;
    const people = isSettingOut ? everybody(model).filter(isHero) : [];
    return of(people, 'carries too much', (person) => weightOf(person) > carryingLimit(model, person));
  },
  /** REIGN-110, REIGN-179: three finds a zone pay, and écus are whole and never owed. */
  coins({ model }) {
    const sums = [model.pot, ...everybody(model).flatMap(({ coins, xp }) => [coins, xp])];
    if (sums.some((sum) => !Number.isSafeInteger(sum) || sum < 0)) return 'écus or experience that cannot be';
    const paid = Object.values(model.paidSearches).find((count) => count > MOST_PAID);
    return paid === undefined ? null : `a zone has paid ${paid} times`;
  },
  goneForGood: ({ model }) =>
    of(everybody(model), 'is gone and not dead', ({ id, at, isDead }) => {
      const isAway = model.round === 0 || model.quest?.left.includes(id) === true;
      return !isAway && (at === null) !== isDead;
    }),
};

export const whatIsWrong = (state: ReignState, isThorough: boolean): string | null =>
  firstBroken(isThorough ? { ...INVARIANTS, survivesJson } : INVARIANTS, state);
