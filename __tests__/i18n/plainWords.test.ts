import { en as catacombsEnglish } from '../../src/i18n/catacombs/en';
import { fr as catacombsFrench } from '../../src/i18n/catacombs/fr';
import { help as englishHelp } from '../../src/i18n/catacombs/help/en';
import { help as frenchHelp } from '../../src/i18n/catacombs/help/fr';
import { help as gymHelp } from '../../src/i18n/gym/help/en';
import { help as gymHelpInFrench } from '../../src/i18n/gym/help/fr';
import { en as gymEnglish } from '../../src/i18n/gym/en';
import { fr as gymFrench } from '../../src/i18n/gym/fr';
import { help as reignHelp } from '../../src/i18n/reign/help/en';
import { help as reignHelpInFrench } from '../../src/i18n/reign/help/fr';
import { en as reignEnglish } from '../../src/i18n/reign/en';
import { fr as reignFrench } from '../../src/i18n/reign/fr';
import { en, fr } from '../support/words';
import { isLoose, isTyped } from './french';
import { leavesOf } from './leaves';

const WORDS = {
  English: {
    app: en,
    catacombs: catacombsEnglish,
    gym: { ...gymEnglish, help: gymHelp },
    reign: { ...reignEnglish, help: reignHelp },
    help: englishHelp,
  },
  French: {
    app: fr,
    catacombs: catacombsFrench,
    gym: { ...gymFrench, help: gymHelpInFrench },
    reign: { ...reignFrench, help: reignHelpInFrench },
    help: frenchHelp,
  },
};
type Spoken = keyof typeof WORDS;

const textsIn = (language: Spoken): readonly (readonly [key: string, text: string])[] => leavesOf(WORDS[language]);

/** Rules have numbers, which stand behind the “i” and in no sentence. */
const RULE_ID = /\b(?:BASE|EXTRA|SOL|VERM|GYM|REIGN)[-\u2011\u2060]*\d/;

/** Two signs that end or part a sentence, one after the other; dots that trail off are one sign. */
const DOUBLED = /[.:;,!?…]\s*[.:;,]|[:;,]\s*[!?…]|[!?]{2}|[.…]\s*[!?]/;

/** One colon announces something; a second in the same sentence announces what was announced. */
const TWICE_ANNOUNCED = /:[^.!?…·]*:/;

/** What only the makers say. */
const ENGINE =
  /\b(?:promises most|of \d+ choices|expected|undefined|null|schema|seed|snapshot|journal file|option id|JSON|retaliators?)\b/i;
const MOTEUR = /\b(?:prometteur de|attendu\s:|schéma|graine|instantané|JSON|null)\b/i;

const faultyIn = (language: Spoken, isFaulty: (text: string) => boolean): readonly string[] =>
  textsIn(language)
    .filter(([, text]) => isFaulty(text))
    .map(([key, text]) => `${key}: ${text}`);

describe.each(['English', 'French'] as const)('what is said in %s', (language) => {
  it('names no rule by its number', () => {
    expect(faultyIn(language, (text) => RULE_ID.test(text))).toEqual([]);
  });

  it('ends and parts its sentences once', () => {
    expect(faultyIn(language, (text) => DOUBLED.test(text))).toEqual([]);
    expect(faultyIn(language, (text) => TWICE_ANNOUNCED.test(text))).toEqual([]);
  });

  it('has no word of the makers', () => {
    expect(faultyIn(language, (text) => (language === 'English' ? ENGINE : MOTEUR).test(text))).toEqual([]);
  });

  it('has the signs of print', () => {
    expect(faultyIn(language, isTyped)).toEqual([]);
  });
});

it('keeps a double sign and a unit with its word in French', () => {
  expect(faultyIn('French', isLoose)).toEqual([]);
});

it('calls a disc by one name in French, as the rulebook does', () => {
  expect(faultyIn('French', (text) => /\bdisques?\b/i.test(text))).toEqual([]);
});

/** What other sentences are filled with: whatever they announce, it announces nothing itself. */
it.each([
  ['English', catacombsEnglish],
  ['French', catacombsFrench],
] as const)(
  'has no colon in what stands inside other sentences: %s',
  (_, { prompts, choices, attacks, actions, terms }) => {
    const named = [...Object.values(prompts), ...Object.values(actions)].map(({ name }) => name);
    const labels = [...named, ...Object.values(choices), ...Object.values(attacks), terms.chain, terms.poisonCard];
    expect(labels.filter((label) => label.includes(':'))).toEqual([]);
  },
);

it('is seen through when it is not so', () => {
  expect(['a rule (BASE-128)', 'SOL\u2011033'].every((text) => RULE_ID.test(text))).toBe(true);
  expect(['slain..', 'Why: ', 'so!?', 'gone.:', 'a, b'].map((text) => DOUBLED.test(text))).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(TWICE_ANNOUNCED.test('Why: Pass: promises most')).toBe(true);
  expect(ENGINE.test('Pass: promises most of 10 choices')).toBe(true);
});
