import { seedChance } from '../../../src/rules/machine';
import { catacombsBook, NO_VARIANTS, summaryOf, type CatacombsSetup } from '../../../src/rules/catacombs';
import { setupWith } from '../catacombs/support/setup';
import { FLICK, PUNCH, replayText, written } from './hand';
import { blocksOf, readMarkdown, tableOf } from './markdown';
import { randomGame } from './randomGame';
import { unionMembers } from './unionMembers';

const shared = readMarkdown('src/rules/machine/RECORD.md');
const flicked = readMarkdown('src/rules/flicking/RECORD.md');
const text = readMarkdown('src/rules/catacombs/RECORD.md');

it('the example replays to the events and the end that stand below it', () => {
  const [example = ''] = blocksOf(text, 'json record');
  const [told = ''] = blocksOf(text, 'jsonl');
  const { state, events, record } = replayText(example);
  const { model, prompt, outcome } = state;
  const head = { kind: 'summary', game: 'catacombs', commands: record.length };
  const summary = { ...head, ...summaryOf(model), prompt, outcome, hash: '…' };
  expect(
    told
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([...events, summary]);
});

it('the other examples replay to the events that stand below them', () => {
  const [, ...examples] = blocksOf(text, 'json record');
  const [, ...told] = blocksOf(text, 'jsonl');
  expect(examples).toHaveLength(2);
  for (const [index, example] of examples.entries()) {
    const lines = (told[index] ?? '').trim().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual(replayText(example).events);
  }
});

it('every event is in the table, with its fields', () => {
  const rows = tableOf(text, 'event').map(([kind = '', fields = '']) => [kind, fields.split(', ').filter(Boolean)]);
  expect(rows).toEqual([...unionMembers('src/rules/catacombs/words/events.ts', 'CatacombsEvent')]);
});

it('every prompt is in the table, with its fields', () => {
  const rows = tableOf(text, 'purpose').map(([kind = '', fields = '']) => [kind, fields.split(', ').filter(Boolean)]);
  expect(rows).toEqual([...unionMembers('src/rules/catacombs/words/purposes.ts', 'Purpose')]);
});

const lively: Partial<CatacombsSetup> = {
  variants: { ...NO_VARIANTS, fairPlacement: true, wanderingMonsters: true, camping: true, secondHealer: true },
};

it('prompts are answered as the table says', () => {
  const answeredBy = new Map(tableOf(text, 'purpose').map(([purpose = '', , kind = '']) => [purpose, kind]));
  const seen = new Map<string, string>();
  for (const seed of [31, 32, 33, 34]) {
    const layout = seed % 2 ? ({ kind: 'branching' } as const) : setupWith().layout;
    const { steps } = randomGame(setupWith({ ...lively, layout }), seed, { maxCommands: 1_500 });
    for (const { purpose, command } of steps) seen.set(purpose.kind, command.kind);
  }
  expect(seen.size).toBeGreaterThan(12);
  for (const [purpose, kind] of seen) expect([purpose, kind]).toEqual([purpose, answeredBy.get(purpose)]);
});

const saidOf = (record: string): string => {
  try {
    replayText(record);
    return 'good';
  } catch (error) {
    return (error as Error).message;
  }
};

it('every command is in the tables', () => {
  const kinds = [shared, flicked].flatMap((page) => tableOf(page, 'kind').map(([kind]) => `'${kind}'`));
  const said = /Expected (.*)/.exec(saidOf(written([{ kind: '?' }])))?.[1];
  expect(said?.split(' | ').sort()).toEqual(kinds.sort());
});

it('every contact is in the table', () => {
  const kinds = tableOf(flicked, 'contact').flatMap(([kind = '']) => kind.split(', '));
  const fault = () => replayText(written([{ kind: 'flickResolved', contacts: [{ kind: '?' }] }]));
  expect(fault).toThrow(`Expected ${kinds.map((kind) => `'${kind}'`).join(' | ')}`);
});

it('every field of a set-up is in the table', () => {
  const { shape } = catacombsBook.setup as unknown as { readonly shape: object };
  expect(tableOf(text, 'field').map(([field]) => field)).toEqual(expect.arrayContaining(Object.keys(shape)));
  expect(tableOf(text, 'field')).toHaveLength(Object.keys(shape).length);
});

it('a disc is sent as fast as the page says, and no faster', () => {
  const most = Number(/at most (\d+) mm\/s/.exec(text)?.[1]);
  const sent = (speed: number) => written([PUNCH, { kind: 'flick', flick: { vxMmS: 0, vyMmS: -speed } }]);
  expect(replayText(written([PUNCH])).state.prompt?.ask).toMatchObject({ maxSpeedMmS: most });
  expect(saidOf(sent(most))).toBe('good');
  expect(saidOf(sent(most + 1))).toMatch(/^commands\[1\]: refused: tooFast/);
  expect(saidOf(sent(0))).toMatch(/^commands\[1\]: refused: noSpeed/);
});

it('the seed is as large as the table says', () => {
  const [, , , , [, said = ''] = []] = tableOf(shared, 'field');
  const largest = Number(/to (\d+)/.exec(said)?.[1]);
  expect(seedChance(largest)).not.toEqual(seedChance(largest - 1));
  expect(replayText(written([], { seed: largest })).state.prompt).not.toBeNull();
  expect(() => replayText(written([], { seed: largest + 1 }))).toThrow(/^seed: /);
});

it('the errors are worded as the text has them', () => {
  const wrongSpeed = { kind: 'flick', flick: { vxMmS: 'fast', vyMmS: 1 } };
  const wrongDisc = { kind: 'flick', flick: { discId: 'monster:orc-1', vxMmS: 0, vyMmS: 1 } };
  const broken = [
    '{\n  "format": "pichenette-record",\n  version: 1\n}',
    '{}',
    written([], { version: 2 }),
    written([PUNCH, FLICK, { kind: 'flickResolved' }, wrongSpeed]),
    written([PUNCH, wrongDisc]),
  ];
  expect(tableOf(shared, 'what').map(([, line]) => line)).toEqual(broken.map(saidOf));
});
