import { seatId } from '../../../src/rules/machine';
import type { CatacombsEvent } from '../../../src/rules/catacombs';
import { readSheet, writeSheet } from '../../../src/session/game/keptSheet';
import { RETAKES, type Retakes } from '../../../src/session/game/sheet';
import { setupOf, sheetOf, type CatacombsChoices } from '../../../src/session/catacombs/choices/freshChoices';
import { startCatacombs } from '../../../src/rules/catacombs';
import { ambushChoices } from './support/ambush';
import { accepted, continued, created, device, toldAll, type Device } from './support/playing';
import { type Course, goOn, openCourse, whyNotRetake, seatsIn } from '../support/ofCatacombs';
import type { TableSession } from '../../../src/session/catacombs';

const HEROES = seatId('player-1');
const OVERSEER = seatId('player-2');
const ASIDE = { discId: 'hero:elf', vxMmS: 300, vyMmS: 0, from: null } as const;

function choicesWith(retakes: Retakes, isAlone = true) {
  const draft = ambushChoices({ monsters: [{ monster: 'monster:orc', at: { xMm: 150, yMm: 60 } }] }, { retakes });
  const players = draft.players.map((player) =>
    isAlone && player.seat === OVERSEER ? { ...player, mind: 1 as const } : player,
  );
  return { ...draft, players };
}

const FRIEND = seatId('player-3');

/** Two people lead the heroes, the app everything else. */
function choicesOfTwo() {
  const draft = choicesWith('none');
  const halves = [['hero:elf', 'hero:barbarian'] as const, ['hero:thief', 'hero:wizard'] as const];
  const players = draft.players.flatMap((player) =>
    player.seat === OVERSEER
      ? [player]
      : halves.map((heroes, index) => ({ ...player, heroes, seat: [HEROES, FRIEND][index]! })),
  );
  return { ...draft, players };
}

async function flick(session: TableSession): Promise<void> {
  expect(session.launch(ASIDE)).toBeNull();
  await toldAll(session);
}

/** The heroes' turn of a fight, with a flick behind them. */
const flicked = (retakes: Retakes, isAlone = true, table: Device = device()): Promise<TableSession> =>
  flickedIn(choicesWith(retakes, isAlone), table);

async function flickedIn(draft: CatacombsChoices, table: Device = device()): Promise<TableSession> {
  const session = await accepted(await created(table, draft));
  await flick(session);
  return session;
}

describe('one person alone with the app plays a flick again', () => {
  it('BASE-109: once in a room', async () => {
    const table = device();
    const session = await flicked('onePerRoom', true, table);
    expect(session.getState()).toMatchObject({ mayRetake: true, retakeBar: null });
    expect(session.retake([HEROES])).toBeNull();
    await toldAll(session);
    await flick(session);
    expect(session.getState()).toMatchObject({ mayRetake: false, retakeBar: 'usedInRoom' });
    expect(session.retake([HEROES])).toMatchObject({ reason: 'nothingToTakeBack' });
    session.leave();
    await session.kept();
    const again = await continued(table, session.getState().gameId);
    await toldAll(again);
    expect(again.getState()).toMatchObject({ mayRetake: false, retakeBar: 'usedInRoom' });
  });

  it('BASE-109: never, where that was chosen', async () => {
    const session = await flicked('none');
    expect(session.getState()).toMatchObject({ mayRetake: false, retakeBar: 'never' });
    expect(session.retake([HEROES])).toMatchObject({ reason: 'nothingToTakeBack' });
  });

  it('BASE-109: as often as they like, where that was chosen', async () => {
    const session = await flicked('free');
    for (let count = 0; count < 3; count++) {
      expect(session.retake([HEROES])).toBeNull();
      await toldAll(session);
      await flick(session);
    }
    expect(session.getState().mayRetake).toBe(true);
  });
});

it('BASE-109: several people agree among themselves, without a limit', async () => {
  const session = await flicked('none', false);
  for (let count = 0; count < 2; count++) {
    expect(session.retake([HEROES])).toMatchObject({ reason: 'notAgreed' });
    expect(session.retake([HEROES, OVERSEER])).toBeNull();
    await toldAll(session);
    await flick(session);
  }
  expect(session.getState().mayRetake).toBe(true);
});

it('BASE-109: where several people play, the app’s seat agrees when all of them do', async () => {
  const session = await flickedIn(choicesOfTwo());
  for (let count = 0; count < 2; count++) {
    expect(session.getState()).toMatchObject({ mayRetake: true, retakeBar: null });
    expect(session.retake([HEROES])).toMatchObject({ reason: 'notAgreed', details: { seat: FRIEND } });
    expect(session.retake([HEROES, FRIEND])).toBeNull();
    await toldAll(session);
    expect(session.getState().prompt?.purpose).toMatchObject({ kind: 'flick', actor: 'hero:elf' });
    await flick(session);
  }
});

it('BASE-109: in the next room a flick may be played again once more', async () => {
  const session = await flicked('onePerRoom');
  session.retake([HEROES]);
  await toldAll(session);
  await flick(session);
  const draft = choicesWith('onePerRoom');
  const { commands } = JSON.parse(session.writeRecord()) as { commands: never[] };
  const played = commands.reduce<Course>(
    (course, command) => {
      const gone = goOn(course, command);
      if (!gone.ok) throw new Error(gone.error.reason);
      return gone.value;
    },
    openCourse(startCatacombs(setupOf(draft), draft.seed)),
  );
  const sheet = sheetOf(draft);
  expect(whyNotRetake(played, sheet)).toBe('usedInRoom');
  const line = played.log.at(-1)!;
  const entered: CatacombsEvent = { kind: 'roomEntered', card: 'room:kennels', board: 'crypt', fight: 'room' };
  const release = played.log.findLast(({ event }) => event.kind === 'flicked')!;
  const next: Course = {
    ...played,
    log: [...played.log, { ...line, event: entered, isTakenBack: false }, { ...release, isTakenBack: false }],
  };
  expect(whyNotRetake(next, sheet)).toBeNull();
});

it('is kept with the table; a table that was kept before goes by the usual', () => {
  const draft = choicesWith('none');
  for (const retakes of RETAKES) {
    const text = writeSheet({ sheet: { ...sheetOf(draft), retakes }, hand: null });
    expect(readSheet(text, seatsIn(setupOf(draft))).sheet.retakes).toBe(retakes);
  }
  const { retakes, ...before } = sheetOf(draft);
  expect(retakes).toBe('none');
  expect(readSheet(JSON.stringify({ sheet: before, hand: null }), seatsIn(setupOf(draft))).sheet.retakes).toBe(
    'onePerRoom',
  );
});
