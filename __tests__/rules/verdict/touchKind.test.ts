import { touchKind, TOUCH_RULES } from '../../../src/rules/catacombs';
import { ruleHelp } from '../../support/words';

it.each<[string, string, string, string | null]>([
  ['edge', 'hero:elf', 'hero:elf', null],
  ['spent', 'missile', 'missile', null],
  ['edge', 'missile', 'monster:orc-1', null],
  ['obstacle', 'hero:elf', 'hero:elf', 'obstacle-2'],
  ['pushed', 'hero:elf', 'monster:orc-1', 'monster:orc-2'],
  ['friend', 'hero:elf', 'hero:thief', 'hero:elf'],
  ['friend', 'missile', 'missile', 'ally:familiar'],
  ['idle', 'hero:elf', 'hero:elf', 'monster:orc-1'],
  ['idle', 'hero:elf', 'hero:elf', 'shield'],
])('tells %s when %s is flicked and %s meets %s', (kind, striker, a, b) => {
  expect(touchKind({ a, b }, { actor: 'hero:elf', striker })).toBe(kind);
});

it('cites rules that can be read', () => {
  const rules = Object.values(TOUCH_RULES).filter((rule) => rule !== null);
  expect(rules.filter((rule) => ruleHelp('en', rule) === null || ruleHelp('fr', rule) === null)).toEqual([]);
});
