import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { decide, type CatacombsAsked } from '../../../src/ai/catacombs';
import type { StepsReply, StepsRequest } from '../../../src/session/thinkers/runtime/thoughtSteps';
import { projectRoot } from '../../support/runModule';
import { temporaryFolder } from '../../support/temporaryFolder';
import { BUILD_MS, builtProgram } from './builtProgram';
import { kindOf, questionsOfGames } from './questions';
import { bareEngine, thoughtThrough } from './runtimeOf';

const QUICKJS = path.join(projectRoot, 'scripts/engines/quickjs.mjs');
const AT_ONCE = 1_000_000;

/** As it is kept: in JSON a zero has no sign. */
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const decided = (asked: CatacombsAsked): unknown => kept({ kind: 'decided', decision: decide(asked) });

const requestOf = (asked: CatacombsAsked | null, change: Partial<StepsRequest> = {}): string =>
  JSON.stringify({ thought: 0, asked, steps: 1, firstAlive: 0, ...change } satisfies StepsRequest);

describe('the program that phones think with', () => {
  const questions = questionsOfGames();
  const ofEachKind = [...new Map(questions.map((asked) => [kindOf(asked), asked])).values()];
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
    for (const [thought, asked] of questions.entries()) {
      expect(thoughtThrough(think, { thought, asked, steps: 16 })).toEqual(decided(asked));
    }
  });

  it('decides the same however many steps are taken at a time', () => {
    const { think } = bareEngine(program);
    const through = (steps: number) =>
      ofEachKind.map((asked, thought) => thoughtThrough(think, { thought, asked, steps }));
    const atOnce = through(AT_ONCE);
    expect(through(1)).toEqual(atOnce);
    expect(through(7)).toEqual(atOnce);
  });

  it('decides the same on an engine that was made by others', () => {
    const requests = ofEachKind.map((asked) => requestOf(asked, { steps: AT_ONCE }));
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
    const [first, second] = questions.filter((asked) => kindOf(asked) === 'flick flick') as [
      CatacombsAsked,
      CatacombsAsked,
    ];
    const ask = (request: string): StepsReply => JSON.parse(think(request)) as StepsReply;
    expect(ask(requestOf(first))).toEqual({ kind: 'pondering' });
    expect(ask(requestOf(second, { thought: 1 }))).toEqual({ kind: 'pondering' });
    expect(ask(requestOf(null))).toEqual({ kind: 'pondering' });
    expect(ask(requestOf(null, { thought: 1, steps: AT_ONCE, firstAlive: 1 }))).toEqual(decided(second));
    expect(ask(requestOf(null, { steps: AT_ONCE, firstAlive: 1 }))).toEqual({ kind: 'failed' });
  });

  it('tells a fault instead of throwing it', () => {
    const { think } = bareEngine(program);
    const [asked] = questions as [CatacombsAsked];
    const nobody = { ...asked, view: { ...asked.view, prompt: null } };
    for (const request of [requestOf(nobody), requestOf(null), 'no JSON']) {
      expect(JSON.parse(think(request))).toEqual({ kind: 'failed' });
    }
  });
});
