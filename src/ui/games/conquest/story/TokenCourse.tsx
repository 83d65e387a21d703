import { StyleSheet, View } from 'react-native';
import { TEAMS } from '../../../../rules/conquest';
import type { TokensAt } from '../../../../session/conquest';
import { CLIP, RADIUS, SPACE, UI } from '../../../../theme';
import { Panel, Words } from '../../../kit/components';
import { TEAM_LOOKS } from '../catalogue/colours';
import type { ConquestSpeech } from '../words';

export interface TokenCourseProps {
  readonly tokens: readonly TokensAt[];
  readonly words: ConquestSpeech;
}

const BAR_PT = 60;

/** How the tokens lay, turn by turn: a column for each, Sword below and Skull above, the bank between them. */
export function TokenCourse({ tokens, words }: TokenCourseProps) {
  const { t } = words;
  const last = tokens.at(-1);
  if (last === undefined || tokens.length < 2) return null;
  const spoken = tokens.map(({ turn, ...lie }) => t('conquest.story.tokensAt', { turn, ...lie })).join('. ');
  return (
    <Panel contentStyle={styles.panel}>
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t('conquest.story.tokens')}
      </Words>
      <View accessible role="img" aria-label={spoken} style={styles.bars}>
        {tokens.map((at, index) => (
          <View key={index} style={styles.bar}>
            <View style={{ flexGrow: at.skull, backgroundColor: TEAM_LOOKS.skull.thread }} />
            <View style={{ flexGrow: at.bank, backgroundColor: UI.shade }} />
            <View style={{ flexGrow: at.sword, backgroundColor: TEAM_LOOKS.sword.thread }} />
          </View>
        ))}
      </View>
      <View style={styles.legend}>
        {TEAMS.map((team) => (
          <View key={team} style={styles.key}>
            <View style={[styles.swatch, { backgroundColor: TEAM_LOOKS[team].thread }]} />
            <Words type="label" colour={UI.muted}>
              {`${words.name(team)} ${last[team]}`}
            </Words>
          </View>
        ))}
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { gap: SPACE.s },
  bars: { flexDirection: 'row', height: BAR_PT, gap: 1, borderRadius: RADIUS.chip, ...CLIP },
  bar: { flexGrow: 1, flexBasis: 0 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.l },
  key: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  swatch: { width: 14, height: 14, borderRadius: 3 },
});
