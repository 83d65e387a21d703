import { BOOKS } from '../../../src/rules/books';
import { CUSHIONS, GOAL_KINDS, gymBook, INSTEADS, LEAVERS } from '../../../src/rules/gym';
import { blocksOf, readMarkdown, tableOf } from '../record/markdown';
import { unionMembers } from '../record/unionMembers';
import { replayText, setupOf, written } from './hand';

const WORDS = 'src/rules/gym/words.ts';
const text = readMarkdown('src/rules/gym/RECORD.md');
const named = (cell = ''): readonly string[] => cell.split(', ').filter(Boolean);

it('the example replays to the events and the end that stand below it', () => {
  const [example = ''] = blocksOf(text, 'json record');
  const [told = ''] = blocksOf(text, 'jsonl');
  const { state, events, record } = replayText(example);
  const { model, prompt, outcome } = state;
  const head = { kind: 'summary', game: 'gym', commands: record.length };
  const summary = { ...head, ...gymBook.summaryOf(model), prompt, outcome, hash: '…' };
  const lines = told.trim().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([...events, summary]);
});

it('every event and every prompt is in its table, with its fields', () => {
  const rowsOf = (column: string) => tableOf(text, column).map(([kind = '', fields]) => [kind, named(fields)]);
  expect(rowsOf('event')).toEqual([...unionMembers(WORDS, 'GymEvent')]);
  expect(rowsOf('purpose')).toEqual([...unionMembers(WORDS, 'GymPurpose')]);
});

it('every field of the set-up is in the table, with what it is when it is left out', () => {
  const rows = tableOf(text, 'field');
  expect(rows.map(([field]) => field)).toEqual(Object.keys(setupOf({})));
  const { seat, leavers, maxSpeedMmS, stars } = setupOf({});
  const said = new Map(rows.map(([field = '', left = '']) => [field, left]));
  expect(said.get('seat')).toBe(JSON.stringify(seat));
  expect(said.get('leavers')).toBe(JSON.stringify(leavers));
  expect(said.get('maxSpeedMmS')).toBe(String(maxSpeedMmS));
  expect(JSON.parse(said.get('stars') ?? '')).toEqual(stars);
});

it('every goal is in the table, with its fields', () => {
  const rows = tableOf(text, 'goal').map(([kind, fields = '']) => [kind, fields.replace(/[:(][^,]*|, or .*/g, '')]);
  expect(rows.map(([kind]) => kind)).toEqual([...GOAL_KINDS]);
  const members = unionMembers(WORDS, 'Goal');
  for (const [kind = '', fields = ''] of rows)
    expect(named(fields.replaceAll(' ,', ',').trim()).map((name) => name.trim())).toEqual(
      expect.arrayContaining([...(members.get(kind) ?? [])].filter((name) => name !== 'off')),
    );
});

it('every id that can be answered or written is on the page', () => {
  for (const word of [...INSTEADS, ...LEAVERS, ...CUSHIONS, ...GOAL_KINDS, 'open', 'wall'])
    expect(text).toContain(`\`${word}\``);
  expect(() =>
    replayText(
      written({}, [
        { kind: 'flick', flick: null },
        { kind: 'choose', options: ['dance'] },
      ]),
    ),
  ).toThrow(`asked here: choose for instead: ${INSTEADS.join(' | ')}`);
});

it('the page that all games share leads to the page of each', () => {
  const pages = tableOf(readMarkdown('src/rules/machine/RECORD.md'), 'game');
  expect(pages.map(([game]) => game)).toEqual(Object.keys(BOOKS));
  for (const [, page = ''] of pages) expect(readMarkdown(`src/rules/machine/${page}`).length).toBeGreaterThan(0);
});
