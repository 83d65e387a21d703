import { sample, seedChance, stateHash, apply, type ChanceStream } from '../../../../src/rules/machine';
import {
  catacombs,
  startCatacombs,
  type CatacombsEvent,
  type CatacombsSetup,
  type LayoutChoice,
} from '../../../../src/rules/catacombs';
import { HERO_SLOTS } from '../../../../src/rules/catacombs/content/heroSlots';
import { BASE_LORD_IDS, SOLOTH_LORD_IDS, type Expansion, type HeroId } from '../../../../src/rules/catacombs/words/ids';
import { RULES_REVISION } from '../../../../src/rules/catacombs/revision';
import { ANN, BOB, setupWith } from '../../catacombs/support/setup';
import { withoutContacts } from '../../support/withoutContacts';
import { reloaded } from '../../support/reloaded';
import { cardSeals } from './cardSeals';
import type { Captured } from '../goldenShape';

const LAYOUTS: readonly LayoutChoice[] = [
  { kind: 'line', roomsOfLevel: [1, 2, 1] },
  { kind: 'branching' },
  { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 },
  { kind: 'line', roomsOfLevel: [3, 4, 3] },
  { kind: 'labyrinth', map: 'generated', sizeColumns: 3, sizeRows: 4 },
];

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

/** A seed, and what is played with beside the base game. */
interface Case {
  readonly seed: number;
  readonly boxes: readonly Expansion[];
}

/** Layouts, Lords and Extras take turns. */
const baseSetup = (seed: number): CatacombsSetup => {
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
};

/** Of either box in turn: whoever is not of the one is of the other. */
const mixedHeroes = (seed: number): readonly HeroId[] => HERO_SLOTS.map((slot, index) => at(slot, seed + index));

function withSoloth(setup: CatacombsSetup, seed: number): CatacombsSetup {
  const heroes = mixedHeroes(seed);
  return {
    ...setup,
    lord: at(SOLOTH_LORD_IDS, seed),
    altar: true,
    heroSeats: [
      { seat: ANN, heroes: heroes.slice(0, 2) },
      { seat: BOB, heroes: heroes.slice(2) },
    ],
  };
}

function setupOf({ seed, boxes }: Case): CatacombsSetup {
  const base = baseSetup(seed);
  if (boxes.length === 0) return base;
  const setup = boxes.includes('soloth') ? withSoloth(base, seed) : base;
  return { ...setup, expansions: boxes, ...(boxes.includes('vermin') ? { allowVariants: true } : {}) };
}

function nameOf(one: Case): string {
  const { layout, lord } = setupOf(one);
  return [`seed ${one.seed}`, layout.kind, lord, ...one.boxes].join(', ');
}

interface GoldenGame {
  readonly commands: number;
  readonly events: string;
  readonly state: string;
}

/** The cards as they lie and the deck as it is shuffled: not how the state is built. */
function dungeonOf(one: Case): string {
  const { path, equipmentDeck } = startCatacombs(setupOf(one), one.seed).state.model;
  const cards = path.kind === 'line' ? path.columns.map((column) => column.map(({ card }) => card)) : path.spaces;
  return stateHash({ cards, equipmentDeck });
}

/** Players at random can wander in a labyrinth for ever. */
export const MAX_COMMANDS = 3_000;

/** A whole game by players at random, whose flicks are made up: in which contacts things happen is judged elsewhere. */
function gameOf(one: Case): GoldenGame {
  const { seed } = one;
  let { state, events } = startCatacombs(setupOf(one), seed);
  const told: CatacombsEvent[] = [...withoutContacts(events)];
  let stream: ChanceStream = seedChance(seed + 500).play;
  let commands = 0;
  for (; state.prompt !== null && commands < MAX_COMMANDS; commands++) {
    const answer = sample(catacombs, state.prompt, stream);
    stream = answer.stream;
    const applied = apply(catacombs, reloaded(state), answer.value);
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    ({ state, events } = applied);
    told.push(...withoutContacts(events));
  }
  return { commands, events: stateHash(told), state: stateHash(state) };
}

const numbered = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
const cases = (boxes: readonly Expansion[], seeds: readonly number[]): readonly Case[] =>
  seeds.map((seed) => ({ seed, boxes }));

const BOTH: readonly Expansion[] = ['soloth', 'vermin'];
const DUNGEONS: readonly Case[] = [
  ...cases([], numbered(25)),
  ...cases(['soloth'], numbered(10)),
  ...cases(['vermin'], numbered(10)),
  ...cases(BOTH, numbered(10)),
];
const GAMES: readonly Case[] = [
  ...cases([], [1, 2, 3, 5, 9]),
  ...cases(['soloth'], [1, 3, 7]),
  ...cases(['vermin'], [2, 4, 8]),
  ...cases(BOTH, [3, 4, 6]),
];

const each = <T>(all: readonly Case[], captureOf: (one: Case) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(all.map((one) => [nameOf(one), captureOf(one)]));

export const captured = () =>
  ({
    revision: RULES_REVISION,
    parts: { dungeons: each(DUNGEONS, dungeonOf), games: each(GAMES, gameOf), cards: cardSeals() },
  }) satisfies Captured;
