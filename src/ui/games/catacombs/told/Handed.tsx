import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { Gold } from '../cards';
import { Words } from '../../../kit/components';
import { Face } from '../pieces/Face';
import type { Told } from './told';

/** Something changes hands: what it is, whose it is now, and what it cost. */
export function Handed({ event, words }: Told<'bought'>) {
  return (
    <View style={styles.row}>
      <Face id={event.hero} sizePt={56} />
      <View style={styles.words}>
        <Words type="name">{words.name(event.item)}</Words>
        <Gold gold={event.price} colour={UI.gold} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.m },
  words: { flexShrink: 1, gap: SPACE.xs },
});
