import { CARD, contrast, FACE, LIVERIES, mix, TYPE, MIN_TEXT_PT, UI, type Hex } from '../../src/theme';
import { FAMILIES, HERO_FACES, STEP } from '../../src/ui/games/catacombs/catalogue/colours';

type Pair = readonly [name: string, text: Hex, ground: Hex, expected: number];

const PAIRS: readonly Pair[] = [
  ['ivory on leather', UI.ivory, UI.leatherLit, 13.3],
  ['muted on leather', UI.muted, UI.leatherLit, 8.9],
  ['gold on leather', UI.gold, UI.leatherLit, 10.8],
  ['red on leather', UI.red, UI.leatherLit, 6.2],
  ['prompt on lit walnut', UI.prompt, UI.walnutLit, 12.0],
  ['gold on lit walnut', UI.gold, UI.walnutLit, 8.8],
  ['ink on dark parchment', UI.ink, UI.parchmentDark, 10.1],
  ['second ink on dark parchment', UI.inkSecond, UI.parchmentDark, 5.9],
  ['ink on the dark end of a brass button', UI.buttonInk, UI.buttonBottom, 5.1],
  ['current phase', UI.flagText, UI.flag, 8.6],
  ['monster emblem', FACE.ink, FACE.ivory, 14.1],
  ['lord emblem', FAMILIES.lord.ink, FAMILIES.lord.face, 10.9],
  ['elf emblem', FACE.paleInk, HERO_FACES.elf, 7.9],
  ['barbarian emblem', FACE.paleInk, HERO_FACES.barbarian, 8.9],
  ['thief emblem', FACE.paleInk, HERO_FACES.thief, 9.5],
  ['wizard emblem', FACE.paleInk, HERO_FACES.wizard, 8.9],
];

const HEADED = ['undead', 'dungeon', 'mythological', 'infernal', 'vermin', 'lord'] as const;
const HERO_NAMES = ['elf', 'barbarian', 'thief', 'wizard'] as const;

describe('contrast', () => {
  it.each(PAIRS)('%s keeps its measured figure', (_name, text, ground, expected) => {
    expect(contrast(text, ground)).toBeCloseTo(expected, 0);
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(LIVERIES))('the emblem on %s is readable on its face', (_family, { ink, face }) => {
    expect(contrast(ink, face)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(HERO_FACES))('the emblem of %s is readable on its face', (_hero, face) => {
    expect(contrast(FACE.paleInk, face)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(STEP))('an icon of %s is readable on its ground', (_step, ground) => {
    expect(contrast(CARD.icon, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(HEADED)('the heading of a card of %s is readable on its colour', (family) => {
    expect(contrast(CARD.heading, mix(FAMILIES[family].rim, UI.shade, 0.45))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(HERO_NAMES)('the heading of the card of %s is readable on its colour', (hero) => {
    expect(contrast(CARD.heading, HERO_FACES[hero])).toBeGreaterThanOrEqual(4.5);
  });

  it('measures the ends of the scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});

describe('colour', () => {
  it('mixes from one colour to the other', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
  });
});

describe('type', () => {
  it.each(Object.entries(TYPE))('%s is large enough to read', (_role, { sizePt, lineHeightPt }) => {
    expect(sizePt).toBeGreaterThanOrEqual(MIN_TEXT_PT);
    expect(lineHeightPt).toBeGreaterThan(sizePt);
  });
});
