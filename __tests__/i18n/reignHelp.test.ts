import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebookIn } from '../../src/i18n/reign/help';
import { help as english } from '../../src/i18n/reign/help/en';
import { help as french } from '../../src/i18n/reign/help/fr';
import { isLoose, isTyped, leftInEnglish } from './french';

const root = join(__dirname, '../..');
const rulebook = readFileSync(join(root, 'src/rules/reign/RULES.md'), 'utf8');
const rules = [...rulebook.matchAll(/^- \*\*(REIGN-\d{3})\*\*/gm)].map(([, id]) => id!);

/** Rules that are cited to a player: as the reason of a refusal, of a touch, or on an event. They stand in quotes. */
const cited = globSync('src/{rules,session}/reign/**/*.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/'(REIGN-\d{3})'/g)].map(([, id]) => id!),
);
/** How a set-up can be wrong is said by the refusal itself. */
const OF_SETUPS = ['REIGN-007'];

/** Nothing to look up at the table: the box and its making, contexts and plans, what a neighbour of theirs says already. */
const UNEXPLAINED = [
  '002 003 007 009 010 011 012 015 018 019 020 021 023 024 026 027 028 029 030 031 032 033 034 039',
  '041 045 048 056 057 065 068 072 074 075 082 085 090 093 098 104 121 140 147 149 152 154 157 159',
  '162 165 167 171 173 174 177 178 184 187 188 191 194 197 203 204 206 212 222 226 230 233 237 238',
  '240 241 242 247 249 251 253 254 255 256 257 258 259 260 261 262 264 265 267 269 270 271 272 274',
  '276 277 278 279 280 283 284 285 286 287 288 289 290 291 293 295 296 297 311 312 313 314 315 316',
  '317 318 319 320 321 322 323 324 325 326 328 329 335 336 337 339 340 341 342 343 344 345 346 347',
  '348 349 350 351 352 353 354 355 356 357 358 359 360 361 362 363 364 365',
].flatMap((numbers) => numbers.split(' ').map((number) => `REIGN-${number}`));

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
    expect(texts.filter((text) => !isFit(text) || isTyped(text) || /\{\{|REIGN/.test(text))).toEqual([]);
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
  expect([en.text('REIGN-081'), fr.text('REIGN-081')]).toEqual([english['REIGN-081'], french['REIGN-081']]);
  expect([en.text('REIGN-999'), en.text('toString')]).toEqual([null, null]);
});
