import { StyleSheet, View } from 'react-native';
import { UI } from '../../../../../theme';
import { Words } from '../../../../kit/components';

/** A spot as it is numbered on the board. */
export const Spot = ({ number }: { readonly number: number }) => (
  <View style={styles.number}>
    <Words type="number" colour={UI.buttonInk}>
      {number}
    </Words>
  </View>
);

const SIDE_PT = 34;

const styles = StyleSheet.create({
  number: {
    width: SIDE_PT,
    minHeight: SIDE_PT,
    borderRadius: SIDE_PT / 2,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: UI.gold,
  },
});
