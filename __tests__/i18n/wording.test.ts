import { createTranslator } from '../../src/i18n/createTranslator';
import { en } from '../../src/i18n/en';
import { fr } from '../../src/i18n/fr';
import { firstSpoken } from '../../src/i18n/languages';
import { pseudo } from '../../src/i18n/pseudo';
import type { WordingKey } from '../../src/i18n/wording';
import { leavesOf, variablesOf } from './leaves';

const english = leavesOf(en);
const french = new Map(leavesOf(fr));

type Exists<Key extends string> = Key extends WordingKey ? true : false;
const KEYS_ARE_TYPED: [right: Exists<'settings.sound.label'>, misspelt: Exists<'settings.sound.lable'>] = [true, false];

describe('the two languages', () => {
  it('have the same keys', () => {
    expect([...french.keys()].sort()).toEqual(english.map(([key]) => key).sort());
    expect(english.length).toBeGreaterThan(50);
  });

  it('know their keys at compile time', () => {
    expect(KEYS_ARE_TYPED).toEqual([true, false]);
  });

  it.each(english)('%s uses the same variables and is never empty', (key, text) => {
    const translated = french.get(key) ?? '';
    expect(variablesOf(translated)).toEqual(variablesOf(text));
    expect(text.trim()).not.toBe('');
    expect(translated.trim()).not.toBe('');
  });

  it('keep a double sign on the line of its word in French', () => {
    const loose = [...french].filter(([, text]) => / [:;!?%»]|« /.test(text));
    expect(loose).toEqual([]);
  });
});

describe('createTranslator', () => {
  it('speaks at once, and changes its language', async () => {
    const translator = createTranslator('en');
    expect(translator.t('settings.title')).toBe('Settings');
    await translator.changeLanguage('fr');
    expect(translator.t('settings.title')).toBe('Réglages');
  });

  it('fills in variables without escaping them', () => {
    expect(createTranslator('en').t('credits.openLicence', { name: 'Ada & Co' })).toBe('Read the licence of Ada & Co');
  });
});

describe('firstSpoken', () => {
  it('takes the first known language, whatever its region', () => {
    expect(firstSpoken(['de', 'fr-CA', 'en'])).toBe('fr');
    expect(firstSpoken(['de', null])).toBe('en');
  });
});

describe('pseudo', () => {
  it('is at least 40 % longer and leaves variables alone', () => {
    const text = 'Undo the flick of {{disc}}';
    expect(pseudo(text).length).toBeGreaterThanOrEqual(Math.round(text.length * 1.4));
    expect(pseudo(text)).toContain('{{disc}}');
    expect(pseudo(text)).toContain('flïçk');
  });
});

describe('what is counted', () => {
  const KEYS = ['cards.gold', 'table.hero.gold', 'prompts.gives', 'prompts.purseOf', 'cards.summary.purse'] as const;

  it.each(KEYS)('%s is singular in French where there is none, and plural beyond', (key) => {
    const { t } = createTranslator('fr');
    const rest = { hero: '', player: '', equipment: '' };
    expect(t(key, { ...rest, count: 0, gold: '0' })).toMatch(/0\spièce d’or/);
    expect(t(key, { ...rest, count: 300, gold: '300' })).toMatch(/300\spièces d’or/);
  });
});
