import { memoAlike } from '../../../kit/alike';
import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { SPACE } from '../../../../theme';
import { HeroCell, type HeroCellProps } from './HeroCell';
import type { HeroAtTable } from './heroState';

export interface HeroStripProps extends Pick<HeroCellProps, 'form' | 'onPress' | 'onHold'> {
  readonly heroes: readonly HeroAtTable[];
  readonly words: CatacombsWords;
  /** How many stand side by side. */
  readonly columns: 1 | 2 | 4;
}

const WIDTHS = { 1: '100%', 2: '46%', 4: '22%' } as const;

/** The four heroes: a row under the board, or beside it one below the other. */
export const HeroStrip = memoAlike(function HeroStrip({ heroes, columns, ...cell }: HeroStripProps) {
  return (
    <View style={styles.strip} testID="heroes">
      {heroes.map((hero) => (
        <View key={hero.id} style={[styles.share, { flexBasis: WIDTHS[columns] }]}>
          <HeroCell hero={hero} {...cell} />
        </View>
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs },
  share: { flexGrow: 1, flexShrink: 1 },
});
