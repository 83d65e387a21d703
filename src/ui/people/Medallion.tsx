import { StyleSheet, View } from 'react-native';
import { shadowOf, Words, brassRim, leather, polishedBrass, useTextScale } from '../kit/components';
import { UI } from '../../theme';

export interface MedallionProps {
  readonly name: string;
  /** The one that is looked at. */
  readonly isChosen?: boolean;
}

const SIDE_PT = 44;
const MOST_SCALE = 1.5;

/** The first letter of a name, on a round of leather or of brass. */
export function Medallion({ name, isChosen = false }: MedallionProps) {
  const sidePt = SIDE_PT * Math.min(useTextScale(), MOST_SCALE);
  const round = { width: sidePt, height: sidePt, borderRadius: sidePt / 2 };
  const [initial = ''] = name;
  return (
    <View aria-hidden style={[styles.rim, round, brassRim()]}>
      <View style={[styles.face, { borderRadius: sidePt / 2 }, isChosen ? polishedBrass : leather]}>
        <Words type="name" align="center" colour={isChosen ? UI.buttonInk : UI.gold}>
          {initial.toUpperCase()}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  rim: { padding: 1.5, boxShadow: shadowOf(3) },
  face: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
