import { useRef, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { SPACE } from '../../../theme';
import { Panel } from '../../components';
import type { RoomPt } from './activeRect';
import type { TableLayout } from './tableLayout';

export interface TableFrameProps {
  readonly layout: TableLayout;
  /** Where the stage is in the window, whenever that changes. */
  readonly onStageRoom: (room: RoomPt) => void;
  readonly head: ReactNode;
  readonly stage: ReactNode;
  /** What the moment needs besides the board; null when nothing. */
  readonly asking: ReactNode;
  readonly heroes: ReactNode;
  /** The ways into the drawers, where they lie over the board. */
  readonly tabs: ReactNode;
  /** The drawers that stay open beside the board. */
  readonly leftWing: ReactNode;
  readonly rightWing: ReactNode;
}

/** Everything in its place, for every shape of screen. */
export function TableFrame(props: TableFrameProps) {
  const { layout, onStageRoom, head, stage, asking, heroes, tabs, leftWing, rightWing } = props;
  const insets = useSafeAreaInsets();
  const padding = {
    paddingTop: insets.top + SPACE.xs,
    paddingBottom: insets.bottom + SPACE.xs,
    paddingLeft: insets.left + SPACE.xs,
    paddingRight: insets.right + SPACE.xs,
  };
  const side = { width: layout.sidePt };
  const place = useRef<View>(null);
  const measure = (): void =>
    place.current?.measureInWindow((left, top, width, height) => onStageRoom({ left, top, width, height }));
  // What is asked takes the heroes' place: the board stays as large as it was, unless more room is needed.
  const [footPt, setFootPt] = useState(0);
  const measureFoot = ({ nativeEvent }: LayoutChangeEvent): void => {
    if (asking === null) setFootPt(nativeEvent.layout.height);
  };
  const isWings = layout.form === 'wings';
  const isBeside = layout.form === 'beside';
  const isColumn = layout.form === 'column';
  // The stage has one place for every shape of screen: a turned screen must not begin it anew in mid-flight.
  return (
    <View style={[styles.row, padding]}>
      {isWings ? (
        <Panel isStitched style={side} contentStyle={styles.wing}>
          {leftWing}
        </Panel>
      ) : null}
      <View style={styles.middle}>
        {isBeside ? null : head}
        <View ref={place} style={styles.stage} onLayout={measure}>
          {stage}
        </View>
        {isWings ? asking : null}
        {isColumn ? (
          <View style={asking === null ? null : { minHeight: footPt }} onLayout={measureFoot}>
            {asking ?? heroes}
          </View>
        ) : null}
        {isColumn ? tabs : null}
      </View>
      {isWings ? (
        <Panel isStitched style={side} contentStyle={styles.wing}>
          {heroes}
          {rightWing}
        </Panel>
      ) : null}
      {isBeside ? (
        <View style={[styles.side, side]}>
          {head}
          <ScrollView contentContainerStyle={styles.sideWords} style={styles.scroll}>
            {asking}
            {heroes}
          </ScrollView>
          {tabs}
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  row: { flex: 1, flexDirection: 'row', gap: SPACE.s },
  middle: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: SPACE.xs },
  wing: { padding: SPACE.s, gap: SPACE.s },
  side: { gap: SPACE.xs },
  sideWords: { gap: SPACE.s, flexGrow: 1, justifyContent: 'center' },
  scroll: { flexGrow: 1, flexShrink: 1 },
});
