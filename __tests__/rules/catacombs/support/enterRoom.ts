import type { CatacombsSetup, LordId } from '../../../../src/rules/catacombs';
import { faceDown } from '../../../../src/rules/catacombs/model/path';
import { withVariants } from './setup';
import { tableAt } from './tableAt';

/** A Room card as it is read aloud: its id, its board, who waits there, and its symbols of wandering monsters. */
export type RoomPlay = readonly [card: string, board: string, monsters: string, symbols: number];

/** Every symbol stands for one of these: it is the Sorcerer's catacomb. */
const WANDERING = 'skeleton-warrior';

const countsIn = (monsters: string): readonly (readonly [string, number])[] =>
  monsters.split(', ').map((entry) => {
    const [count = '', name = ''] = entry.split(' ');
    return [name, Number(count)];
  });

/** Whom that brings, by the names of their discs. */
function discsOf([, , monsters, symbols]: RoomPlay): readonly string[] {
  const counts = new Map(countsIn(monsters));
  if (symbols > 0) counts.set(WANDERING, (counts.get(WANDERING) ?? 0) + symbols);
  return [...counts].flatMap(([name, count]) =>
    Array.from({ length: count }, (_, index) => `monster:${name}-${index + 1}`),
  );
}

/** The heroes open the door of this room, and the Overseer is asked to place whoever waits behind it. */
function entered(card: string, symbols: number, setup: Partial<CatacombsSetup>) {
  const table = tableAt({
    setup: { lord: 'lord:sorcerer', ...withVariants({ heroesPlacedLast: true }), ...setup },
    model: { path: { kind: 'line', columns: [[faceDown(card)]], at: -1 } },
    tasks: [],
  });
  const opened = table.event('roomEntered');
  if (table.prompt.purpose.kind === 'allotWandering') table.amounts({ [`monster:${WANDERING}`]: symbols });
  return { table, opened };
}

function expectEntered([card, board, ...rest]: RoomPlay, fight: string, discs: readonly string[], setup = {}): void {
  const { table, opened } = entered(card, rest[1], setup);
  expect(opened).toEqual({ kind: 'roomEntered', card, board, fight });
  const { purpose, ask } = table.prompt;
  expect(purpose.kind).toBe('placeMonsters');
  const asked = ask.kind === 'place' ? ask.pieces.map(({ id }) => id) : [];
  expect([...asked].sort()).toEqual([...discs].sort());
}

/** Plays each of them: the board that is laid out, and the discs that are asked for, each of them once. */
export function playRooms(rooms: readonly RoomPlay[], setup: Partial<CatacombsSetup> = {}): void {
  it.each(rooms)('BASE-077 BASE-080 BASE-088: %s is played on %s with %s, and %i symbols', (...room) =>
    expectEntered(room, 'room', discsOf(room), setup),
  );
}

/** The same of the lairs, with whoever lives there. */
export function playLairs(lairs: readonly (readonly [LordId, ...RoomPlay])[], setup: Partial<CatacombsSetup>): void {
  it.each(lairs)('BASE-314: the %s awaits in %s, on %s with %s', (lord, ...room) =>
    expectEntered(room, 'final', [lord, ...discsOf(room)], { ...setup, lord }),
  );
}
