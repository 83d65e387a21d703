import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { DIRECTIONS, type Direction, type Labyrinth } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { GAP_PT, tilePtFor } from './mazeSizes';
import type { PathMapProps } from './pathMapProps';
import { picksOf } from './picks';
import { RoomTile } from './RoomTile';
import { mazeTiles, type MapTile } from './tiles';
import { useCatacombsText } from '../words';
import { useSide } from '../../../kit/side';

const DOOR_PT = 14;

/** The doors of a card that lies face up: half a corridor each, so that two that match make a whole one. */
function Doors({ tile }: { readonly tile: MapTile }) {
  return (
    <>
      {DIRECTIONS.filter((direction) => tile.exits.includes(direction)).map((direction) => (
        <View key={direction} style={[styles.door, DOORS[direction], tile.isHere && styles.doorHere]} />
      ))}
    </>
  );
}

/** Cards on a grid: doors lead from card to card where they match. */
export function MazeMap({
  model,
  maze,
  words,
  picks = [],
  chosen,
  onPick,
}: PathMapProps & { readonly maze: Labyrinth }) {
  const { t } = useCatacombsText();
  const { heightPt: height } = useSide();
  const [roomPt, setRoomPt] = useState<number | null>(null);
  const tilePt = tilePtFor(roomPt, maze.columnCount, height);
  const tiles = mazeTiles(model, maze);
  const remembered = (maze.barred ?? []).filter(({ at }) => at === maze.at).map(({ direction }) => direction);
  const tried = picksOf(model, [...maze.tried, ...remembered]).map(({ key }) => key);
  const rows = Array.from({ length: Math.ceil(tiles.length / maze.columnCount) }, (_, row) =>
    tiles.slice(row * maze.columnCount, (row + 1) * maze.columnCount),
  );
  return (
    <ScrollView
      horizontal
      onLayout={({ nativeEvent: { layout } }) => setRoomPt(layout.width)}
      contentContainerStyle={styles.scroll}
      tabIndex={0}
      role="group"
      aria-label={t('prompts.map')}
    >
      <View style={styles.grid}>
        {rows.map((row, rowIndex) => (
          <View key={rowIndex} style={styles.row}>
            {row.map((tile, column) => {
              if (tile === null) return <View key={column} style={{ width: tilePt }} />;
              const option = picks.find(({ key }) => key === tile.key)?.option;
              return (
                <View key={column} style={{ width: tilePt }}>
                  <Doors tile={tile} />
                  <RoomTile
                    tile={tile}
                    words={words}
                    widthPt={tilePt}
                    option={option}
                    isChosen={option === undefined ? undefined : chosen?.includes(option)}
                    barred={tried.includes(tile.key) ? t('prompts.mapNoDoor') : null}
                    onPick={onPick}
                  />
                </View>
              );
            })}
          </View>
        ))}
      </View>
    </ScrollView>
  );
}

const half = GAP_PT / 2 + 2;

const styles = StyleSheet.create({
  scroll: { flexGrow: 1, justifyContent: 'center', padding: GAP_PT },
  grid: { gap: GAP_PT },
  row: { flexDirection: 'row', gap: GAP_PT },
  door: { position: 'absolute', backgroundColor: UI.brassDark, borderRadius: SPACE.hair },
  doorHere: { backgroundColor: UI.gold },
});

const across = { width: half, height: DOOR_PT, top: '50%', marginTop: -DOOR_PT / 2 } as const;
const along = { width: DOOR_PT, height: half, left: '50%', marginLeft: -DOOR_PT / 2 } as const;

const DOORS: Readonly<Record<Direction, object>> = {
  north: { ...along, top: 2 - half },
  south: { ...along, bottom: 2 - half },
  west: { ...across, left: 2 - half },
  east: { ...across, right: 2 - half },
};
