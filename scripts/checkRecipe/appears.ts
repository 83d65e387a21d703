import { apply, sample, seedChance } from '../../src/rules/machine';
import {
  catacombs,
  catacombsBook,
  ROOM_CARDS,
  startCatacombs,
  type CatacombsSetup,
  type CatacombsState,
} from '../../src/rules/catacombs';

const SEEDS = 200;
const MOST_ANSWERS = 100;

/** A game of the box whose first room is one of these. */
function gameIn(rooms: readonly string[], setup: CatacombsSetup): readonly [number, CatacombsState] {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { state } = startCatacombs(setup, seed);
    const { path } = state.model;
    if (path.kind === 'line' && rooms.includes(path.columns[0]?.[0]?.card ?? '')) return [seed, state];
  }
  throw new Error(`none of ${rooms.join(', ')} is ever drawn`);
}

const isOnTheBoard = ({ model }: CatacombsState, monster: string): boolean =>
  Object.values(model.room?.pieces ?? {}).some((piece) => piece.kind === 'monster' && piece.card === monster);

/** Answered at random until the monster lies on the board; the seed of that game. */
export function appears(monster: string): number {
  const rooms = [...ROOM_CARDS.values()].flatMap((card) =>
    card.kind === 'combat' && Object.keys(card.monsters).includes(monster) ? [card] : [],
  );
  const [first] = rooms;
  if (first === undefined) throw new Error(`no room brings ${monster}`);
  const roomsOfLevel = [0, 1, 2].map((level) => (level === first.level ? 1 : 0));
  const setup = catacombsBook.setup.parse({ expansions: ['workshop'], layout: { kind: 'line', roomsOfLevel } });
  const drawn = gameIn([first.id], setup);
  const [seed] = drawn;
  let [, state] = drawn;
  let stream = seedChance(seed).play;
  for (let count = 0; count < MOST_ANSWERS && state.prompt !== null; count++) {
    if (isOnTheBoard(state, monster)) return seed;
    const answer = sample(catacombs, state.prompt, stream);
    stream = answer.stream;
    const applied = apply(catacombs, state, answer.value);
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    state = applied.state;
  }
  throw new Error(`${first.id} was entered, and ${monster} does not lie there`);
}
