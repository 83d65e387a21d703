import { fr } from '../../src/i18n/reign/fr';
import { en } from '../../src/i18n/reign/en';
import { IMPREVU_IDS, SPELL_IDS, ZONE_IDS } from '../../src/rules/reign';
import { ruleText, tableOf } from '../rules/reign/rulebook';

/** “Spark (Étincelle)”: what the rulebook has in brackets, by what stands before. */
const labelIn = (cell: string): readonly [english: string, french: string] | null => {
  const [, english, french] = /^([^(]+?) \(([^)]+)\)$/.exec(cell.trim()) ?? [];
  return english === undefined || french === undefined ? null : [english, french];
};

const words = (text: string): string => text.toLowerCase().replaceAll("'", '’');
const frenchNames = Object.values(fr)
  .flatMap((group) => (typeof group === 'string' ? [] : Object.values<unknown>(group)))
  .flatMap((one) =>
    typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string' ? [words(one.name)] : [],
  );

const unnamed = (labels: readonly string[]): readonly string[] =>
  labels.filter((label) => !frenchNames.some((name) => name.includes(words(label))));

it('REIGN-342, REIGN-297 skills bear the French names in brackets', () => {
  const labels = tableOf('REIGN-299').flatMap(([cell = '']) => labelIn(cell)?.[1] ?? []);
  expect(labels.length).toBeGreaterThan(8);
  expect(unnamed(labels)).toEqual([]);
});

it('REIGN-342 spells bear them too', () => {
  const texts = ['REIGN-303', 'REIGN-304', 'REIGN-305', 'REIGN-306', 'REIGN-307'].map(ruleText);
  const labels = texts.flatMap((text) =>
    [...text.matchAll(/[A-Z][a-z][\w ]* \(([^)]+)\) \d/g)].map(([, label]) => label!),
  );
  expect(labels.length).toBeGreaterThan(SPELL_IDS.length - 3);
  expect(unnamed(labels)).toEqual([]);
});

it('REIGN-342 weapons, armours and magic objects bear them too', () => {
  const rows = ['REIGN-187', 'REIGN-191', 'REIGN-192'].flatMap(tableOf);
  const labels = rows.flatMap(([, cell = '']) => labelIn(cell)?.[1] ?? []);
  expect(labels.length).toBeGreaterThan(25);
  expect(unnamed(labels)).toEqual([]);
});

it('REIGN-342, REIGN-284 zones bear them too', () => {
  const ids = Array.from({ length: ZONE_IDS.length }, (_, at) => `REIGN-${312 + at}`);
  const labels = ids.flatMap((id) => /\*\*(?:Z\d+ |Quests? [^:]*: )[^(*]*\(([^)]+)\)/.exec(ruleText(id))?.[1] ?? []);
  expect(labels.length).toBeGreaterThan(ZONE_IDS.length - 3);
  expect(unnamed(labels)).toEqual([]);
});

it('REIGN-342, REIGN-327 what is unforeseen bears them too', () => {
  const labels = tableOf('REIGN-327').flatMap(([, cell = '']) => labelIn(cell)?.[1] ?? []);
  expect(labels).toHaveLength(IMPREVU_IDS.length);
  expect(unnamed(labels)).toEqual([]);
});

it('REIGN-267, REIGN-274, REIGN-279, REIGN-288 the context of each quest is told, in words of its own', () => {
  const told = Object.values(en.quests).map(({ context }) => context);
  const ids = ['REIGN-267', 'REIGN-274', 'REIGN-279', 'REIGN-288'];
  const facts = [/Three Skittles.*rat.*well/s, /Maximus.*Serpent of Eden/s, /Maximus.*Inquisitors/s, /ogre/s];
  for (const [at, id] of ids.entries()) {
    expect(told[at]).toMatch(facts[at]!);
    const sentences = told[at]!.split(/[.!?] /).filter((sentence) => sentence.length > 20);
    expect(sentences.filter((sentence) => ruleText(id).includes(sentence))).toEqual([]);
  }
});

it('REIGN-272, REIGN-278, REIGN-287, REIGN-293 so is what comes of it', () => {
  const told = Object.values(en.quests).map(({ won }) => won);
  const facts = [/month/, /chests.*farther down/s, /journey really begins/, /fields again.*deeper galleries/s];
  facts.forEach((fact, at) => expect(told[at]).toMatch(fact));
});
