import { readSight, sayFault } from '../../../src/rules/machine';
import { readMarkdown, tableOf } from './markdown';

const text = readMarkdown('src/rules/machine/SIGHT.md');
const fieldsIn = (table: string) => tableOf(text, table).map(([field = '']) => field);

const SIGHT = {
  format: 'pichenette-sight',
  version: 1,
  game: 'catacombs',
  eyes: null,
  table: { name: 'Ours' },
  view: {},
  log: [{ events: [], changes: [], flick: 0, cause: { by: 'app', thought: {} } }],
  flicks: [{}],
};

it('every field is in the tables, and no other is read', () => {
  expect(fieldsIn('field')).toEqual(Object.keys(SIGHT));
  expect(fieldsIn('log')).toEqual(Object.keys(SIGHT.log[0]!));
  expect(readSight(JSON.stringify(SIGHT))).toMatchObject({ ok: true });
  const stray = readSight(JSON.stringify({ ...SIGHT, commands: [] }));
  expect(stray.ok ? '' : sayFault(stray.error)).toBe('unrecognized key: "commands"');
});

it('the lines of what is wrong are those that the tests of such files meet', () => {
  const tests = readMarkdown('__tests__/session/catacombs/sight.test.ts').replaceAll(/\s+/g, ' ');
  for (const [line = ''] of tableOf(text, 'the line')) {
    const [place = '', ...message] = line.split(': ');
    expect(tests).toContain(`'${place}', '${message.join(': ')}'`);
  }
});
