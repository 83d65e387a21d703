import { memoAlike } from '../../../kit/alike';
import { StyleSheet, View } from 'react-native';
import { lethalPoison } from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import { Glyph } from '../../../kit/glyph';
import type { HeroAtTable } from './heroState';

/** Poison where a cell is narrow: a skull upper left of the face, as on the board, and the sum below. */
export const PoisonSum = memoAlike(function PoisonSum({ hero: { id, poison } }: { readonly hero: HeroAtTable }) {
  if (poison === 0) return null;
  return (
    <>
      <View style={styles.skull}>
        <Glyph id="poison" sizePt={12} colour={UI.green} />
      </View>
      <Words type="strip" align="center" colour={UI.ivory}>
        {`${poison}/${lethalPoison(id)}`}
      </Words>
    </>
  );
});

const styles = StyleSheet.create({
  skull: { position: 'absolute', left: -4, top: -4, borderRadius: 6, backgroundColor: UI.night },
});
