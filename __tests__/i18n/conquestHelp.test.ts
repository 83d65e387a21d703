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
/** How a set-up can be wrong is said by the refusal itself. */
const OF_SETUPS = ['CONQ-002', 'CONQ-007'];

/** Nothing to look up at the table: the box and its making, icons as such, physics, what a neighbour of theirs says already. */
const UNEXPLAINED = [
  '002 004 007 008 009 010 011 014 015 016 017 018 019 020 021 023 025 026 032 039 044 045 046 047',
  '049 050 051 052 053 058 060 062 064 065 066 080 082 100 102 103 107 108 114 121 122 134 136 139',
  '142 144 148 149 152 153 154 155 158 161 166 173 176 178 180 181 183 184 185 186 187 188 189 190',
  '191 192 193 194 195 196 197 198 199 201 202 203 204 205 207 209 210 211 212 213 214 215 216 217',
  '218 219 220 222 158',
].flatMap((numbers) => numbers.split(' ').map((number) => `CONQ-${number}`));

it('explains every rule of the book but those that are listed', () => {
  expect(rules.length).toBeGreaterThan(200);
  expect(rules.filter((id) => !Object.hasOwn(english, id))).toEqual(UNEXPLAINED);
});

it('explains every rule that is cited to a player, and none that is not in the book', () => {
  expect(new Set(cited).size).toBeGreaterThan(15);
  const met = [...new Set(cited)].filter((id) => !OF_SETUPS.includes(id));
  expect(met.filter((id) => !Object.hasOwn(english, id))).toEqual([]);
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
