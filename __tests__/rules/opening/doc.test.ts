import { CARRIED_PURPOSES } from '../../../src/rules/catacombs/opening';
import { SAYABLE } from '../../../src/rules/catacombs/opening/openingSchema';
import { replayText } from '../record/hand';
import { blocksOf, readMarkdown, tableOf } from '../record/markdown';

const text = readMarkdown('src/rules/catacombs/OPENING.md');

const first = (table: string): readonly string[] => tableOf(text, table).map(([field = '']) => field);

it('every field that is read is in the table of its part, and nothing else', () => {
  for (const [part, fields] of Object.entries(SAYABLE)) {
    expect([part, [...first(part)].sort()]).toEqual([part, [...fields].sort()]);
  }
});

it('the questions before which it can put a game are those that are written from a game', () => {
  expect(first('question')).toEqual(CARRIED_PURPOSES);
});

it('the example is what it says: one flick, and the heroes have won', () => {
  const [example = ''] = blocksOf(text, 'json record');
  const before = replayText(JSON.stringify({ ...JSON.parse(example), commands: [] }));
  expect(before.state.model.room).toMatchObject({ card: 'room:lair-of-sorcerer', round: 1, turn: 'heroes' });
  const thief = before.state.model.room?.pieces['hero:thief'];
  expect(thief?.yMm).toBeGreaterThan(390);
  expect(replayText(example).state.outcome).toMatchObject({ winner: 'heroes', because: 'lordSlain' });
});

it('lines of what is wrong are such lines', () => {
  const faults = readMarkdown('__tests__/rules/opening/wrongOpenings.ts');
  for (const [line = ''] of tableOf(text, 'the line')) {
    expect(faults).toContain(line.replace('setup.opening.', ''));
  }
});
