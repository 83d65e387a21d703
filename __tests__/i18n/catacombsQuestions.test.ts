import { en } from '../../src/i18n/catacombs/en';
import { fr } from '../../src/i18n/catacombs/fr';
import { SOLOTH_PROMPT_KEYS, VERMIN_PROMPT_KEYS } from '../../src/i18n/catacombs/say/promptKey';
import { solothLines } from '../../src/i18n/catacombs/say/prompts/solothLines';
import { verminLines } from '../../src/i18n/catacombs/say/prompts/verminLines';
import { PURPOSES } from './samples/purposes';
import * as speakers from './samples/speakers';

const KEYS = [...SOLOTH_PROMPT_KEYS, ...VERMIN_PROMPT_KEYS];
const SENTENCE = /^(\p{Lu}|\d|\{\{).*\.$/su;
/** Longer, and it does not stand beside a board. */
const LONGEST_WHY = 105;

describe.each([
  ['English', en, speakers.en, /\b(Overseer|player)/],
  ['French', fr, speakers.fr, /\b(Maître|joueur)/],
] as const)('in %s', (_, wording, speaker, decider) => {
  it.each(KEYS)('%s says what happened, who decides, and what each choice does', (key) => {
    const { happened, decides, does } = wording.prompts[key];
    for (const part of [happened, decides, does]) expect(part).toMatch(SENTENCE);
    expect(happened.length).toBeLessThanOrEqual(LONGEST_WHY);
    expect(decides).toMatch(decider);
    expect(does).not.toMatch(decider);
    expect(new Set([happened, decides, does]).size).toBe(3);
  });

  it('no purpose that only a box brings is asked in fewer parts', () => {
    const brought = Object.values(PURPOSES).filter(
      ({ kind }) => Object.hasOwn(solothLines, kind) || Object.hasOwn(verminLines, kind),
    );
    expect(brought.length).toBeGreaterThan(Object.keys(solothLines).length);
    for (const purpose of brought) expect(speaker.prompt(purpose)).toHaveProperty('happened');
  });

  it('the parts are said one after the other', () => {
    const { text, happened } = speaker.prompt(PURPOSES.freeze);
    expect(text.startsWith(`${happened ?? ''} `)).toBe(true);
  });
});

it('both languages tell the same figures', () => {
  const figures = (text: string): readonly string[] => (text.match(/\d+/g) ?? []).toSorted();
  const told = (wording: typeof en, key: (typeof KEYS)[number]) => {
    const { happened, decides, does } = wording.prompts[key];
    return figures([happened, decides, does].join(' '));
  };
  const differing = KEYS.filter((key) => told(en, key).join() !== told(fr, key).join());
  expect(differing).toEqual([]);
});
