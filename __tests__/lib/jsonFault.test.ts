import { jsonFaultOf } from '../../src/lib';

const cases: readonly (readonly [string, string, number, number])[] = [
  ['nothing at all', '', 1, 1],
  ['a key without quotes', '{ kind: 1 }', 1, 3],
  ['a comma too many', '{\n  "a": 1,\n}', 3, 1],
  ['a comma too many in a list', '[1, 2, ]', 1, 8],
  ['a missing comma', '{ "a": 1\n  "b": 2 }', 2, 3],
  ['a missing colon', '{"a" 1}', 1, 6],
  ['a text that stops', '{ "a": [1, 2', 1, 13],
  ['a string that stops', '["abc', 1, 6],
  ['a line break in a string', '["a\nb"]', 1, 4],
  ['an unknown escape', '["a\\qb"]', 1, 4],
  ['single quotes', "{'a': 1}", 1, 2],
  ['a comment', '// hello\n{}', 1, 1],
  ['something after the end', '{} {}', 1, 4],
  ['a wrong bracket', '[1}', 1, 3],
  ['an unknown word', '[True]', 1, 2],
  ['a number with a zero in front', '[012]', 1, 3],
];

it.each(cases)('%s', (_, text, line, column) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(jsonFaultOf(text)).toEqual({ line, column });
});

it('survives a hundred thousand open brackets', () => {
  const text = '['.repeat(100_000);
  expect(jsonFaultOf(text)).toEqual({ line: 1, column: 100_001 });
});

it('finds no fault before the end of good JSON', () => {
  const text = JSON.stringify({ a: [1, -2.5e-7, true, null, 'é"\\\u0001', {}], b: { c: [] } }, null, 2);
  expect(jsonFaultOf(text)).toEqual({ line: text.split('\n').length, column: 2 });
});
