import { useState } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { UI, withAlpha } from '../../theme';
import { gradient } from '../kit/components';
import { GameBox, type Shelved } from './GameBox';
import { PLANK, shelfLayout } from './shelfLayout';
import type { Size } from './titleLayout';

export interface ShelfProps {
  readonly games: readonly Shelved[];
  readonly onTake: (game: string) => void;
  readonly style: StyleProp<ViewStyle>;
}

const NOT_YET: Size = { widthPt: 0, heightPt: 0 };

const TOP = gradient(`linear-gradient(180deg, ${withAlpha('#000000', 0.66)} 0%, ${withAlpha('#ffb060', 0.16)} 100%)`);
const EDGE = gradient(
  `linear-gradient(180deg, ${withAlpha('#ffcf94', 0.42)} 0%, ${withAlpha('#a86a30', 0.24)} 20%, ${withAlpha('#000000', 0.58)} 100%)`,
);
const BELOW = gradient(`linear-gradient(180deg, ${withAlpha('#000000', 0.72)} 0%, ${withAlpha('#000000', 0)} 100%)`);

/** The games on their planks, lit by the candle: one is taken by a touch. */
export function Shelf({ games, onTake, style }: ShelfProps) {
  const [room, setRoom] = useState(NOT_YET);
  const layout = shelfLayout(
    games.map(({ box }) => [box.own, ...box.beside]),
    room,
  );
  const { scale } = layout;
  const planks = room.widthPt === 0 ? [] : layout.planks;
  return (
    <View
      style={style}
      onLayout={({ nativeEvent: { layout: measured } }) =>
        setRoom({ widthPt: measured.width, heightPt: measured.height })
      }
      testID="shelf"
    >
      {planks.map((top) => (
        <View key={top} aria-hidden style={[styles.plank, { top }]}>
          <View style={[TOP, { height: PLANK.depthPt * scale }]} />
          <View style={[styles.edge, EDGE, { height: PLANK.edgePt * scale }]} />
          <View style={[BELOW, { height: PLANK.depthPt * scale }]} />
        </View>
      ))}
      {room.widthPt === 0
        ? null
        : games.map((shelved, at) => {
            const places = layout.games[at]?.boxes;
            return places === undefined ? null : (
              <GameBox
                key={shelved.game}
                shelved={shelved}
                places={places}
                scale={scale}
                onTake={() => onTake(shelved.game)}
              />
            );
          })}
    </View>
  );
}

const styles = StyleSheet.create({
  plank: { position: 'absolute', left: 0, right: 0, pointerEvents: 'none' },
  edge: { borderTopWidth: 1, borderTopColor: withAlpha(UI.buttonTop, 0.6) },
});
