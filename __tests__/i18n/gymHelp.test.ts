import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebookIn } from '../../src/i18n/gym/help';
import { help as english } from '../../src/i18n/gym/help/en';
import { help as french } from '../../src/i18n/gym/help/fr';
import { isLoose, isTyped, leftInEnglish } from './french';

const SHORTEST = 25;
const LONGEST = 160;

const rulebook = readFileSync(join(__dirname, '../../src/rules/gym/RULES.md'), 'utf8');
const rules = [...rulebook.matchAll(/^- \*\*(GYM-\d{3})\*\*/gm)].map(([, id]) => id!);

it('explains every rule of the gym, in both languages', () => {
  expect(rules.length).toBeGreaterThan(15);
  expect(Object.keys(english)).toEqual(rules);
  expect(Object.keys(french)).toEqual(rules);
});

describe.each([
  ['English', english],
  ['French', french],
])('%s', (_, help) => {
  const texts = Object.values(help);

  it('is a sentence or two, and no two alike', () => {
    const isFit = (text: string) => text.length >= SHORTEST && text.length <= LONGEST && text.endsWith('.');
    expect(texts.filter((text) => !isFit(text) || isTyped(text) || /\{\{|GYM/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('copies nothing out of the rulebook', () => {
    expect(texts.filter((text) => rulebook.includes(text.slice(0, 40)))).toEqual([]);
  });
});

it('is French in French', () => {
  expect(Object.values(french).filter((text) => isLoose(text) || leftInEnglish(text))).toEqual([]);
});

it('is found by the id of the rule', async () => {
  const [en, fr] = await Promise.all([rulebookIn('en'), rulebookIn('fr')]);
  expect([en.text('GYM-013'), fr.text('GYM-013')]).toEqual([english['GYM-013'], french['GYM-013']]);
  expect([en.text('GYM-999'), en.text('toString')]).toEqual([null, null]);
});
