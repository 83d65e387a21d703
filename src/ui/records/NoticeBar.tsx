import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../theme';
import { LeatherButton, Panel, Words } from '../kit/components';
import type { Notice } from './notice';

const ICONS = { restore: 'undo', playStory: 'story', watchSight: 'film', takeIn: 'open' } as const;

/** What came of the last thing that was done, and the way to take it back. */
export function NoticeBar({ notice: { tone, lines, action } }: { readonly notice: Notice }) {
  const { t } = useTranslation();
  return (
    <View role={tone === 'fault' ? 'alert' : 'status'}>
      <Panel contentStyle={styles.bar}>
        <View style={styles.words}>
          {lines.map((line) => (
            <Words key={line} type="ui" colour={tone === 'fault' ? UI.red : UI.ivory}>
              {line}
            </Words>
          ))}
        </View>
        {action === null ? null : (
          <LeatherButton
            icon={ICONS[action.kind]}
            label={t(`records.${action.kind}`)}
            onPress={action.act}
            testID={action.kind}
          />
        )}
      </Panel>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m, padding: SPACE.m },
  words: { flexGrow: 1, flexShrink: 1, gap: SPACE.xs },
});
