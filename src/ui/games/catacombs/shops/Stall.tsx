import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import velvet from '../../../../../assets/table/velvet.webp';
import { RADIUS, SPACE, type Hex, UI } from '../../../../theme';
import { shadowOf } from '../../../kit/components';
import { Backdrop } from '../../../table/question';

const STRIPES = 14;

export interface StallProps {
  /** The stripe of the awning, beside ivory. */
  readonly stripe: Hex;
  readonly children: ReactNode;
}

/** A stall in the dark: a striped awning over velvet, and the goods on it. */
export function Stall({ stripe, children }: StallProps) {
  return (
    <View style={styles.stall}>
      <View aria-hidden style={styles.awning}>
        {Array.from({ length: STRIPES }, (_, index) => (
          <View key={index} style={[styles.stripe, { backgroundColor: index % 2 === 0 ? stripe : UI.parchment }]} />
        ))}
      </View>
      <Backdrop source={velvet} style={styles.counter} imageStyle={styles.cloth}>
        {children}
      </Backdrop>
    </View>
  );
}

const AWNING_PT = 26;

const styles = StyleSheet.create({
  /** From rim to rim of the leather. */
  stall: { marginHorizontal: -SPACE.s },
  awning: { flexDirection: 'row', height: AWNING_PT, zIndex: 1, boxShadow: shadowOf(3) },
  stripe: { flexGrow: 1, flexBasis: 0, borderBottomLeftRadius: 12, borderBottomRightRadius: 12 },
  counter: { marginTop: -AWNING_PT / 2, paddingTop: AWNING_PT, padding: SPACE.s, paddingBottom: SPACE.m, gap: SPACE.m },
  cloth: { borderBottomLeftRadius: RADIUS.panel, borderBottomRightRadius: RADIUS.panel },
});
