import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { Glyph } from '../../../kit/glyph';
import { useGymText } from '../useGymText';

const MOST = 3;
const STAR_PT = 26;

/** How well it was done. */
export function Stars({ stars }: { readonly stars: number }) {
  const { t } = useGymText();
  return (
    <View role="img" aria-label={t('gym.stars', { stars })} style={styles.row} testID="gym-stars">
      {Array.from({ length: MOST }, (_, at) => (
        <Glyph key={at} id="star" sizePt={STAR_PT} colour={at < stars ? UI.gold : UI.muted} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', gap: SPACE.xs } });
