import { memoAlike } from '../../../kit/alike';
import { StyleSheet, View } from 'react-native';
import { DiscFace } from '../cards';
import { pieceIdOf } from '../pieces/pieceIdOf';

const FACE_PT = 15;

/** What sits on a hero, disc by disc: it is counted with one look. */
export const Riders = memoAlike(function Riders({ riders }: { readonly riders: readonly string[] }) {
  if (riders.length === 0) return null;
  return (
    <View style={styles.riders} testID="riders">
      {riders.map((id) => (
        <DiscFace key={id} piece={pieceIdOf(id)} sizePt={FACE_PT} />
      ))}
    </View>
  );
});

const styles = StyleSheet.create({ riders: { flexDirection: 'row', alignSelf: 'center' } });
