import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebookIn } from '../../src/i18n/conquest/help';
import { help as english } from '../../src/i18n/conquest/help/en';
import { help as french } from '../../src/i18n/conquest/help/fr';
import { isLoose, isTyped, leftInEnglish } from './french';

const root = join(__dirname, '../..');
const rulebook = readFileSync(join(root, 'src/rules/conquest/RULES.md'), 'utf8');
const rules = [...rulebook.matchAll(/^- \*\*(CONQ-\d{3})\*\*/gm)].map(([, id]) => id!);

/** Rules that are cited to a player: as the reason of a refusal, of a touch, or on an event. They stand in quotes. */
const cited = globSync('src/{rules,session}/conquest/**/*.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/'(CONQ-\d{3})'/g)].map(([, id]) => id!),
);

/** Nothing to look up at the table: the box and its making, the tutorial, decks, physics, what is settled elsewhere in the book. */
const UNEXPLAINED = [
  '004 008 010 014 015 017 018 019 021 026 044 045 046 047 052 053 064 102 103 107 121 161 180 183',
  '184 185 186 187 188 189 190 191 192 193 194 195 196 197 198 199 201 203 204 205 207 209 210 211',
  '212 213 214 215 216 217 218 219 220 222',
].flatMap((numbers) => numbers.split(' ').map((number) => `CONQ-${number}`));

it('explains every rule of the book but those that are listed', () => {
  expect(rules.length).toBeGreaterThan(200);
  expect(rules.filter((id) => !Object.hasOwn(english, id))).toEqual(UNEXPLAINED);
});

it('explains every rule that is cited to a player, and none that is not in the book', () => {
  expect(new Set(cited).size).toBeGreaterThan(15);
  expect([...new Set(cited)].filter((id) => !Object.hasOwn(english, id))).toEqual([]);
  expect(Object.keys(english).filter((id) => !rules.includes(id))).toEqual([]);
  expect(Object.keys(french)).toEqual(Object.keys(english));
});

describe.each([
  ['English', english],
  ['French', french],
])('%s', (_, help) => {
  const texts = Object.values(help);

  it('is a sentence or two, and no two alike', () => {
    const isFit = (text: string) => text.length >= 25 && text.length <= 160 && text.endsWith('.');
    expect(texts.filter((text) => !isFit(text) || isTyped(text) || /\{\{|CONQ/.test(text))).toEqual([]);
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
  expect([en.text('CONQ-081'), fr.text('CONQ-081')]).toEqual([english['CONQ-081'], french['CONQ-081']]);
  expect([en.text('CONQ-999'), en.text('toString')]).toEqual([null, null]);
});
