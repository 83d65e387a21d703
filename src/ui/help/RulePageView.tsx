import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../i18n/catacombs';
import { RADIUS, SPACE, UI } from '../../theme';
import { CardOf, hasCard, type CardOfProps } from '../games/catacombs/cards';
import { LeatherButton, Words } from '../kit/components';
import { pageOf, topicName, type PageSection } from '../games/catacombs/help/pageOf';
import { RuleLine } from './RuleLine';
import type { RuleTopic, ShowRule } from '../games/catacombs/help/topic';
import { useRuleTexts } from './useRuleTexts';
import { useCatacombsText } from '../games/catacombs/words';

export interface RulePageViewProps {
  readonly topic: RuleTopic;
  readonly words: CatacombsWords;
  readonly onShowRule: ShowRule;
  /** Its card as it stands in a game; as it is printed, when not said. */
  readonly cardOf?: (card: CardOfProps) => ReactNode;
}

const printed = (card: CardOfProps): ReactNode => <CardOf {...card} />;

/** Everything about a topic: its card or its words, the rules it goes by, and where to read on. */
export function RulePageView({ topic, words, onShowRule, cardOf = printed }: RulePageViewProps) {
  const { t } = useCatacombsText();
  const rulebook = useRuleTexts();
  const { text, sections, related } = pageOf(topic, words, t);

  const section = ({ topic: about, rules }: PageSection) => {
    const lines = rules.flatMap((rule) => {
      const said = rulebook?.text(rule) ?? null;
      return said === null ? [] : [<RuleLine key={rule} rule={rule} text={said} />];
    });
    const title = about === null ? t('cards.sheet.rules') : topicName(about, words, t);
    const nothing = rulebook === null ? t('cards.sheet.reading') : t('cards.sheet.none');
    return (
      <View key={title} style={styles.section}>
        <Words type="name" role="heading" aria-level={3} colour={UI.gold}>
          {title}
        </Words>
        {lines.length === 0 ? <Words type="body">{nothing}</Words> : null}
        <View role="list" style={styles.section}>
          {lines}
        </View>
      </View>
    );
  };

  return (
    <View style={styles.page}>
      {hasCard(topic) ? (
        cardOf({ id: topic, words, onShowRule, isPage: true })
      ) : text === '' ? null : (
        <Words type="body">{text}</Words>
      )}
      {sections.map(section)}
      {related.length === 0 ? null : (
        <View style={styles.section}>
          <Words type="name" role="heading" aria-level={3} colour={UI.gold}>
            {t('cards.sheet.related')}
          </Words>
          <View style={styles.related}>
            {related.map((one) => (
              <LeatherButton
                key={one}
                label={topicName(one, words, t)}
                onPress={() => onShowRule(one)}
                style={styles.link}
              />
            ))}
          </View>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { gap: SPACE.l },
  section: { gap: SPACE.s },
  related: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  link: { borderRadius: RADIUS.panel },
});
