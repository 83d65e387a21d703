import { useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { Line } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { useTextScale } from '../../../kit/components';
import type { PathMapProps } from './pathMapProps';
import { RoomTile } from './RoomTile';
import { lineTiles } from './tiles';
import { useCatacombsText } from '../words';

const TILE_PT = 96;
/** With the letters its name grows, but not so far that a phone shows no card beside it. */
const MOST_GROWN = 1.6;
const LINK_PT = 12;

/** A line of cards from the entrance to the Lord; where two lie one above the other, one is chosen. */
export function LineMap({ model, line, words, picks = [], chosen, onPick }: PathMapProps & { readonly line: Line }) {
  const { t } = useCatacombsText();
  const scroll = useRef<ScrollView>(null);
  const columns = lineTiles(model, line);
  const tilePt = TILE_PT * Math.max(1, Math.min(MOST_GROWN, useTextScale()));
  // The heroes and the card before them are in sight from the start.
  const startPt = Math.max(0, line.at - 1) * (tilePt + LINK_PT);
  return (
    <ScrollView contentContainerStyle={styles.place}>
      <ScrollView
        horizontal
        style={styles.whole}
        ref={scroll}
        onContentSizeChange={() => scroll.current?.scrollTo({ x: startPt, animated: false })}
        contentContainerStyle={styles.line}
        role="list"
        tabIndex={0}
        aria-label={t('prompts.map')}
      >
        {columns.map((column, index) => (
          <View key={index} role="listitem" style={styles.step}>
            {index === 0 ? null : <View style={styles.link} />}
            <View style={styles.column}>
              {column.map((tile) => {
                const option = picks.find(({ key }) => key === tile.key)?.option;
                return (
                  <RoomTile
                    key={tile.key}
                    tile={tile}
                    words={words}
                    widthPt={tilePt}
                    hasName
                    option={option}
                    isChosen={option === undefined ? undefined : chosen?.includes(option)}
                    onPick={onPick}
                  />
                );
              })}
            </View>
          </View>
        ))}
      </ScrollView>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  // In large letters the cards may be higher than their place.
  place: { flexGrow: 1 },
  whole: { flexGrow: 1, flexShrink: 0 },
  line: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: SPACE.s },
  step: { flexDirection: 'row', alignItems: 'center' },
  column: { gap: SPACE.m },
  link: { width: LINK_PT, height: 4, backgroundColor: UI.brassDark },
});
