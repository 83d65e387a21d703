import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { SPACE } from '../../../../theme';
import { HeroCell, type HeroCellProps } from './HeroCell';
import type { HeroAtTable } from './heroState';

export interface HeroStripProps extends Pick<HeroCellProps, 'form' | 'onPress' | 'onHold'> {
  readonly heroes: readonly HeroAtTable[];
  readonly words: CatacombsWords;
}

/** The four heroes: a row under the board, or one below the other beside it. */
export function HeroStrip({ heroes, words, form, onPress, onHold }: HeroStripProps) {
  return (
    <View style={form === 'tall' ? styles.column : styles.row} testID="heroes">
      {heroes.map((hero) => (
        <HeroCell key={hero.id} hero={hero} words={words} form={form} onPress={onPress} onHold={onHold} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.xs },
  column: { gap: SPACE.s },
});
