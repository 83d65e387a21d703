import { StyleSheet, View } from 'react-native';
import { SPACE, UI, withAlpha } from '../../../../theme';
import { Glyph } from '../../../kit/glyph';

/** What a Paladin has in every room without help. */
const PLACES = 2;

/** A breastplate for every point of armour; a spent one leaves its shadow. */
export function ArmourPips({ armour }: { readonly armour: number }) {
  const places = Array.from({ length: Math.max(PLACES, armour) }, (_, index) => index < armour);
  return (
    <View style={styles.pips} testID="armour">
      {places.map((isLeft, index) => (
        <Glyph key={index} id="plate" sizePt={13} colour={isLeft ? UI.ivory : withAlpha(UI.muted, 0.35)} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ pips: { flexDirection: 'row', gap: SPACE.hair } });
