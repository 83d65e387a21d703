import { conquestBook, deckOf, HOUSE_OPTIONS, LAYOUT_IDS, TEAMS } from '../../../src/rules/conquest';
import { blocksOf, readMarkdown, tableOf } from '../record/markdown';
import { unionMembers } from '../record/unionMembers';
import { replayText, setupOf } from './hand';

const text = readMarkdown('src/rules/conquest/RECORD.md');
const named = (cell = ''): readonly string[] => cell.split(', ').filter(Boolean);
const rowsOf = (column: string) => tableOf(text, column).map(([kind = '', fields]) => [kind, named(fields)]);

it('CONQ-205 every event is in its table, with its fields', () => {
  expect(rowsOf('event')).toEqual([...unionMembers('src/rules/conquest/words/events.ts', 'ConquestEvent')]);
});

it('CONQ-204 every prompt is in its table, with its fields', () => {
  expect(rowsOf('purpose')).toEqual([...unionMembers('src/rules/conquest/words/purposes.ts', 'ConquestPurpose')]);
});

it('every card is on the page, and no other', () => {
  const cards = tableOf(text, 'id').find(([name]) => name === 'CARD')?.[1];
  expect(named(cards)).toEqual(TEAMS.flatMap(deckOf));
});

it('every field of the set-up is in the table, and every word of it on the page', () => {
  expect(tableOf(text, 'field').map(([field]) => field)).toEqual(Object.keys(setupOf({})));
  for (const word of [...HOUSE_OPTIONS, ...LAYOUT_IDS, 'walls', 'mat']) expect(text).toContain(`\`${word}\``);
});

it('the example replays to the events and the end that stand below it', () => {
  const [example = ''] = blocksOf(text, 'json record');
  const [told = ''] = blocksOf(text, 'jsonl');
  const { state, events, record } = replayText(example);
  const { model, prompt, outcome } = state;
  const head = { kind: 'summary', game: 'conquest', commands: record.length };
  const summary = { ...head, ...conquestBook.summaryOf(model), prompt, outcome, hash: '…' };
  const lines = told.trim().split('\n');
  const shown = [...events.slice(events.findIndex(({ kind }) => kind === 'played')), summary];
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(shown);
});
