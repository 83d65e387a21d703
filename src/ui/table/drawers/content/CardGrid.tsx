import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { Words } from '../../../components';

export interface CardGridProps {
  readonly title: string;
  /** Said in place of cards when there are none. */
  readonly nothing: string;
  readonly cards: readonly ReactNode[];
}

const CELL_PT = 156;
const WIDEST_PT = 320;
/** On a phone on its side a broad card would be all picture: its words are to be seen with it. */
const LOW_PT = 500;
const LOW_CELL_PT = 200;

/** Upright cards side by side below a heading, as many abreast as there is room for. */
export function CardGrid({ title, nothing, cards }: CardGridProps) {
  const { height } = useWindowDimensions();
  const widest = { maxWidth: height < LOW_PT ? LOW_CELL_PT : WIDEST_PT };
  return (
    <View style={styles.group}>
      <Words type="name" role="heading" aria-level={3} colour={UI.gold}>
        {title}
      </Words>
      {cards.length === 0 ? (
        <Words type="body" colour={UI.muted}>
          {nothing}
        </Words>
      ) : (
        <View style={styles.cards}>
          {cards.map((card, index) => (
            <View key={index} style={[styles.cell, widest]}>
              {card}
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: SPACE.s },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  cell: { minWidth: CELL_PT, flexGrow: 1, flexShrink: 1, flexBasis: CELL_PT },
});
