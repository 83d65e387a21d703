import { HERO_IDS, type CatacombsSetup, type LayoutChoice } from '../../../rules/catacombs';
import type { GameSheet } from '../../game/sheet';
import {
  DUNGEON_LENGTHS,
  ROOMS_OF_LEVEL,
  type DungeonLayout,
  type DungeonLength,
  type CatacombsChoices,
} from './freshChoices';

function layoutIn(layout: LayoutChoice): DungeonLayout {
  if (layout.kind === 'branching') return 'branching';
  if (layout.kind === 'labyrinth') return layout.map === 'default' ? 'labyrinth' : 'generatedLabyrinth';
  return layout.kind === 'builtLabyrinth' ? 'generatedLabyrinth' : 'line';
}

/** A line of no usual length comes nearest to the rulebook's own. */
function lengthIn(layout: LayoutChoice): DungeonLength {
  if (layout.kind !== 'line') return 'normal';
  const rooms = String(layout.roomsOfLevel);
  return DUNGEON_LENGTHS.find((length) => String(ROOMS_OF_LEVEL[length]) === rooms) ?? 'normal';
}

/** The same people with the same choices, and other cards. */
export function choicesAgain(
  setup: CatacombsSetup,
  { name, players, passing, retakes }: GameSheet,
  seed: number,
): CatacombsChoices {
  const { expansions = [], overseer, heroSeats, lord, layout, variants, house, adventure = null } = setup;
  const {
    handicap = null,
    altar = false,
    allowVariants = false,
    lordExtraLife = 0,
    roomPools: [roomPool] = ['mixed'],
  } = setup;
  return {
    name,
    players: players.map((player) => ({
      ...player,
      heroes: HERO_IDS.filter((id) => heroSeats.find(({ seat }) => seat === player.seat)?.heroes.includes(id) === true),
    })),
    overseer,
    expansions,
    lord,
    lordExtraLife,
    altar,
    allowVariants,
    roomPool,
    layout: layoutIn(layout),
    length: lengthIn(layout),
    variants,
    house,
    handicap,
    adventure,
    passing,
    retakes,
    seed,
  };
}
