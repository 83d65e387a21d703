import type { CatacombsEvent } from '../../src/rules/catacombs';
import { en, fr, whyUnfit } from './samples/speakers';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const passed = (piece: string): CatacombsEvent => ({ kind: 'passed', piece });
const placed = (piece: string, by = piece): CatacombsEvent => ({
  kind: 'placed',
  piece,
  xMm: 1,
  yMm: 1,
  cause: { by, rule: 'BASE-082' },
});

describe('what several do at once is one line', () => {
  it.each([
    [
      'who passes, and why',
      [passed('monster:zombie-1'), passed('monster:zombie-3'), passed('monster:orc-1')],
      'No flick is worth it from where they lie. Passing: Zombie ×2 and Orc.',
      'Aucune pichenette n’en vaut la peine. Passent leur tour : Zombie ×2 et Orque.',
    ],
    [
      'one who passes',
      [passed('monster:zombie-1')],
      'Zombie 1 passes: from there, no flick is worth it.',
      'Le Zombie 1 passe son tour : aucune pichenette n’en vaut la peine.',
    ],
    [
      'what is laid down',
      [placed('monster:zombie-1'), placed('monster:zombie-2')],
      'On the board now: Zombie ×2.',
      'En place sur le plateau : Zombie ×2.',
    ],
    [
      'who brings them',
      [placed('monster:ghoul-1', 'lord:sorcerer'), placed('monster:ghoul-2', 'lord:sorcerer')],
      'Brought by the Sorcerer: Ghoul ×2.',
      'Renforts, grâce au Sorcier : Goule ×2.',
    ],
    [
      'the round and whose turn it is',
      [
        { kind: 'roundBegan', round: 2 },
        { kind: 'turnBegan', turn: 'heroes' },
      ] as const,
      'Round 2. The heroes’ turn.',
      'Manche 2. Tour des Héros.',
    ],
  ] as const)('%s', (_, events, english, french) => {
    const main = events[events.length - 1];
    if (main === undefined) throw new Error('nothing is told');
    expect(plain(en.told(main, events))).toBe(english);
    expect(plain(fr.told(main, events))).toBe(french);
    expect([en.told(main, events), fr.told(main, events)].map(whyUnfit)).toEqual([null, null]);
  });
});
