import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import { Glyph } from '../../../kit/glyph';

const COLOURS = { life: UI.red, coin: UI.gold, magic: UI.green, trophies: UI.ivory, poison: UI.green } as const;

export interface CountProps {
  readonly of: keyof typeof COLOURS;
  readonly text: string;
}

/** How much of something: its picture and a number. */
export const Count = memo(function Count({ of, text }: CountProps) {
  return (
    <View style={styles.count}>
      <Glyph id={of} sizePt={13} colour={COLOURS[of]} />
      <Words type="strip" colour={of === 'coin' ? UI.gold : UI.ivory}>
        {text}
      </Words>
    </View>
  );
});

const styles = StyleSheet.create({ count: { flexDirection: 'row', alignItems: 'center', gap: 2 } });
