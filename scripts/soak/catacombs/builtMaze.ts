import { whyNotSetup, type CatacombsSetup, type LayoutChoice, type RoomCard } from '../../../src/rules/catacombs';
import { cardsInTheBox } from '../../../src/rules/catacombs/start/roomPool';
import { shuffled } from '../../../src/rules/machine';
import type { Dice } from '../dice';

const TRIES = 200;
const COLUMNS = 3;
/** The start lies in the first corner and the lair in the last; the middle is free. */
const GAP = 4;

const isCombat = (card: RoomCard, isStart: boolean): boolean =>
  card.kind === 'combat' && (card.level === 0) === isStart;

/** Any cards of what is played with, laid by the Overseer. */
function anyLayout(setup: CatacombsSetup, dice: Dice): LayoutChoice {
  const cards = dice.draw((stream) => shuffled(stream, cardsInTheBox(setup)));
  const idsOf = (isWanted: (card: RoomCard) => boolean): readonly string[] =>
    cards.filter(isWanted).map(({ id }) => id);
  const [start = ''] = idsOf((card) => isCombat(card, true));
  const [lair = ''] = idsOf((card) => card.kind === 'lord' && card.lord === setup.lord);
  const [merchant = ''] = idsOf(({ kind }) => kind === 'merchant');
  const [healer = ''] = idsOf(({ kind }) => kind === 'healer');
  const rooms = idsOf((card) => isCombat(card, false));
  const between = [merchant, healer, ...rooms.slice(0, COLUMNS * COLUMNS - 5)];
  const order = dice.draw((stream) => shuffled(stream, between));
  const laid: readonly (string | null)[] = [start, ...order.slice(0, GAP - 1), null, ...order.slice(GAP - 1), lair];
  return { kind: 'builtLabyrinth', columnCount: COLUMNS, start: 0, cards: laid };
}

/** One that the heroes can get through (EXTRA-062): most that are laid at random are. */
export function builtMaze(setup: CatacombsSetup, dice: Dice): CatacombsSetup {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const built = { ...setup, layout: anyLayout(setup, dice) };
    if (whyNotSetup(built) === null) return built;
  }
  throw new Error('no labyrinth can be built of these cards');
}
