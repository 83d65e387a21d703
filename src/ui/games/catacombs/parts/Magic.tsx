import { StyleSheet, View } from 'react-native';
import { MAGIC } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import { Glyph } from '../../../kit/glyph';
import { useCatacombsText } from '../words';

export interface MagicProps {
  readonly magic: number;
  /** What it would be after the choice. */
  readonly after?: number;
}

/** A magic track: a drop for each point, hollow once it is spent, and the same in words. */
export function Magic({ magic, after = magic }: MagicProps) {
  const { t } = useCatacombsText();
  const words =
    after === magic
      ? t('prompts.magic', { magic, max: MAGIC.max })
      : t('prompts.magicBecomes', { magic, after: Math.max(0, after) });
  return (
    <View role="img" aria-label={words} style={styles.magic}>
      <Words type="number">{words}</Words>
      <View style={styles.track}>
        {Array.from({ length: MAGIC.max }, (_, index) => (
          <Glyph key={index} id="magic" sizePt={14} colour={index < after ? UI.green : UI.handle} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  magic: { gap: SPACE.hair },
  track: { flexDirection: 'row', gap: SPACE.hair },
});
