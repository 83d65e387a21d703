import { CATACOMBS } from '../../src/i18n/catacombs/vocabulary';
import { isLearnt, learn, onLearnt, spokenIn, translatorIn, type Vocabulary } from '../../src/i18n/common';
import { createTranslator } from '../../src/i18n/common/createTranslator';
import { VOCABULARIES } from '../../src/i18n/vocabularies';

const said = { screens: { toy: { push: 'Push {{disc}}', told: 'Pushed' }, table: { told: { faster: 'Quicker' } } } };

/** A game of nobody’s that counts how often it is fetched. */
function toy(game: string, fetches: readonly (() => Promise<typeof said>)[] = []) {
  const fetched = { en: 0, fr: 0 };
  const fetch = (language: 'en' | 'fr') => () => {
    const next = fetches[fetched[language]] ?? (() => Promise.resolve(said));
    fetched[language] += 1;
    return next();
  };
  const vocabulary: Vocabulary<typeof said> = { game, said: { en: fetch('en'), fr: fetch('fr') } };
  return { vocabulary, fetched };
}

it('says in each language what is said at the entrance, before anything has come', () => {
  expect(createTranslator('fr').t('loading.progress', { ns: 'entrance' })).toBe('Chargement');
  expect(createTranslator('en').t('loading.progress', { ns: 'entrance' })).toBe('Loading');
  expect(createTranslator('en').exists('settings.title')).toBe(false);
});

it('fetches a language once, however often it is asked for, and no other language', async () => {
  const { vocabulary, fetched } = toy('once');
  await Promise.all([learn('en', [vocabulary]), learn('en', [vocabulary])]);
  await learn('en', [vocabulary]);
  expect(fetched).toEqual({ en: 1, fr: 0 });
  expect([isLearnt('en', [vocabulary]), isLearnt('fr', [vocabulary])]).toEqual([true, false]);
});

it('knows a language when what any screen says has come, and all the games that are asked for', async () => {
  const [one, other] = [toy('one').vocabulary, toy('other').vocabulary];
  await learn('en', [one]);
  expect([isLearnt('en', []), isLearnt('en', [one]), isLearnt('en', [one, other])]).toEqual([true, true, false]);
});

it('tells those who listen, until they have heard enough', async () => {
  let told = 0;
  const enough = onLearnt(() => (told += 1));
  await learn('en', [toy('heard').vocabulary]);
  expect(told).toBeGreaterThan(0);
  enough();
  const before = told;
  await learn('en', [toy('unheard').vocabulary]);
  expect(told).toBe(before);
});

it('fetches anew what could not be fetched', async () => {
  const { vocabulary, fetched } = toy('broken', [() => Promise.reject(new Error('no network'))]);
  await expect(learn('en', [vocabulary])).rejects.toThrow('no network');
  expect(isLearnt('en', [vocabulary])).toBe(false);
  expect(() => spokenIn('en', vocabulary)).toThrow('broken has not been learnt in en');
  await learn('en', [vocabulary]);
  expect(fetched.en).toBe(2);
  expect(spokenIn('en', vocabulary).t('toy.push', { disc: 'it' })).toBe('Push it');
});

it('speaks for a game, and for any screen, and is the same whoever asks', async () => {
  const { vocabulary } = toy('spoken');
  await learn('en', [vocabulary]);
  const spoken = spokenIn('en', vocabulary);
  expect(spokenIn('en', vocabulary)).toBe(spoken);
  expect([spoken.language, spoken.said]).toEqual(['en', said]);
  expect(spoken.t('toy.told')).toBe('Pushed');
  expect(spoken.t('settings.title')).toBe('Settings');
});

it('has the texts of two games apart, and those of any screen as they are', async () => {
  const other = { screens: { toy: { told: 'Rolled' } } };
  const rolling: Vocabulary<typeof other> = {
    game: 'rolling',
    said: { en: () => Promise.resolve(other), fr: () => Promise.resolve(other) },
  };
  const { vocabulary: pushing } = toy('pushing');
  await learn('en', [pushing, rolling]);
  expect([spokenIn('en', pushing).t('toy.told'), spokenIn('en', rolling).t('toy.told')]).toEqual(['Pushed', 'Rolled']);
  expect(translatorIn('en').t('table.told.faster')).toBe('Faster');
});

it('speaks two languages at the same time', async () => {
  await Promise.all([learn('en', VOCABULARIES), learn('fr', VOCABULARIES)]);
  expect([translatorIn('en').t('settings.title'), translatorIn('fr').t('settings.title')]).toEqual([
    'Settings',
    'Réglages',
  ]);
  const [english, french] = [spokenIn('en', CATACOMBS), spokenIn('fr', CATACOMBS)];
  expect([english.t('table.told.killed'), french.t('table.told.killed')]).toEqual(['slain', 'meurt']);
  expect([english.said.wording.refusals.gameOver, french.said.wording.refusals.gameOver]).toEqual([
    'The game is over.',
    'La partie est finie.',
  ]);
});

it('fills in variables without escaping them', async () => {
  await learn('en', []);
  expect(translatorIn('en').t('credits.openLicence', { name: 'Ada & Co' })).toBe('Read the licence of Ada & Co');
});
