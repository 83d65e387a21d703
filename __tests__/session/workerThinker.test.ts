import { BRAINS } from '../../src/ai/brains';
import { MINDS } from '../../src/ai/catacombs';
import { err, ok } from '../../src/lib';
import { startCatacombs } from '../../src/rules/catacombs';
import { seedChance } from '../../src/rules/machine';
import { freshChoices, setupOf } from '../../src/session/catacombs/choices/freshChoices';
import type { CatacombsJob } from './support/catacombsJob';
import { THROWING } from './support/poorBrains';
import { directThinker } from './support/directThinker';
import type { Job, Thinker, ThoughtReply } from '../../src/session/game/thinker';
import { thoughtReply } from '../../src/session/thinkers/thoughtReply';
import { workerThinker, type ThoughtWorker } from '../../src/session/thinkers/workerThinker';

function question(): CatacombsJob {
  const { state } = startCatacombs(setupOf(freshChoices(3)), 3);
  const [seat] = state.prompt?.seats ?? [];
  if (seat === undefined) throw new Error('nothing is asked');
  return { game: 'catacombs', view: state, seat, mind: MINDS[1], stream: seedChance(9).play };
}

const thinks = (job: Job): ThoughtReply => thoughtReply(BRAINS, job);
const fails = (): ThoughtReply => err('failed');

/** Takes its jobs as a worker does: as copies, one after the other; null: nothing is ever heard of it. */
function worker(
  reply: (job: Job) => ThoughtReply | null,
  whenReady: (tell: () => void) => unknown = (tell) => tell(),
): ThoughtWorker & { readonly isOver: () => boolean } {
  let isOver = false;
  let tell: (message: { readonly data: ThoughtReply }) => void = () => undefined;
  let busy = Promise.resolve();
  return {
    addEventListener: (kind: string, listener: (message: { readonly data: ThoughtReply }) => void) => {
      if (kind === 'message') tell = listener;
    },
    postMessage: (job) => {
      const copy = structuredClone(job);
      busy = busy.then(() => {
        const said = reply(copy);
        if (!isOver && said !== null) whenReady(() => tell({ data: structuredClone(said) }));
      });
    },
    terminate: () => (isOver = true),
    isOver: () => isOver,
  };
}

describe('a thinker in a worker', () => {
  it('thinks what would have been thought here', async () => {
    const here = await directThinker.think(question());
    const there = await workerThinker(() => worker(thinks), directThinker).think(question());
    expect(there).toEqual(here);
  });

  it('thinks here where no worker can be opened, or a worker fails', async () => {
    const here = await directThinker.think(question());
    const refused = () => {
      throw new Error('no workers here');
    };
    expect(await workerThinker(refused, directThinker).think(question())).toEqual(here);
    const failing = worker(fails);
    expect(await workerThinker(() => failing, directThinker).think(question())).toEqual(here);
    expect(failing.isOver()).toBe(true);
  });

  it('gives each of two thoughts at once its own answer, also where the worker fails at the first', async () => {
    const asked = [1, 5].map((level) => ({ ...question(), mind: MINDS[level as 1 | 5] }));
    const here = await Promise.all(asked.map((one) => directThinker.think(one)));
    expect(here[0]).not.toEqual(here[1]);
    const thinker = workerThinker(() => worker(thinks), directThinker);
    expect(await Promise.all(asked.map((one) => thinker.think(one)))).toEqual(here);
    const failing = workerThinker(() => worker(fails), directThinker);
    expect(await Promise.all(asked.map((one) => failing.think(one)))).toEqual(here);
  });

  it('says of a game that nobody knows that nobody does, and thinks on', async () => {
    const there = worker(thinks);
    const thinker = workerThinker(() => there, directThinker);
    expect(await thinker.think({ ...question(), game: 'whist' })).toEqual(err('unknownGame'));
    expect(there.isOver()).toBe(false);
    expect(await thinker.think(question())).toEqual(await directThinker.think(question()));
  });

  it('says that it has failed where the brain itself throws, here as there', async () => {
    const there = worker((job) => thoughtReply(THROWING, job));
    const here: Thinker = { think: async (job) => thoughtReply(THROWING, job), cancel: () => undefined };
    expect(await workerThinker(() => there, here).think(question())).toEqual(err('failed'));
  });

  it('thinks here where nothing more is heard of a worker, and waits for one that is slow', async () => {
    const here = await directThinker.think(question());
    jest.useFakeTimers();
    const silent = workerThinker(() => worker(() => null), directThinker).think(question());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await silent).toEqual(here);
    const slow = worker(thinks, (tell) => setTimeout(tell, 50_000));
    const late = workerThinker(() => slow, { think: () => Promise.reject(), cancel: () => undefined }).think(
      question(),
    );
    await jest.advanceTimersByTimeAsync(50_000);
    expect(await late).toEqual(here);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('ends its worker with a thought that is called off, and opens another for the next', async () => {
    const opened: ReturnType<typeof worker>[] = [];
    const open = () => {
      const next = worker(opened.length === 0 ? () => ok(null) : thinks);
      opened.push(next);
      return next;
    };
    const thinker = workerThinker(open, directThinker);
    await thinker.think(question());
    thinker.cancel();
    expect(opened[0]?.isOver()).toBe(true);
    expect(await thinker.think(question())).toEqual(await directThinker.think(question()));
    expect(opened).toHaveLength(2);
  });
});
