import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { help as english } from '../../src/i18n/catacombs/help/en';
import { help as french } from '../../src/i18n/catacombs/help/fr';
import { isLoose, isTyped, leftInEnglish } from './french';
import { ruleHelp } from '../support/words';

const root = join(__dirname, '../..');
const SHORTEST = 25;
const LONGEST = 190;

const cited = globSync('src/rules/{machine,flicking,catacombs}/**/*.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/'((?:BASE|EXTRA|SOL|VERM)-\d{3})'/g)].map(([, id]) => id!),
);
const rulebook = ['RULES.md', 'SOLOTH.md', 'VERMIN.md']
  .map((file) => readFileSync(join(root, 'src/rules/catacombs', file), 'utf8'))
  .join('\n');
const rules = new Set([...rulebook.matchAll(/^- \*\*((?:BASE|EXTRA|SOL|VERM)-\d{3})\*\*/gm)].map(([, id]) => id!));

it('explains every rule that an event or a refusal cites', () => {
  expect([...new Set(cited)].filter((id) => !(id in english)).sort()).toEqual([]);
  expect(cited.length).toBeGreaterThan(50);
});

it('explains rules of the rulebook, and most of them', () => {
  expect(Object.keys(english).filter((id) => !rules.has(id))).toEqual([]);
  expect(Object.keys(english).length).toBeGreaterThan(rules.size * 0.85);
});

it('has the same rules in both languages, in different words', () => {
  expect(Object.keys(french)).toEqual(Object.keys(english));
  const same = Object.entries(french).filter(([id, text]) => text === english[id as keyof typeof english]);
  expect(same).toEqual([]);
});

describe.each([
  ['English', english],
  ['French', french],
])('%s', (_, help) => {
  const texts = Object.entries(help);

  it('is a sentence or two', () => {
    const unfit = texts.filter(([, text]) => text.length < SHORTEST || text.length > LONGEST || !/[.!]$/.test(text));
    expect(unfit).toEqual([]);
  });

  it('says nothing twice, and leaves nothing undone', () => {
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
    expect(texts.filter(([, text]) => /TODO|\{\{/.test(text) || isTyped(text))).toEqual([]);
  });

  it('copies nothing out of the rulebook', () => {
    const copied = texts.filter(([, text]) => rulebook.includes(text.slice(0, 60)) && text.length > 60);
    expect(copied).toEqual([]);
  });
});

it('is French in French', () => {
  expect(Object.entries(french).filter(([, text]) => isLoose(text) || leftInEnglish(text))).toEqual([]);
});

it('is found by the id of the rule', () => {
  expect(ruleHelp('fr', 'BASE-123')).toBe('Héros et Alliés ne se blessent jamais entre eux.');
  expect(ruleHelp('en', 'BASE-123')).toBe('Heroes and Allies never hurt one another.');
  expect(ruleHelp('en', 'BASE-016')).toBeNull();
});
