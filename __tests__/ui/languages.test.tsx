import { act, render, screen } from '@testing-library/react-native';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Text, View } from 'react-native';
import { isLearnt, translatorIn, type Language } from '../../src/i18n/common';
import { VOCABULARIES } from '../../src/i18n/vocabularies';
import { useCatacombsText, useCatacombsWords } from '../../src/ui/games/catacombs/words';
import { useGymText } from '../../src/ui/games/gym/useGymText';
import { speak } from '../../src/ui/kit/settings';
import { catacombsWords, en, fr, gymWords } from '../support/words';
import { renderInApp } from './renderApp';

/** Whatever was on the screen, be it for one frame. */
const heard = new Set<string>();

/** A frame, and what two games say in it. */
function Screen() {
  const { t } = useTranslation();
  const catacombs = useCatacombsText();
  const words = useCatacombsWords();
  const gym = useGymText();
  const texts = [
    t('settings.title'),
    catacombs.t('table.endTurn.title'),
    catacombs.t('credits.title'),
    words.name('hero:wizard'),
    gym.t('gym.noFlickYet'),
    gym.words.name('pillar-1'),
  ];
  texts.forEach((text) => heard.add(text));
  return texts.map((text) => <Text key={text}>{text}</Text>);
}

const said = (language: Language): readonly string[] => {
  const texts = { en, fr }[language];
  const names = [catacombsWords(language).name('hero:wizard'), gymWords(language).name('pillar-1')];
  return [texts.settings.title, texts.table.endTurn.title, texts.credits.title, texts.gym.noFlickYet, ...names];
};

/** What is the same in both is heard in neither. */
const only = (language: Language, other: Language): readonly string[] =>
  said(language).filter((text) => !said(other).includes(text));

it('a language that comes is spoken when all of it is here, and the one before until then', async () => {
  const settings = await renderInApp(<Screen />);
  expect([isLearnt('en', VOCABULARIES), isLearnt('fr', VOCABULARIES)]).toEqual([true, false]);
  heard.clear();

  await act(() => settings.setState({ language: 'fr' }));
  expect(await screen.findByText(fr.settings.title)).toBeTruthy();
  for (const text of said('fr')) expect(screen.getByText(text)).toBeTruthy();
  for (const text of only('en', 'fr')) expect(screen.queryByText(text)).toBeNull();
  expect([...heard].filter((text) => ![...said('en'), ...said('fr')].includes(text))).toEqual([]);

  await act(() => settings.setState({ language: 'en' }));
  for (const text of said('en')) expect(screen.getByText(text)).toBeTruthy();
});

it('two sides of a screen speak two languages, and each of two games', async () => {
  await Promise.all([speak('en'), speak('fr')]);
  await render(
    <View>
      {(['en', 'fr'] as const).map((language) => (
        <I18nextProvider key={language} i18n={translatorIn(language)}>
          <Screen />
        </I18nextProvider>
      ))}
    </View>,
  );
  expect(only('en', 'fr').length).toBeGreaterThan(4);
  for (const text of [...only('en', 'fr'), ...only('fr', 'en')]) expect(screen.getAllByText(text)).toHaveLength(1);
});
