import { StyleSheet, View } from 'react-native';
import { CARD, HIT, withAlpha, type Hex } from '../../../../../theme';
import { Tappable } from '../../../../kit/components';
import { Glyph } from '../../../../kit/glyph';
import { useCatacombsText } from '../../words';

export interface InfoButtonProps {
  /** What it explains. */
  readonly name: string;
  readonly onPress: () => void;
  readonly colour?: Hex;
}

/** The way to a rule for whoever cannot hold a card: a key, a switch, a mouse. */
export function InfoButton({ name, onPress, colour = CARD.heading }: InfoButtonProps) {
  const { t } = useCatacombsText();
  return (
    <Tappable aria-label={t('cards.rulesOf', { name })} onPress={onPress} radius={HIT / 2}>
      {({ isHovered, isPressed }) => (
        <View style={[styles.button, (isHovered || isPressed) && styles.lit]}>
          <Glyph id="info" sizePt={20} colour={colour} />
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  button: { width: HIT, height: HIT, borderRadius: HIT / 2, alignItems: 'center', justifyContent: 'center' },
  lit: { backgroundColor: withAlpha(CARD.heading, 0.18) },
});
