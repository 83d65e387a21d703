import { BRAINS } from '../../../src/ai/brains';
import { MINDS } from '../../../src/ai/catacombs';
import { err, ok } from '../../../src/lib';
import { patient } from '../../../src/session/thinkers/runtime/patient';
import { runtimeThinker, type ThoughtRuntime } from '../../../src/session/thinkers/runtime/runtimeThinker';
import type { Job, Thinker } from '../../../src/session/game/thinker';
import { thoughtReply } from '../../../src/session/thinkers/thoughtReply';
import type { CatacombsJob } from '../support/catacombsJob';
import { directThinker } from '../support/directThinker';
import { BUILD_MS, builtProgram } from './builtProgram';
import { kindOf, questionsOfGames } from './questions';
import { runtimeOf } from './runtimeOf';

const here = (job: CatacombsJob): unknown => JSON.parse(JSON.stringify(thoughtReply(BRAINS, job)));

/** Thinks on the spot, and is watched. */
function elsewhere(): Thinker & { readonly asked: readonly Job[]; readonly cancels: () => number } {
  const asked: Job[] = [];
  let cancels = 0;
  return {
    asked,
    think: (job) => (asked.push(job), directThinker.think(job)),
    cancel: () => void (cancels += 1),
    cancels: () => cancels,
  };
}

describe('a thinker in a runtime of its own', () => {
  const [first, second] = questionsOfGames()
    .filter((job) => kindOf(job) === 'flick flick')
    .map((job) => ({ ...job, mind: MINDS[1] })) as unknown as [CatacombsJob, CatacombsJob];
  let program: string;
  beforeAll(() => {
    program = builtProgram();
  }, BUILD_MS);

  it('thinks what would have been thought here, a few steps at a time', async () => {
    const runtime = runtimeOf(program);
    const otherwise = elsewhere();
    const thinker = runtimeThinker({ open: () => runtime, otherwise });
    expect(await thinker.think(first)).toEqual(here(first));
    expect(await thinker.think(second)).toEqual(here(second));
    const [began, next] = runtime.asked;
    expect([began?.job === null, next?.job === null]).toEqual([false, true]);
    expect(runtime.asked.every(({ steps }) => steps === 16)).toBe(true);
    expect(otherwise.asked).toEqual([]);
  });

  it.each([1, 7, 1_000])('thinks the same in batches of %d', async (stepsOfBatch) => {
    const thinker = runtimeThinker({ open: () => runtimeOf(program), otherwise: elsewhere(), stepsOfBatch });
    expect(await thinker.think(first)).toEqual(here(first));
  });

  it('ends a thought that is called off with its batch, and gives its answer to nobody', async () => {
    const runtime = runtimeOf(program);
    const otherwise = elsewhere();
    const thinker = runtimeThinker({ open: () => runtime, otherwise, stepsOfBatch: 1 });
    const calledOff = thinker.think(first);
    thinker.cancel();
    const wanted = thinker.think(second);
    expect(await calledOff).toEqual(ok(null));
    expect(runtime.asked.filter(({ thought }) => thought === 0)).toHaveLength(1);
    expect(await wanted).toEqual(here(second));
    expect(otherwise.cancels()).toBe(1);
    expect(otherwise.asked).toEqual([]);
  });

  it('has no answer for a thought that is called off in its last batch', async () => {
    const thinker = runtimeThinker({ open: () => runtimeOf(program), otherwise: elsewhere(), stepsOfBatch: 1_000 });
    const calledOff = thinker.think(first);
    thinker.cancel();
    const wanted = thinker.think(second);
    expect([await calledOff, await wanted]).toEqual([ok(null), here(second)]);
  });

  it('keeps two thoughts apart that are thought at the same time', async () => {
    const thinker = runtimeThinker({ open: () => runtimeOf(program), otherwise: elsewhere() });
    expect(await Promise.all([thinker.think(first), thinker.think(second)])).toEqual([here(first), here(second)]);
  });

  it('says of a game that nobody knows that nobody does, and thinks on', async () => {
    const otherwise = elsewhere();
    const thinker = runtimeThinker({ open: () => runtimeOf(program), otherwise });
    expect(await thinker.think({ ...first, game: 'whist' })).toEqual(err('unknownGame'));
    expect(await thinker.think(first)).toEqual(here(first));
    expect(otherwise.asked).toEqual([]);
  });

  const refused = (): ThoughtRuntime => {
    throw new Error('no runtimes here');
  };
  const fails = (_: string, count: number): string => (count === 3 ? '{"kind":"failed"}' : _);
  const breaks = (reply: string, count: number): string => (count === 3 ? 'no JSON' : reply);
  it.each<[string, () => ThoughtRuntime]>([
    ['none can be opened', refused],
    ['the program cannot be evaluated', () => runtimeOf('this is no program')],
    ['the program leaves nothing behind', () => runtimeOf('')],
    ['a question fails half way', () => runtimeOf(program, fails)],
    ['an answer cannot be read', () => runtimeOf(program, breaks)],
  ])('has the thought and all that follow thought elsewhere where %s', async (_, openOne) => {
    const open = jest.fn(openOne);
    const otherwise = elsewhere();
    const thinker = runtimeThinker({ open, otherwise });
    expect(here(first)).toEqual(JSON.parse(JSON.stringify(await thinker.think(first))));
    expect(here(second)).toEqual(JSON.parse(JSON.stringify(await thinker.think(second))));
    expect(open).toHaveBeenCalledTimes(1);
    expect(otherwise.asked).toEqual([first, second]);
  });

  it('has nothing thought elsewhere that was called off before it failed', async () => {
    const otherwise = elsewhere();
    const thinker = runtimeThinker({ open: () => runtimeOf(''), otherwise });
    const calledOff = thinker.think(first);
    thinker.cancel();
    expect(await calledOff).toEqual(ok(null));
    expect(otherwise.asked).toEqual([]);
  });
});

describe('patience with a runtime', () => {
  it('takes one that says nothing for one that has failed, and waits for one that is slow', async () => {
    jest.useFakeTimers();
    const silent = patient({ ask: () => new Promise(() => undefined) }).ask('');
    const slow = patient({ ask: () => new Promise((resolve) => setTimeout(() => resolve('at last'), 10_000)) }).ask('');
    const both = Promise.allSettled([silent, slow]);
    await jest.advanceTimersByTimeAsync(20_000);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
