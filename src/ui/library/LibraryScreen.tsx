import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';
import { SPACE } from '../../theme';
import { FilterChips, Panel, ScreenHeader, WalnutBackground, Words } from '../kit/components';
import { useLanguage } from '../kit/hooks/useLanguage';
import { RulePageView } from '../help';
import { useUis } from '../shelf';
import type { ScreenProps } from '../kit/navigation';
import { LibraryList } from './LibraryList';
import { spreadOf } from './spreadOf';
import { useSide } from '../kit/side';

/** The games that have cards to look at, with what is to be said of them here. */
function useLibraries() {
  const uis = useUis();
  const language = useLanguage();
  return useMemo(
    () =>
      Object.entries(uis).flatMap(([game, { library, about }]) =>
        library === null ? [] : [{ game, library, help: library.help(language), name: about(language).name }],
      ),
    [uis, language],
  );
}

/** Every card in play and every word of the rules: sections to browse, and the page of what is opened. */
export function LibraryScreen({ navigation, route }: ScreenProps<'Library'>) {
  const { t } = useTranslation();
  const { widthPt: width, insets } = useSide();
  const { isSpread, shelvesPt, widestPt } = spreadOf(width);
  const libraries = useLibraries();
  const { card: asked, game } = route.params ?? {};
  const knows = ({ help }: (typeof libraries)[number]): boolean => asked !== undefined && help.topicOf(asked) !== null;
  const current = libraries.find((one) => one.game === game) ?? libraries.find(knows) ?? libraries[0];
  const topic = asked === undefined ? null : (current?.help.topicOf(asked) ?? null);
  // Where one game has cards, an address need not name it.
  const inGame = libraries.length < 2 ? {} : { game: current?.game };
  const open = (card: string): void =>
    isSpread ? navigation.setParams({ ...inGame, card }) : navigation.push('Library', { ...inGame, card });
  const nameOf = (one: string): string => current?.help.entry(one).name ?? '';
  const title = topic === null || isSpread ? t('cards.library.title') : nameOf(topic);
  const padding = {
    paddingTop: insets.top + SPACE.s,
    paddingLeft: insets.left + SPACE.m,
    paddingRight: insets.right + SPACE.m,
  };
  const list =
    current === undefined ? null : (
      <>
        {libraries.length < 2 ? null : (
          <FilterChips
            label={t('newGame.which')}
            choices={libraries.map((one) => ({ value: one.game, label: one.name }))}
            value={current.game}
            onChange={(next) => navigation.setParams({ game: next, card: undefined })}
            testID="library-games"
          />
        )}
        <LibraryList key={current.game} library={current.library} help={current.help} openTopic={topic} onOpen={open} />
      </>
    );
  const page =
    asked !== undefined && topic === null ? (
      <Words type="prompt">{t('cards.library.unknown')}</Words>
    ) : topic === null || current === undefined ? (
      <Words type="body">{t('cards.library.choose')}</Words>
    ) : (
      <RulePageView key={topic} help={current.help} topic={topic} onShow={open} />
    );
  const opened = (
    <Panel isStitched style={styles.panel} contentStyle={styles.leather}>
      <ScrollView
        contentContainerStyle={[styles.page, { paddingBottom: insets.bottom + SPACE.l }]}
        testID="library-page"
      >
        {isSpread && topic !== null ? (
          <Words type="heading" role="heading" aria-level={2}>
            {nameOf(topic)}
          </Words>
        ) : null}
        {page}
      </ScrollView>
    </Panel>
  );
  return (
    <View style={styles.screen}>
      <WalnutBackground />
      <View style={[styles.inside, padding, { maxWidth: widestPt }]}>
        <ScreenHeader title={title} />
        {isSpread ? (
          <View style={styles.spread}>
            <View style={{ width: shelvesPt }}>{list}</View>
            {opened}
          </View>
        ) : asked === undefined ? (
          list
        ) : (
          opened
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  inside: { flex: 1, width: '100%', alignSelf: 'center' },
  spread: { flex: 1, flexDirection: 'row', gap: SPACE.l },
  panel: { flexGrow: 1, flexShrink: 1, flexBasis: 0, marginBottom: SPACE.s },
  leather: { padding: 0 },
  page: { padding: SPACE.l, gap: SPACE.m },
});
