import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../theme';
import { useTextScale, Words } from '../../kit/components';
import { useSide } from '../../kit/side';

export interface CardGridProps {
  readonly title: string;
  /** Said in place of cards when there are none. */
  readonly nothing: string;
  readonly cards: readonly ReactNode[];
}

const CELL_PT = 156;
/** In larger letters a card is broader, so that no word of its name is broken; as a phone is, at the most. */
const MOST_CELL_PT = 300;
const WIDEST_PT = 320;
/** On a phone on its side a broad card would be all picture: its words are to be seen with it. */
const LOW_PT = 500;
const LOW_CELL_PT = 200;

/** Upright cards side by side below a heading, as many abreast as there is room for. */
export function CardGrid({ title, nothing, cards }: CardGridProps) {
  const { heightPt: height } = useSide();
  const cellPt = Math.min(MOST_CELL_PT, CELL_PT * Math.max(1, useTextScale()));
  const widestPt = height < LOW_PT ? LOW_CELL_PT : WIDEST_PT;
  const cell = { minWidth: cellPt, flexBasis: cellPt, maxWidth: Math.max(cellPt, widestPt) };
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
            <View key={index} style={[styles.cell, cell]}>
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
  cell: { flexGrow: 1, flexShrink: 1 },
});
