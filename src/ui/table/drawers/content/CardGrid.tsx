import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { Words } from '../../../components';

export interface CardGridProps {
  readonly title: string;
  /** Said in place of cards when there are none. */
  readonly nothing: string;
  readonly cards: readonly ReactNode[];
}

/** Upright cards side by side below a heading, as many abreast as there is room for. */
export function CardGrid({ title, nothing, cards }: CardGridProps) {
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
            <View key={index} style={styles.cell}>
              {card}
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

const CELL_PT = 156;

const styles = StyleSheet.create({
  group: { gap: SPACE.s },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  cell: { minWidth: CELL_PT, flexGrow: 1, flexShrink: 1, flexBasis: CELL_PT, maxWidth: 320 },
});
