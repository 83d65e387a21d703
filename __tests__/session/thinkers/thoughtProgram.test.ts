import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { decide } from '../../../src/ai/catacombs';
import type { StepsReply, StepsRequest } from '../../../src/session/thinkers/runtime/thoughtSteps';
import { projectRoot } from '../../support/runModule';
import { temporaryFolder } from '../../support/temporaryFolder';
import type { CatacombsJob } from '../support/catacombsJob';
import { BUILD_MS, builtProgram } from './builtProgram';
import { kindOf, questionsOfGames } from './questions';
import { bareEngine, thoughtThrough } from './runtimeOf';

const QUICKJS = path.join(projectRoot, 'scripts/engines/quickjs.mjs');
const AT_ONCE = 1_000_000;

/** As it is kept: in JSON a zero has no sign. */
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const decided = (job: CatacombsJob): unknown => kept({ kind: 'decided', decision: decide(job) });

const requestOf = (job: CatacombsJob | null, change: Partial<StepsRequest> = {}): string =>
  JSON.stringify({ thought: 0, job, steps: 1, firstAlive: 0, ...change } satisfies StepsRequest);

describe('the program that phones think with', () => {
  const questions = questionsOfGames();
  const ofEachKind = [...new Map(questions.map((job) => [kindOf(job), job])).values()];
  let program: string;
  beforeAll(() => {
    program = builtProgram();
  }, BUILD_MS);

  it('is asked all sorts of things, with and without the expansions', () => {
    const kinds = new Set(questions.map(kindOf));
    for (const kind of [
      'act choose',
      'flick flick',
      'placeMonsters place',
      'merchant choose',
      'allotWandering amounts',
    ])
      expect(kinds).toContain(kind);
    expect(kinds.size).toBeGreaterThanOrEqual(30);
    const boxes = new Set(questions.map(({ view }) => String(view.model.setup.expansions ?? 'base')));
    expect(boxes).toEqual(new Set(['base', 'vermin', 'soloth', 'soloth,vermin']));
  });

  it('decides in a bare engine as the app would here', () => {
    const { think } = bareEngine(program);
    for (const [thought, job] of questions.entries()) {
      expect(thoughtThrough(think, { thought, job, steps: 16 })).toEqual(decided(job));
    }
  });

  it('decides the same however many steps are taken at a time', () => {
    const { think } = bareEngine(program);
    const through = (steps: number) => ofEachKind.map((job, thought) => thoughtThrough(think, { thought, job, steps }));
    const atOnce = through(AT_ONCE);
    expect(through(1)).toEqual(atOnce);
    expect(through(7)).toEqual(atOnce);
  });

  it('decides the same on an engine that was made by others', () => {
    const requests = ofEachKind.map((job) => requestOf(job, { steps: AT_ONCE }));
    const script = `${program};print(JSON.stringify(${JSON.stringify(requests)}.map(thinkOn).map(JSON.parse)));`;
    const file = path.join(temporaryFolder({ 'asking.js': script }), 'asking.js');
    const printed = execFileSync(process.execPath, [QUICKJS, file], { encoding: 'utf8' });
    expect(JSON.parse(printed)).toEqual(ofEachKind.map(decided));
  }, 120_000);

  it('leaves one function behind, and holds neither the checks of files nor the engine that plays flicks', () => {
    expect(bareEngine(program).leftBehind).toEqual(['thinkOn']);
    for (const word of ['ZodError', 'Matter']) expect(program).not.toContain(word);
  });

  it('thinks several thoughts beside each other, and goes on with none that was called off', () => {
    const { think } = bareEngine(program);
    const [first, second] = questions.filter((job) => kindOf(job) === 'flick flick') as [CatacombsJob, CatacombsJob];
    const ask = (request: string): StepsReply => JSON.parse(think(request)) as StepsReply;
    expect(ask(requestOf(first))).toEqual({ kind: 'pondering' });
    expect(ask(requestOf(second, { thought: 1 }))).toEqual({ kind: 'pondering' });
    expect(ask(requestOf(null))).toEqual({ kind: 'pondering' });
    expect(ask(requestOf(null, { thought: 1, steps: AT_ONCE, firstAlive: 1 }))).toEqual(decided(second));
    expect(ask(requestOf(null, { steps: AT_ONCE, firstAlive: 1 }))).toEqual({ kind: 'failed' });
  });

  it('says of a game that it does not know that it does not', () => {
    const { think } = bareEngine(program);
    const [job] = questions as [CatacombsJob];
    for (const game of ['whist', 'toString'])
      expect(JSON.parse(think(requestOf({ ...job, game })))).toEqual({ kind: 'unknownGame' });
    expect(thoughtThrough(think, { thought: 1, job, steps: AT_ONCE })).toEqual(decided(job));
  });

  it('tells a fault instead of throwing it', () => {
    const { think } = bareEngine(program);
    const [job] = questions as [CatacombsJob];
    const nobody = { ...job, view: { ...job.view, prompt: null } };
    for (const request of [requestOf(nobody), requestOf(null), 'no JSON']) {
      expect(JSON.parse(think(request))).toEqual({ kind: 'failed' });
    }
  });
});
