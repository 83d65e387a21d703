import type { Adventure, CatacombsState, HeroId, LordId, MonsterId } from '../../../src/rules/catacombs';
import { isHeroesTurn } from './asks';
import { ANN, BOB, type GamePlan } from './games';
import { CELLAR, lair, story, told } from './stories';

type Setup = NonNullable<GamePlan['setup']>;
type Heroes = Adventure['heroes'];
export type CombatRoom = typeof CELLAR;
type Monsters = Readonly<Partial<Record<MonsterId, number>>>;

/** Who plays, where the usual four do not. */
const seated = (ofAnn: readonly HeroId[], ofBob: readonly HeroId[]) => [
  { seat: ANN, heroes: ofAnn },
  { seat: BOB, heroes: ofBob },
];

export const SOLOTH_PARTY = seated(['hero:ice-princess', 'hero:paladin'], ['hero:witch-hunter', 'hero:sorceress']);
/** With them there is something in every drawer. */
export const MIXED_PARTY = seated(['hero:ice-princess', 'hero:wizard'], ['hero:witch-hunter', 'hero:sorceress']);

const listed = (monsters: Monsters): CombatRoom['monsters'] =>
  Object.entries(monsters).map(([monster, count]) => ({ monster: monster as MonsterId, count }));

export const burrow = (monsters: CombatRoom['monsters'], change: Partial<CombatRoom> = {}): CombatRoom => ({
  kind: 'combat',
  title: told('The burrow'),
  story: told('Something moves behind the straw, and it is not alone.'),
  board: 'crypt',
  monsters,
  ...change,
});

export const vermin = (monsters: Monsters, heroes: Heroes = {}): Setup => ({
  expansions: ['vermin'],
  adventure: story({ heroes, rooms: [burrow(listed(monsters))] }),
});

const atSoloths = (room: CombatRoom, heroes: Heroes): Setup => ({
  expansions: ['soloth'],
  heroSeats: SOLOTH_PARTY,
  adventure: story({ heroes, rooms: [room] }),
});

export const soloth = (monsters: Monsters, heroes: Heroes = {}): Setup => atSoloths(burrow(listed(monsters)), heroes);

/** Each where it stands already. */
export const solothStanding = (monsters: CombatRoom['monsters'], heroes: Heroes = {}): Setup =>
  atSoloths(burrow(monsters, { anywhere: true }), heroes);

export const both = (monsters: Monsters, heroes: Heroes): Setup => ({
  expansions: ['soloth', 'vermin'],
  heroSeats: MIXED_PARTY,
  adventure: story({ heroes, rooms: [burrow(listed(monsters))] }),
});

/** A shop of a box, with a fight behind it. */
export const counter = (
  kind: 'merchant' | 'healer' | 'altar',
  expansion: 'soloth' | 'vermin',
  heroes: Heroes,
): Setup => ({
  expansions: [expansion],
  ...(expansion === 'soloth' ? { heroSeats: SOLOTH_PARTY } : {}),
  adventure: story({
    heroes,
    rooms: [{ kind, title: told('The counter'), story: told('A lamp, and somebody behind it.') }, CELLAR],
  }),
});

export const lairOf = (lord: LordId): Setup => ({
  expansions: ['soloth'],
  heroSeats: SOLOTH_PARTY,
  adventure: { ...lair(lord), heroes: {} },
});

/** In the heroes' turn, when the table is just so. */
export const whenever =
  (isSo: (state: CatacombsState) => boolean) =>
  (state: CatacombsState): boolean =>
    isHeroesTurn(state) && isSo(state);
