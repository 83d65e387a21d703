import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../theme';
import type { BoardPart } from '../../game';
import { useTextScale } from '../../kit/components';
import { flankPt, type RoomPt } from '../layout/activeRect';
import type { TableNow } from '../now/useTableNow';

export interface FlanksProps {
  readonly now: Pick<TableNow, 'ui' | 'at' | 'turn'>;
  readonly board: BoardPart;
  /** So much is kept free in any case. */
  readonly leastPt: number;
  /** What there is for the board besides. */
  readonly room: RoomPt;
  readonly onOpen: (drawer: string, focusCard?: string) => void;
}

/** Narrower than this there is nothing to be seen of anything. */
const LEAST_PT = 72;
const SIDES = ['left', 'right'] as const;

/** What the game has to lie on either side of the board, as far as that leaves room. */
export function Flanks({ now: { ui, at, turn }, board, leastPt, room, onOpen }: FlanksProps) {
  const scale = useTextScale();
  const widthPt = leastPt + flankPt(room, board.scene, turn) - SPACE.xs;
  const { Flank } = ui;
  if (Flank === undefined || widthPt < LEAST_PT * scale) return null;
  return SIDES.map((side) => (
    <View key={side} style={[styles.flank, { [side]: 0, width: widthPt }]} testID={`flank-${side}`}>
      <Flank {...at} side={side} widthPt={widthPt} heightPt={room.height} onOpen={onOpen} />
    </View>
  ));
}

const styles = StyleSheet.create({
  flank: { position: 'absolute', top: 0, bottom: 0, pointerEvents: 'box-none' },
});
