import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI } from '../../../theme';
import { polishedBrass } from '../../kit/components/materials';
import { Tappable } from '../../kit/components/touch';
import { Words } from '../../kit/components/words';

export interface PlainButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

/** A brass button without a picture: pictures need the drawing engine. */
export function PlainButton({ label, onPress }: PlainButtonProps) {
  return (
    <Tappable aria-label={label} onPress={onPress} radius={RADIUS.panel}>
      {() => (
        <View style={[styles.face, polishedBrass]}>
          <Words type="button" align="center" colour={UI.buttonInk}>
            {label}
          </Words>
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  face: {
    minHeight: HIT + SPACE.s,
    minWidth: 200,
    borderRadius: RADIUS.panel,
    paddingHorizontal: SPACE.xl,
    paddingVertical: SPACE.s,
    justifyContent: 'center',
  },
});
