import { ROOM_CARDS } from '../../src/rules/catacombs';
import { en } from '../../src/i18n/catacombs/en';
import { fr } from '../../src/i18n/catacombs/fr';
import { PROMPT_KEYS } from '../../src/i18n/catacombs/say/promptKey';
import { textOf } from '../../src/i18n/catacombs/say/promptWords';
import { CHOICES } from '../../src/i18n/catacombs/choices';
import { PROJECTILES } from '../../src/rules/catacombs/model/subjects/projectile';
import { leavesOf, variablesOf } from './leaves';
import { isLoose, isTyped, leftInEnglish } from './french';

const english = leavesOf(en);
const french = new Map(leavesOf(fr));
const LONGEST_CARD = 140;
const LONGEST_PROMPT = 180;
/** What nobody knows from the base game is told from the beginning. */
const LONGEST_QUESTION = 250;
const LONGEST_LABEL = 40;

const CARDS = [
  'heroes',
  'allies',
  'monsters',
  'lords',
  'spells',
  'equipment',
  'services',
  'abilities',
  'pieces',
  'rooms',
  'boards',
  'actions',
] as const;

const faulty = (isFaulty: (text: string, key: string) => boolean): readonly string[] =>
  [...english, ...french].filter(([key, text]) => isFaulty(text, key)).map(([key, text]) => `${key}: ${text}`);

it('has as many words as there are ids, in both languages', () => {
  expect([...french.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  expect(Object.keys(en.rooms).sort()).toEqual([...ROOM_CARDS.keys()].sort());
});

it('has a name for every disc that is put down to be flicked', () => {
  const flicked = Object.values(PROJECTILES);
  expect(flicked.filter((id) => !(id in en.pieces) || !(id in fr.pieces))).toEqual([]);
});

it('uses the same variables in both languages', () => {
  const uneven = english.filter(([key, text]) => {
    // A word that French says twice is the same variable.
    const theirs = new Set(variablesOf(french.get(key) ?? ''));
    return [...new Set(variablesOf(text))].sort().join() !== [...theirs].sort().join();
  });
  expect(uneven).toEqual([]);
});

it('is never empty, and never unfinished', () => {
  expect(faulty((text) => text.trim() === '' || /TODO|FIXME|lorem|xxx/i.test(text))).toEqual([]);
});

describe.each([
  ['English', en],
  ['French', fr],
])('%s', (_, wording) => {
  it.each(CARDS)('%s fit a card', (group) => {
    const cards: readonly (readonly [string, { readonly name: string; readonly text: string }])[] = Object.entries(
      wording[group],
    );
    const tooLong = cards.filter(([, { name, text }]) => name.length > LONGEST_LABEL || text.length > LONGEST_CARD);
    expect(tooLong.map(([id, { text }]) => `${id} ${text.length}`)).toEqual([]);
    expect(new Set(cards.map(([, { text }]) => text)).size).toBe(cards.length);
  });

  it('prompts fit a drawer, and their titles a line', () => {
    const tooLong = PROMPT_KEYS.filter((key) => {
      const prompt = wording.prompts[key];
      const longest = 'text' in prompt ? LONGEST_PROMPT : LONGEST_QUESTION;
      return prompt.name.length > LONGEST_LABEL + 10 || textOf(prompt).length > longest;
    });
    expect(tooLong).toEqual([]);
  });

  it('options fit a button, and differ from one another', () => {
    const labels = CHOICES.map((choice) => wording.choices[choice]);
    expect(labels.filter((label) => label.length > LONGEST_LABEL)).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('rooms have names of their own', () => {
    const names = Object.values(wording.rooms).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('uses the signs of print', () => {
    expect(leavesOf(wording).filter(([, text]) => isTyped(text))).toEqual([]);
  });
});

describe('the French', () => {
  it('keeps signs and units with their words', () => {
    expect([...french].filter(([, text]) => isLoose(text))).toEqual([]);
  });

  it('leaves nothing in English', () => {
    expect([...french].filter(([, text]) => leftInEnglish(text))).toEqual([]);
    const same = english.filter(([key, text]) => text.length > LONGEST_LABEL && french.get(key) === text);
    expect(same).toEqual([]);
  });

  it('is seen through when it is neither', () => {
    expect(isLoose('Encore une fois !')).toBe(true);
    expect(isLoose('Encore une fois!')).toBe(true);
    expect(isLoose('Il perd 2 PV.')).toBe(true);
    expect(isLoose('Encore une fois\u00a0!')).toBe(false);
    expect(leftInEnglish('Le Maître and the heroes')).toBe(true);
  });
});
