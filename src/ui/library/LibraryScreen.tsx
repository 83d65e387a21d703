import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useCatacombsWords } from '../games/catacombs/words/useCatacombsWords';
import { SPACE } from '../../theme';
import { Panel, ScreenHeader, WalnutBackground, Words } from '../kit/components';
import { RulePageView, topicName, topicOf, type RuleTopic } from '../help';
import type { ScreenProps } from '../kit/navigation';
import { LibraryList } from './LibraryList';
import { spreadOf } from './spreadOf';
import { useCatacombsText } from '../games/catacombs/words';

/** Every card in play and every word of the rules: shelves to browse, and the page of what is opened. */
export function LibraryScreen({ navigation, route }: ScreenProps<'Library'>) {
  const { t } = useCatacombsText();
  const words = useCatacombsWords();
  const { width } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const { isSpread, shelvesPt, widestPt } = spreadOf(width);
  const asked = route.params?.card;
  const topic = asked === undefined ? null : topicOf(asked);
  const open = (card: RuleTopic): void =>
    isSpread ? navigation.setParams({ card }) : navigation.push('Library', { card });
  const title = topic === null || isSpread ? t('cards.library.title') : topicName(topic, words, t);
  const padding = {
    paddingTop: insets.top + SPACE.s,
    paddingLeft: insets.left + SPACE.m,
    paddingRight: insets.right + SPACE.m,
  };
  const list = <LibraryList words={words} openTopic={topic} onOpen={open} />;
  const page =
    asked !== undefined && topic === null ? (
      <Words type="prompt">{t('cards.library.unknown')}</Words>
    ) : topic === null ? (
      <Words type="body">{t('cards.library.choose')}</Words>
    ) : (
      <RulePageView key={topic} topic={topic} words={words} onShowRule={open} />
    );
  const opened = (
    <Panel isStitched style={styles.panel} contentStyle={styles.leather}>
      <ScrollView
        contentContainerStyle={[styles.page, { paddingBottom: insets.bottom + SPACE.l }]}
        testID="library-page"
      >
        {isSpread && topic !== null ? (
          <Words type="heading" role="heading" aria-level={2}>
            {topicName(topic, words, t)}
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
