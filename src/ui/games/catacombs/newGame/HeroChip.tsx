import { StyleSheet, View } from 'react-native';
import { HIT, mix, SPACE, UI, withAlpha } from '../../../../theme';
import { DiscFace, pieceOfCard } from '../cards';
import { Tappable } from '../../../kit/components';

export interface HeroChipProps {
  readonly hero: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

const SIDE_PT = HIT + SPACE.s;

/** A hero's disc, to be picked up and given to somebody. */
export function HeroChip({ hero, label, isChosen, isDisabled, onPress }: HeroChipProps) {
  const piece = pieceOfCard(hero);
  return (
    <Tappable
      aria-label={label}
      aria-pressed={isChosen}
      disabled={isDisabled}
      radius={SIDE_PT / 2}
      onPress={onPress}
      testID={`seat-${hero}`}
    >
      {({ isHovered }) => (
        <View style={[styles.chip, isHovered && styles.lit, isChosen && styles.chosen]}>
          {piece === null ? null : <DiscFace piece={piece} sizePt={SIDE_PT} />}
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  chip: { width: SIDE_PT, height: SIDE_PT, borderRadius: SIDE_PT / 2 },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.14) },
  chosen: {
    backgroundColor: mix(UI.leather, UI.gold, 0.3),
    outlineColor: UI.gold,
    outlineStyle: 'solid',
    outlineWidth: 3,
  },
});
