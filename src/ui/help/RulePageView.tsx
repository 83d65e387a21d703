import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { RADIUS, SPACE, UI } from '../../theme';
import type { Help, PageSection, ShowTopic } from '../game';
import { LeatherButton, Words } from '../kit/components';
import { RuleLine } from './RuleLine';
import { useRulebook } from './useRulebook';

export interface RulePageViewProps {
  readonly help: Help;
  readonly topic: string;
  readonly onShow: ShowTopic;
}

/** Everything about a topic: its card or its words, the rules it goes by, and where to read on. */
export function RulePageView({ help, topic, onShow }: RulePageViewProps) {
  const { t } = useTranslation();
  const rulebook = useRulebook(help.rulebook);
  const { text, sections, related } = help.page(topic);

  const section = ({ topic: about, rules }: PageSection) => {
    const lines = rules.flatMap((rule) => {
      const said = rulebook?.text(rule) ?? null;
      return said === null ? [] : [<RuleLine key={rule} rule={rule} text={said} />];
    });
    const title = about === null ? t('cards.sheet.rules') : help.entry(about).name;
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
      {help.card(topic, onShow) ?? (text === '' ? null : <Words type="body">{text}</Words>)}
      {sections.map(section)}
      {related.length === 0 ? null : (
        <View style={styles.section}>
          <Words type="name" role="heading" aria-level={3} colour={UI.gold}>
            {t('cards.sheet.related')}
          </Words>
          <View style={styles.related}>
            {related.map((one) => (
              <LeatherButton key={one} label={help.entry(one).name} onPress={() => onShow(one)} style={styles.link} />
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
