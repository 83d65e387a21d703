import { sample, seedChance, stateHash, apply, type ChanceStream } from '../../../src/rules/machine';
import {
  catacombs,
  startCatacombs,
  type CatacombsEvent,
  type CatacombsSetup,
  type LayoutChoice,
} from '../../../src/rules/catacombs';
import { BASE_LORD_IDS } from '../../../src/rules/catacombs/content/ids';
import { RULES_REVISION } from '../../../src/rules/catacombs/revision';
import { setupWith } from '../catacombs/support/setup';
import { cardSeals } from './cardSeals';
import type { Golden, GoldenGame } from './goldenShape';

export { changedIn } from './changedIn';

const LAYOUTS: readonly LayoutChoice[] = [
  { kind: 'line', roomsOfLevel: [1, 2, 1] },
  { kind: 'branching' },
  { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 },
  { kind: 'line', roomsOfLevel: [3, 4, 3] },
  { kind: 'labyrinth', map: 'generated', sizeColumns: 3, sizeRows: 4 },
];

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

/** Layouts, Lords and Extras take turns. */
function setupOf(seed: number): CatacombsSetup {
  const has = (turn: number): boolean => seed % turn === 0;
  return setupWith({
    lord: at(BASE_LORD_IDS, seed),
    layout: at(LAYOUTS, seed),
    variants: {
      heroesPlacedLast: has(2),
      fairPlacement: has(3),
      wanderingMonsters: has(4),
      camping: has(2),
      secondHealer: has(3),
    },
  });
}

const nameOf = (seed: number): string => {
  const { layout, lord } = setupOf(seed);
  return `seed ${seed}, ${layout.kind}, ${lord}`;
};

/** The cards as they lie and the deck as it is shuffled: not how the state is built. */
function dungeonOf(seed: number): string {
  const { path, equipmentDeck } = startCatacombs(setupOf(seed), seed).state.model;
  const cards = path.kind === 'line' ? path.columns.map((column) => column.map(({ card }) => card)) : path.spaces;
  return stateHash({ cards, equipmentDeck });
}

const MAX_COMMANDS = 3_000;

/** A whole game by players at random, whose flicks are made up. */
function gameOf(seed: number): GoldenGame {
  let { state, events } = startCatacombs(setupOf(seed), seed);
  const told: CatacombsEvent[] = [...events];
  let stream: ChanceStream = seedChance(seed + 500).play;
  let commands = 0;
  for (; state.prompt !== null && commands < MAX_COMMANDS; commands++) {
    const answer = sample(catacombs, state.prompt, stream);
    stream = answer.stream;
    const applied = apply(catacombs, state, answer.value);
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    ({ state, events } = applied);
    told.push(...events);
  }
  return { commands, events: stateHash(told), state: stateHash(state) };
}

const DUNGEONS = 25;
const GAMES = [1, 2, 3, 5, 9];

export const captured = (): Golden => ({
  revision: RULES_REVISION,
  dungeons: Object.fromEntries(
    Array.from({ length: DUNGEONS }, (_, index) => [nameOf(index + 1), dungeonOf(index + 1)]),
  ),
  games: Object.fromEntries(GAMES.map((seed) => [nameOf(seed), gameOf(seed)])),
  cards: cardSeals(),
});
