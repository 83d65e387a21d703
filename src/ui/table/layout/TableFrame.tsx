import { useState, type ReactNode, type RefObject } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { SPACE } from '../../../theme';
import { Panel, useTextScale } from '../../kit/components';
import type { DrawerRoom } from './placementOf';
import type { RoomPt } from './activeRect';
import { heightInto } from './heightInto';
import type { TableLayout } from './tableLayout';
import { Tray } from './Tray';
import { trayClearOf, trayEdge, type SpanPt } from './trayEdge';
import { useHand } from '../../kit/settings';
import { useMeasure, useSide } from '../../kit/side';

export interface TableFrameProps {
  readonly layout: TableLayout;
  readonly stageRef: RefObject<View | null>;
  /** Where the stage is in the window, whenever that changes. */
  readonly onStageRoom: (room: RoomPt) => void;
  readonly head: ReactNode;
  /** So far a long sentence of the head reaches over the board. */
  readonly headOverPt: number;
  readonly stage: ReactNode;
  /** What the moment needs besides the board; null when nothing. */
  readonly asking: ReactNode;
  /** Discs that must be seen to answer it, as high as they lie on the stage. */
  readonly askedAbout: readonly SpanPt[];
  /** It takes the room of the drawers' handles as well, and has a button of its own to be folded away. */
  readonly isAskingHigh: boolean;
  /** It is only as high as leaves those discs to be seen, and scrolls. */
  readonly isAskingClear: boolean;
  /** It has been put away for a moment, to look at the board. */
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  /** Those who play. */
  readonly foot: ReactNode;
  /** The ways into the drawers, where they do not lie beside the board: handles, and the edges of the screen. */
  readonly tabs: ReactNode;
  readonly edges: ReactNode;
  /** The drawer that has been drawn, in the room that there is for it. */
  readonly drawer: (room: DrawerRoom) => ReactNode;
  /** The drawers that stay open beside the board. */
  readonly leftWing: ReactNode;
  readonly rightWing: ReactNode;
}

/** Of a list so much is enough to read on. */
const ENOUGH_PT = 100;

/** Everything in its place, for every shape of screen. Whatever is asked, the board keeps its place and its size. */
export function TableFrame(props: TableFrameProps) {
  const { layout, stageRef, onStageRoom, head, stage, asking, foot, tabs, leftWing, rightWing } = props;
  const { insets } = useSide();
  const { row } = useHand();
  const scale = useTextScale();
  const padding = {
    paddingTop: insets.top + SPACE.xs,
    paddingBottom: insets.bottom + SPACE.xs,
    paddingLeft: insets.left + SPACE.xs,
    paddingRight: insets.right + SPACE.xs,
  };
  const side = { width: layout.sidePt };
  const measureOnSide = useMeasure();
  const measure = (): void =>
    measureOnSide(stageRef.current, ({ leftPt, topPt, widthPt, heightPt }) =>
      onStageRoom({ left: leftPt, top: topPt, width: widthPt, height: heightPt }),
    );
  const [headPt, setHeadPt] = useState(0);
  const [footPt, setFootPt] = useState(0);
  const [tabsPt, setTabsPt] = useState(0);
  const [belowPt, setBelowPt] = useState(0);
  const [askingPt, setAskingPt] = useState(0);
  const { form } = layout;
  const isBeside = form === 'beside';
  const hasFoot = form === 'column' || form === 'wing';
  const hasTabs = form === 'column';
  const areTabsCovered = props.isAskingHigh && !props.isFolded;
  const besideTabsPt = hasTabs && !areTabsCovered ? tabsPt + SPACE.xs : 0;
  const footEndPt = belowPt - besideTabsPt;
  const room = {
    foot: { top: footEndPt - Math.max(askingPt, footPt), bottom: footEndPt },
    head: { top: props.headOverPt, bottom: props.headOverPt + askingPt },
  };
  const clear = props.isAskingClear
    ? trayClearOf(props.askedAbout, { top: props.headOverPt, bottom: footEndPt }, ENOUGH_PT * scale)
    : null;
  const edge = clear?.edge ?? trayEdge(room, props.askedAbout);
  const isFootCovered = asking !== null && edge === 'foot';
  // The stage has one place for every shape of screen: a turned screen must not begin it anew in mid-flight.
  return (
    <View style={[styles.row, { flexDirection: row }, padding]}>
      {form === 'wings' ? (
        <Panel isStitched style={side} contentStyle={styles.wing}>
          {leftWing}
        </Panel>
      ) : null}
      <View style={styles.middle}>
        {isBeside ? null : (
          <View style={styles.head} onLayout={heightInto(setHeadPt)}>
            {head}
          </View>
        )}
        <View style={styles.below} onLayout={heightInto(setBelowPt)}>
          <View ref={stageRef} tabIndex={-1} style={styles.stage} onLayout={measure}>
            {stage}
            {props.edges}
          </View>
          {hasFoot ? (
            <View aria-hidden={isFootCovered} style={isFootCovered && styles.away} onLayout={heightInto(setFootPt)}>
              {foot}
            </View>
          ) : null}
          {hasTabs ? <View onLayout={heightInto(setTabsPt)}>{tabs}</View> : null}
          {hasFoot && asking !== null ? (
            <Tray
              edge={edge}
              mostPt={clear?.mostPt}
              heightPt={askingPt}
              topPt={props.headOverPt}
              onHeight={setAskingPt}
              bottomPt={besideTabsPt}
              footPt={footPt}
              isFolded={props.isFolded}
              onFold={props.onFold}
              foldsItself={props.isAskingHigh || props.isAskingClear}
            >
              {asking}
            </Tray>
          ) : null}
        </View>
      </View>
      {form === 'wing' || form === 'wings' ? (
        <Panel isStitched style={side} contentStyle={styles.wing}>
          {form === 'wings' ? <ScrollView style={styles.above}>{foot}</ScrollView> : null}
          {form === 'wings' && asking !== null ? <View style={styles.asking}>{asking}</View> : null}
          {rightWing}
        </Panel>
      ) : null}
      {isBeside ? (
        <View style={[styles.side, side]}>
          {head}
          <ScrollView contentContainerStyle={styles.sideWords} style={styles.scroll}>
            {asking}
            {foot}
          </ScrollView>
          <View onLayout={heightInto(setTabsPt)}>{tabs}</View>
        </View>
      ) : null}
      {props.drawer({
        form: isBeside ? 'beside' : 'over',
        topPt: isBeside ? 0 : padding.paddingTop + headPt,
        bottomPt: padding.paddingBottom + tabsPt,
        sidePt: layout.sidePt + padding.paddingRight + SPACE.xs,
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flex: 1, gap: SPACE.s },
  middle: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: SPACE.xs },
  // A sentence that is longer than its room lies on the edge of the board.
  head: { zIndex: 1 },
  below: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: SPACE.xs },
  stage: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  // Keeps its room under what lies over it; nothing in it is reached by a finger, a key or a screen reader.
  away: { opacity: 0, pointerEvents: 'none', visibility: 'hidden' } as object,
  wing: { padding: SPACE.s, gap: SPACE.s },
  // What cannot lie beside one another in large letters: the question keeps its room, those who play scroll.
  above: { flexGrow: 0, flexShrink: 1 },
  asking: { maxHeight: '72%' },
  side: { gap: SPACE.xs },
  sideWords: { gap: SPACE.s, flexGrow: 1, justifyContent: 'center' },
  scroll: { flexGrow: 1, flexShrink: 1 },
});
