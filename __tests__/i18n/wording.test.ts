import type { ScreenKey } from '../../src/i18n/catacombs/screens/wording';
import { screens as enCatacombs } from '../../src/i18n/catacombs/screens/en';
import { screens as frCatacombs } from '../../src/i18n/catacombs/screens/fr';
import { en as enCommon } from '../../src/i18n/common/en';
import { fr as frCommon } from '../../src/i18n/common/fr';
import { firstSpoken } from '../../src/i18n/common/languages';
import { pseudo } from '../../src/i18n/common/pseudo';
import type { WordingKey } from '../../src/i18n/common/wording';
import { en as enGym } from '../../src/i18n/gym/en';
import { fr as frGym } from '../../src/i18n/gym/fr';
import { screens as enGymScreens } from '../../src/i18n/gym/screens/en';
import { screens as frGymScreens } from '../../src/i18n/gym/screens/fr';
import { textOf } from '../support/words';
import { leavesOf, variablesOf } from './leaves';

type Exists<Key extends string> = Key extends WordingKey ? true : false;
const KEYS_ARE_TYPED: [right: Exists<'settings.sound.label'>, misspelt: Exists<'settings.sound.lable'>] = [true, false];
const KEYS_ARE_SORTED: [ofCatacombs: Exists<'table.told.killed'>, ofTheGym: Exists<'gym.noFlickYet'>] = [false, false];
type IsOfCatacombs<Key extends string> = Key extends ScreenKey ? true : false;
const KEYS_OF_A_GAME: [own: IsOfCatacombs<'table.told.killed'>, ofAnyScreen: IsOfCatacombs<'table.told.hurry'>] = [
  true,
  false,
];

describe.each([
  ['any screen', enCommon, frCommon],
  ['the screens of Catacombs', enCatacombs, frCatacombs],
  ['the screens of the gym', enGymScreens, frGymScreens],
  ['the gym', enGym, frGym],
])('the two languages of %s', (_, en, fr) => {
  const english = leavesOf(en);
  const french = new Map(leavesOf(fr));

  it('have the same keys', () => {
    expect([...french.keys()].sort()).toEqual(english.map(([key]) => key).sort());
    expect(english.length).toBeGreaterThan(10);
  });

  it.each(english)('%s is said in both, with the same variables', (key, text) => {
    const other = french.get(key) ?? '';
    expect(text.trim()).not.toBe('');
    expect(other.trim()).not.toBe('');
    expect(variablesOf(other)).toEqual(variablesOf(text));
  });

  it('keep a double sign on the line of its word in French', () => {
    const loose = [...french].filter(([, text]) => / [:;!?%»]|« /.test(text));
    expect(loose).toEqual([]);
  });
});

describe('keys', () => {
  it('are known at compile time, those of a game to that game alone', () => {
    expect([KEYS_ARE_TYPED, KEYS_ARE_SORTED, KEYS_OF_A_GAME]).toEqual([
      [true, false],
      [false, false],
      [true, false],
    ]);
  });

  it.each([
    ['Catacombs', enCatacombs],
    ['the gym', enGymScreens],
  ])('of %s stand for no text of any screen as well', (_, screens) => {
    const common = leavesOf(enCommon).map(([key]) => key);
    expect(
      leavesOf(screens)
        .map(([key]) => key)
        .filter((key) => common.includes(key)),
    ).toEqual([]);
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
    const t = textOf('fr');
    const rest = { hero: '', player: '', equipment: '' };
    expect(t(key, { ...rest, count: 0, gold: '0' })).toMatch(/0\spièce d’or/);
    expect(t(key, { ...rest, count: 300, gold: '300' })).toMatch(/300\spièces d’or/);
  });
});
