import { nextBelow, shuffled, type ChanceStream } from '../../machine';
import { ROOM_CARDS } from '../content/rooms';
import { faceDown, type Labyrinth } from '../model/path';
import type { CatacombsSetup, LayoutChoice } from '../model/setup';
import { reachableIn } from '../model/subjects/maze';
import { shufflePiles } from './drawCards';
import { drawnSlots } from './drawnSlots';
import type { Laid } from './laid';
import { addedSlots, defaultMaze, type MazePlan, type Slot } from './slots';

type MazeChoice = Extract<LayoutChoice, { kind: 'labyrinth' }>;

/** Start in one corner, the Lord in the other, the shops somewhere between. */
function drawPlan(choice: MazeChoice, setup: CatacombsSetup, stream: ChanceStream) {
  const last: readonly Slot[] = setup.altar ? ['altar', 'lord'] : ['lord'];
  const drawn = shuffled(stream, drawnSlots(choice, setup).slice(1, -last.length));
  const plan: MazePlan = { columnCount: choice.sizeColumns, start: 0, slots: [0, ...drawn.value, ...last] };
  return { plan, stream: drawn.stream };
}

function lay(plan: MazePlan, setup: CatacombsSetup, stream: ChanceStream): { maze: Labyrinth; stream: ChanceStream } {
  const piles = shufflePiles(setup, stream);
  const spaces = plan.slots.map((slot, index) => {
    if (slot === null) return null;
    const space = faceDown(piles.take(slot));
    return index === plan.start ? { ...space, isFaceUp: true } : space; // EXTRA-061
  });
  return {
    maze: { kind: 'labyrinth', columnCount: plan.columnCount, spaces, at: plan.start, tried: [] },
    stream: piles.stream,
  };
}

/** From the start to the Lord, the Merchant and the Healer (EXTRA-062). */
export function isSolvable(maze: Labyrinth): boolean {
  const reached = reachableIn((card) => ROOM_CARDS.get(card) ?? { kind: 'combat', exits: [] }, maze);
  return maze.spaces.every((space, index) => {
    const kind = space === null ? 'combat' : ROOM_CARDS.get(space.card)?.kind;
    return kind === 'combat' || reached.has(index);
  });
}

const MAX_DRAWS = 500;

/** Cards are drawn anew until the heroes can get everywhere they must. */
export function layMaze(setup: CatacombsSetup, choice: MazeChoice, stream: ChanceStream): Laid {
  let rest = stream;
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const { plan, stream: next } =
      choice.map === 'default'
        ? { plan: defaultMaze(addedSlots(setup)), stream: nextBelow(rest, 2).stream }
        : drawPlan(choice, setup, rest);
    const laid = lay(plan, setup, next);
    rest = laid.stream;
    if (isSolvable(laid.maze)) return { path: laid.maze, stream: rest };
  }
  throw new Error('no labyrinth of this size can be solved');
}
