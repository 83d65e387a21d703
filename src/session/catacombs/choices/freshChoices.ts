import {
  BASE_HERO_IDS,
  HERO_SLOTS,
  HOUSE_AS_PRINTED,
  NO_VARIANTS,
  whyNotSetup,
  type Adventure,
  type CatacombsSetup,
  type Expansion,
  type Handicap,
  type HeroId,
  type HouseOptions,
  type LayoutChoice,
  type LordId,
  type RoomPool,
  type Variants,
} from '../../../rules/catacombs';
import { seatId, type Refusal, type SeatId } from '../../../rules/machine';
import { onSheet, USUAL_RETAKES, type GameSheet, type Passing, type Retakes } from '../../game/sheet';
import { newPlayer, withHeroesDealt, type ChosenPlayer } from './players';

/** How many rooms are fought before the Lord. */
export const DUNGEON_LENGTHS = ['first', 'short', 'normal', 'long'] as const;
export type DungeonLength = (typeof DUNGEON_LENGTHS)[number];

/** How the rooms lie; only a line can be shorter or longer. */
export const DUNGEON_LAYOUTS = ['line', 'branching', 'labyrinth', 'generatedLabyrinth'] as const;
export type DungeonLayout = (typeof DUNGEON_LAYOUTS)[number];

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = HERO_SLOTS.length + 1;

/** A game that is being agreed on: sound at every moment, ready to be played as it is. */
export interface CatacombsChoices {
  readonly name: string;
  /** In the order in which they sit. */
  readonly players: readonly ChosenPlayer[];
  readonly overseer: SeatId;
  /** What is played with the base game. */
  readonly expansions: readonly Expansion[];
  readonly lord: LordId;
  /** Extra drops of life that the group gives him (SOL-033). */
  readonly lordExtraLife: number;
  /** The Altar of Soloth lies before him (SOL-060). */
  readonly altar: boolean;
  /** Monsters may be played by harder cards (VERM-099). */
  readonly allowVariants: boolean;
  /** Whose rooms are drawn, at every level (SOL-226). */
  readonly roomPool: RoomPool;
  readonly layout: DungeonLayout;
  readonly length: DungeonLength;
  readonly variants: Variants;
  readonly house: HouseOptions;
  /** What evens the fight out, as the table agrees. */
  readonly handicap: Handicap | null;
  /** A story instead of drawn cards; then its rooms and its Lord count. */
  readonly adventure: Adventure | null;
  /** What the story has laid aside, until cards are drawn again; left out when there was nothing else. */
  readonly beforeStory?: { readonly expansions: readonly Expansion[]; readonly heroes: readonly HeroId[] };
  readonly passing: Passing;
  readonly retakes: Retakes;
  readonly seed: number;
}

/**
 * How many rooms of each level; the short one has one room less than the rulebook's own (EXTRA-048). A first game meets
 * the few monsters of level 0 twice and nothing of level 2 (EXTRA-047, EXTRA-049).
 */
export const ROOMS_OF_LEVEL: Readonly<Record<DungeonLength, readonly [number, number, number]>> = {
  first: [2, 1, 0],
  short: [1, 1, 1],
  normal: [1, 2, 1],
  long: [2, 4, 2],
};

const GENERATED_SIDE = 4;

function layoutOf({ layout, length }: CatacombsChoices): LayoutChoice {
  if (layout === 'line') return { kind: 'line', roomsOfLevel: ROOMS_OF_LEVEL[length] };
  if (layout === 'branching') return { kind: 'branching' };
  const map = layout === 'labyrinth' ? 'default' : 'generated';
  return { kind: 'labyrinth', map, sizeColumns: GENERATED_SIDE, sizeRows: GENERATED_SIDE };
}

/** Two players, the Sorcerer, the rulebook's own dungeon: a game that can begin at once. */
export function freshChoices(seed: number): CatacombsChoices {
  const players = [newPlayer(0), newPlayer(1)];
  const overseer = seatId('player-2');
  return {
    name: '',
    players: withHeroesDealt(players, overseer, BASE_HERO_IDS),
    overseer,
    expansions: [],
    lord: 'lord:sorcerer',
    lordExtraLife: 0,
    altar: false,
    allowVariants: false,
    roomPool: 'mixed',
    layout: 'line',
    length: 'normal',
    variants: NO_VARIANTS,
    house: HOUSE_AS_PRINTED,
    handicap: null,
    adventure: null,
    passing: 'sameSide',
    retakes: USUAL_RETAKES,
    seed,
  };
}

export const setupOf = (choices: CatacombsChoices): CatacombsSetup => ({
  ...(choices.expansions.length === 0 ? {} : { expansions: choices.expansions }),
  overseer: choices.overseer,
  heroSeats: choices.players
    .filter(({ seat }) => seat !== choices.overseer)
    .map(({ seat, heroes }) => ({ seat, heroes })),
  lord: choices.lord,
  ...(choices.lordExtraLife === 0 ? {} : { lordExtraLife: choices.lordExtraLife }),
  ...(choices.altar ? { altar: true } : {}),
  ...(choices.allowVariants ? { allowVariants: true } : {}),
  ...(choices.roomPool === 'mixed' ? {} : { roomPools: [choices.roomPool, choices.roomPool, choices.roomPool] }),
  layout: layoutOf(choices),
  variants: choices.variants,
  house: choices.house,
  ...(choices.handicap === null ? {} : { handicap: choices.handicap }),
  adventure: choices.adventure,
});

/** Why this cannot be played, or null. */
export const whyNotChoices = (choices: CatacombsChoices): Refusal | null => whyNotSetup(setupOf(choices));

export const sheetOf = ({ name, players, passing, retakes }: CatacombsChoices): GameSheet => ({
  name,
  players: players.map(onSheet),
  passing,
  retakes,
});
