import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { Deed, ToldFlick } from '../../../../session/catacombs';
import { SPACE, UI } from '../../../../theme';
import { IconButton, Panel, Words } from '../../../kit/components';
import { useCatacombsText } from '../words';

export interface DeedsProps {
  readonly deeds: readonly Deed[];
  readonly words: CatacombsWords;
  readonly onWatch: (flick: ToldFlick) => void;
}

const MM_PER_CM = 10;

/** A shot is as long as a ruler says: in centimetres. */
const figureOf = ({ kind, number }: Deed): number => (kind === 'longestShot' ? Math.round(number / MM_PER_CM) : number);

/** What was done that is worth telling. */
export function Deeds({ deeds, words, onWatch }: DeedsProps) {
  const { t } = useCatacombsText();
  if (deeds.length === 0) return null;
  return (
    <Panel contentStyle={styles.panel}>
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t('gameOver.deeds')}
      </Words>
      {deeds.map((deed) => {
        const name = t(`gameOver.deed.${deed.kind}`);
        const { film } = deed;
        return (
          <View key={deed.kind} style={styles.deed}>
            <View style={styles.words}>
              <Words type="button">{name}</Words>
              <Words type="ui" colour={UI.muted}>
                {t(`gameOver.deedLine.${deed.kind}`, { who: words.name(deed.by), number: figureOf(deed) })}
              </Words>
            </View>
            {film === null ? null : (
              <IconButton icon="referee" label={`${name}. ${t('gameOver.watch')}`} onPress={() => onWatch(film)} />
            )}
          </View>
        );
      })}
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { gap: SPACE.m },
  deed: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  words: { flexGrow: 1, flexShrink: 1 },
});
