import { StyleSheet, View } from 'react-native';
import { UI } from '../../../../theme';
import { Words } from '../../../components';
import { Glyph } from '../../../glyph';

export interface CountProps {
  readonly of: 'life' | 'coin';
  readonly text: string;
}

/** How much of something: its picture and a number. */
export function Count({ of, text }: CountProps) {
  return (
    <View style={styles.count}>
      <Glyph id={of} sizePt={13} colour={of === 'coin' ? UI.gold : UI.red} />
      <Words type="strip" colour={of === 'coin' ? UI.gold : UI.ivory}>
        {text}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({ count: { flexDirection: 'row', alignItems: 'center', gap: 2 } });
