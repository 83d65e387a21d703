import { en } from '../../src/i18n/catacombs/en';
import { fr } from '../../src/i18n/catacombs/fr';
import { help as english } from '../../src/i18n/catacombs/help/en';
import { help as french } from '../../src/i18n/catacombs/help/fr';
import { BASE_EQUIPMENT_IDS, HERO_CARDS, LORD_CARDS, BASE_LORD_IDS } from '../../src/rules/catacombs';
import { POTION_LIFE } from '../../src/rules/catacombs/content/base/equipment';
import { DRAIN_LIFE, HEAL_ALL_LIFE, HEAL_LIFE } from '../../src/rules/catacombs/content/base/spells';
import { HEALING_TOUCH, RESURRECTION } from '../../src/rules/catacombs/content/services';
import { CAMP_FIGHT_GOLD, CAMP_TRACK } from '../../src/rules/catacombs/content/campTrack';

/** The figures of a text, thousands joined and lengths left out. */
const figuresIn = (text: string): readonly number[] =>
  [
    ...text
      .replace(/\d+[.,]\d+ ?cm|\d+[.,]\d\u00a0cm/g, '')
      .replace(/(\d)[,\u00a0](\d{3})/g, '$1$2')
      .matchAll(/\d+/g),
  ].map(Number);

describe('the figures of a text are those of its card', () => {
  it.each([
    ['spell:heal', HEAL_LIFE],
    ['spell:heal-all', HEAL_ALL_LIFE],
    ['spell:drain-energy', DRAIN_LIFE],
  ] as const)('%s', (id, life) => {
    expect([en, fr].map(({ spells }) => figuresIn(spells[id].text))).toEqual([[life], [life]]);
  });

  it('equipment:healing-potion', () => {
    const texts = [en, fr].map(({ equipment }) => equipment['equipment:healing-potion'].text);
    expect(texts.map(figuresIn)).toEqual([[POTION_LIFE], [POTION_LIFE]]);
  });

  it('the Thief’s bonus', () => {
    const { goldPerKill } = HERO_CARDS['hero:thief'];
    expect([en, fr].map(({ heroes }) => figuresIn(heroes['hero:thief'].text))).toEqual([[goldPerKill], [goldPerKill]]);
    expect([english, french].map((help) => figuresIn(help['BASE-047']))).toEqual([[goldPerKill], [goldPerKill]]);
  });

  it.each([
    ['service:healing-touch', HEALING_TOUCH, 'BASE-304'],
    ['service:resurrection', RESURRECTION, 'BASE-305'],
  ] as const)('%s', (id, { price, life }, rule) => {
    const texts = [en.services[id].text, fr.services[id].text, english[rule], french[rule]];
    for (const text of texts) expect(figuresIn(text)).toEqual([price, life]);
  });
});

describe('the figures of a rule are those of the game', () => {
  it.each([
    ['BASE-040', 'hero:elf'],
    ['BASE-042', 'hero:barbarian'],
    ['BASE-045', 'hero:thief'],
    ['BASE-048', 'hero:wizard'],
  ] as const)('%s', (rule, hero) => {
    for (const help of [english, french]) expect(figuresIn(help[rule])).toContain(HERO_CARDS[hero].life);
  });

  it('the lives of the Lords', () => {
    const lives = BASE_LORD_IDS.map((id) => LORD_CARDS[id].life).sort((a, b) => a - b);
    for (const help of [english, french]) expect([...figuresIn(help['BASE-060'])].sort((a, b) => a - b)).toEqual(lives);
  });

  it('the camp', () => {
    const points = CAMP_TRACK.flatMap((space) => (space.kind === 'rest' ? [space.points] : []));
    for (const help of [english, french]) expect(figuresIn(help['EXTRA-045'])).toEqual(points);
    for (const help of [english, french]) expect(figuresIn(help['EXTRA-036'])).toEqual([CAMP_FIGHT_GOLD]);
  });

  it('the Equipment deck', () => {
    expect(english['BASE-295']).toContain('nine');
    expect(french['BASE-295']).toContain('neuf');
    expect(BASE_EQUIPMENT_IDS).toHaveLength(9);
  });
});
