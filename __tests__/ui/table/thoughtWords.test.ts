import { ERRANDS } from '../../../src/ai/catacombs';
import { HABITS } from '../../../src/ai/catacombs/thought';
import type { Hint, Thought } from '../../../src/session/catacombs';
import { hintWords } from '../../../src/ui/table/app/hintWords';
import { catacombsWords, textOf } from '../../support/words';

const shot = (target: string | null, chance: number, way: 'straight' | 'bank' = 'straight') =>
  ({ aim: { target, way }, chance }) as unknown as Extract<Thought, { kind: 'shot' }>;
const best = (option: string, of: ReturnType<typeof shot> | null): Thought =>
  ({ kind: 'best', option, worth: 0, tried: 10, shot: of }) as unknown as Thought;

const THOUGHTS: readonly Thought[] = [
  { ...shot('monster:orc-2', 0.98), kind: 'shot' },
  { ...shot('monster:orc-2', 0.4, 'bank'), kind: 'shot' },
  { ...shot('monster:orc-2', 0.01), kind: 'shot' },
  { ...shot(null, 0), kind: 'shot' },
  ...ERRANDS.map((kind): Thought => ({ ...shot(null, 0), kind: 'shot', errand: { kind, of: 'hero:elf' } })),
  { ...shot(null, 0), kind: 'shot', errand: { kind: 'cover', of: null } },
  best('monster:zombie-1>pass', null),
  best('hero:wizard>spell:heal', null),
  best('hero:elf>punch', shot('monster:orc-2', 0.5)),
  { kind: 'place', tried: 40 },
  { kind: 'stumbled' },
  ...HABITS.map((habit): Thought => ({ kind: 'habit', habit })),
];

describe.each(['en', 'fr'] as const)('why the app does something, in %s', (language) => {
  const t = textOf(language);
  const words = catacombsWords(language);
  const said = (thought: Thought) => words.why(thought);

  it.each(THOUGHTS)('is what might end a sentence: %#', (thought) => {
    expect(said(thought)).not.toMatch(/[:.!?]|promis|prometteur|%/);
    expect(said(thought)).not.toMatch(/^\p{Lu}/u);
  });

  it('gives a number only with what it is a chance of', () => {
    const numbers = THOUGHTS.map(said).filter((text) => /\d/.test(text.replace(/(Orc|Orque)\s2/g, '')));
    expect(numbers).toHaveLength(3);
    for (const text of numbers)
      expect(text).toMatch(/hurts an enemy \d+ times out of 100|blesse un ennemi \d+ fois sur 100/);
  });

  it('names whom a move is about', () => {
    const saidOf = ERRANDS.map((kind) => said({ ...shot(null, 0), kind: 'shot', errand: { kind, of: 'hero:elf' } }));
    expect(new Set(saidOf).size).toBe(ERRANDS.length);
    for (const text of saidOf) expect(text).toContain(words.the('hero:elf'));
  });

  it('names whom a shot is meant for as a sentence does', () => {
    const ways = [shot('hero:elf', 0.5), shot('hero:elf', 0.5, 'bank'), shot('hero:elf', 0.01)];
    for (const of of ways) expect(said({ ...of, kind: 'shot' })).toContain(words.the('hero:elf'));
  });

  it('says of a hint what it proposes, then why', () => {
    const hint = { answer: { kind: 'choose', options: ['hero:elf>pass'] }, thought: best('hero:elf>pass', null) };
    const text = hintWords(hint as Hint, words, t);
    expect(text).toContain(words.option('hero:elf>pass'));
    expect(text.split(':')).toHaveLength(2);
  });
});
