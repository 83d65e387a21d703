import { createTableSession } from '../../../../src/session/table/createTableSession';
import { directThinker } from '../../../session/support/directThinker';
import type { Passing } from '../../../../src/session';
import type { TableSession } from '../../../../src/session/catacombs';
import { memoryShelf } from '../../../../src/storage';
import type { CatacombsEvent, CatacombsState } from '../../../../src/rules/catacombs';
import type { SeatId } from '../../../../src/rules/machine';
import { openCourse } from '../../../session/support/ofCatacombs';
import { catacombsModule } from '../../../../src/session/catacombs';

const seatsOf = ({ model }: CatacombsState): readonly SeatId[] => [
  model.setup.overseer,
  ...model.setup.heroSeats.map(({ seat }) => seat),
];

/** The game in play at any state of the rules: everything up to here has been told. */
export function sessionAt(
  state: CatacombsState,
  {
    passing = 'sameSide',
    events = [],
    appSeats = [],
  }: { passing?: Passing; events?: readonly CatacombsEvent[]; appSeats?: readonly SeatId[] } = {},
): TableSession {
  const players = seatsOf(state).map(
    (seat) =>
      ({
        seat,
        name: `Player ${seat}`,
        aim: 'swipe',
        aid: 'none',
        mind: appSeats.includes(seat) ? 1 : null,
        likeness: null,
      }) as const,
  );
  const session = createTableSession({
    module: catacombsModule,
    gameId: 'game',
    opening: { setup: state.model.setup, seed: 1 },
    course: openCourse({ ok: true, state, events, hasRevealed: false }),
    sheet: { name: 'Game', players, passing, retakes: 'onePerRoom' },
    occasion: { kind: 'table' },
    snapshot: null,
    hand: null,
    shelf: memoryShelf(),
    stepCount: 0,
    nowMs: () => 0,
    thinker: directThinker,
    flicks: { note: () => undefined },
  });
  session.tellAll();
  return session;
}
