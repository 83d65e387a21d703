import { BRAINS } from '../../../src/ai/brains';
import { brain, MINDS } from '../../../src/ai/catacombs';
import type { Brains } from '../../../src/ai/core';
import { catacombs } from '../../../src/rules/catacombs';
import { stateHash } from '../../../src/rules/machine';
import { withPlayerCount } from '../../../src/session/catacombs/choices/changeChoices';
import { freshChoices, type CatacombsChoices } from '../../../src/session/catacombs/choices/freshChoices';
import type { TableSession } from '../../../src/session/catacombs';
import { slicedThinker } from '../../../src/session/thinkers/slicedThinker';
import type { Job, Thinker } from '../../../src/session/game/thinker';
import { workerThinker, type ThoughtWorker } from '../../../src/session/thinkers/workerThinker';
import { continued, created, device } from '../catacombs/support/playing';
import { readCatacombs, replayCourse } from '../support/ofCatacombs';
import { MUTE, THROWING } from '../support/poorBrains';

const thinkerOf = (brains: Brains): Thinker =>
  slicedThinker({ brains, pause: () => Promise.resolve(), beginSlice: () => () => false });

/** Dies of the first job. */
const dying = (): ThoughtWorker => {
  let die: () => void = () => undefined;
  return {
    addEventListener: (kind: string, listener: (message: never) => void) => {
      if (kind === 'error') die = listener as () => void;
    },
    postMessage: () => void Promise.resolve().then(() => die()),
    terminate: () => undefined,
  };
};

const allApp = (seed: number): CatacombsChoices => {
  const draft = withPlayerCount(freshChoices(seed), 3);
  return { ...draft, length: 'short', players: draft.players.map((player) => ({ ...player, mind: 1 })) };
};

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Has everything told for so long; a table that stands still is left as it stands. */
async function watched(session: TableSession, rounds: number): Promise<TableSession> {
  for (let round = 0; round < rounds && session.getState().view.outcome === null; round++) {
    await session.kept();
    await soon();
    const { beat } = session.getState();
    if (beat !== null) session.told(beat.number);
  }
  session.leave();
  session.tellAll();
  await session.kept();
  return session;
}

const thoughtsIn = (session: TableSession): readonly string[] =>
  session.getState().log.flatMap(({ cause }) => cause?.thought.kind ?? []);

function replayed(session: TableSession): string {
  const record = readCatacombs(session.writeRecord());
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const course = replayCourse(record.value);
  if (!course.ok) throw new Error(JSON.stringify(course.error));
  return stateHash(catacombs.viewFor(course.value.timeline.state, session.getState().hand));
}

describe('a thought that comes to nothing', () => {
  const POOR: readonly (readonly [string, () => Thinker])[] = [
    ['throws', () => thinkerOf(THROWING)],
    ['leaves it to others where there are none', () => thinkerOf(MUTE)],
    ['is of a game that nobody knows', () => thinkerOf({})],
    ['loses its worker, and throws elsewhere', () => workerThinker(dying, thinkerOf(THROWING))],
    ['is not even told of', () => ({ think: () => Promise.reject(new Error('gone')), cancel: () => undefined })],
  ];

  it.each(POOR)('does not hold up a game where it %s: chance answers, and the log says so', async (_, thinker) => {
    const session = await watched(await created(device(undefined, thinker()), allApp(21)), 150);
    expect(thoughtsIn(session).length).toBeGreaterThan(15);
    expect(new Set(thoughtsIn(session))).toEqual(new Set(['stumbled']));
    expect(replayed(session)).toBe(stateHash(session.getState().view));
  });

  it('is answered the same way each time, and is still in the log when the game is taken up again', async () => {
    const table = device(undefined, thinkerOf(THROWING));
    const session = await watched(await created(table, allApp(21)), 100);
    const other = await watched(await created(device(undefined, thinkerOf(THROWING)), allApp(21)), 100);
    expect(session.writeRecord()).toBe(other.writeRecord());
    const again = await continued(table, session.getState().gameId);
    again.leave();
    again.tellAll();
    expect(thoughtsIn(again)).toEqual(thoughtsIn(session));
  });

  it('is thought elsewhere where only its worker died', async () => {
    const thinker = workerThinker(dying, thinkerOf(BRAINS));
    const session = await watched(await created(device(undefined, thinker), allApp(21)), 30);
    expect(thoughtsIn(session).length).toBeGreaterThan(3);
    expect(thoughtsIn(session)).not.toContain('stumbled');
  });

  it.each(POOR)('is no hint where it %s, and may be asked for again', async (_, thinker) => {
    const session = await created(device(undefined, thinker()), freshChoices(7));
    session.tellAll();
    for (let asked = 0; asked < 2; asked++) {
      session.askHint();
      expect(session.getState().hint).toBe('thinking');
      await soon();
      expect(session.getState().hint).toBeNull();
    }
    expect(session.getState().prompt).not.toBeNull();
  });
});

it('what one seat of the app leaves to the others the next of them answers', async () => {
  const seatsOf = ({ view }: Job): readonly string[] => view.prompt?.seats ?? [];
  const asked: Job[] = [];
  /** Whoever is asked first of several has nothing to say. */
  const shy: Brains = {
    catacombs: {
      minds: MINDS,
      *ponder(job: Parameters<typeof brain.ponder>[0]) {
        const [first, ...others] = job.view.prompt?.seats ?? [];
        return others.length > 0 && first === job.seat ? null : yield* brain.ponder(job);
      },
    },
  };
  const thinker = thinkerOf(shy);
  const listening: Thinker = { ...thinker, think: (job) => (asked.push(job), thinker.think(job)) };
  const session = await watched(await created(device(undefined, listening), allApp(21)), 60);
  const passedOn = asked.filter((job) => seatsOf(job).length > 1 && seatsOf(job)[0] !== job.seat);
  expect(passedOn.length).toBeGreaterThan(0);
  const { commands } = JSON.parse(session.writeRecord()) as { readonly commands: readonly { seat?: string }[] };
  const told = passedOn.filter(({ view }) => view.commandCount < commands.length);
  expect(told.length).toBeGreaterThan(0);
  expect(told.map(({ view }) => commands[view.commandCount]?.seat)).toEqual(told.map(({ seat }) => seat));
}, 60_000);
