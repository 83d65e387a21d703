import { memo, useState, type ReactNode, type RefObject } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { SPACE } from '../../../theme';
import { Panel, useTextScale, type KeptPlace } from '../../kit/components';
import type { DrawerRoom } from './placementOf';
import type { RoomPt } from './activeRect';
import { heightInto } from './heightInto';
import { SHARED_LAYERS } from './layers';
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
  /** How far down it has been read. */
  readonly place: KeptPlace;
  /** Discs that must be seen to answer it, as high as they lie on the stage. */
  readonly askedAbout: readonly SpanPt[];
  /** It takes the room of the drawers' handles as well, and has a button of its own to be folded away. */
  readonly isAskingHigh: boolean;
  /** It is only as high as leaves those discs to be seen, and scrolls. */
  readonly isAskingClear: boolean;
  /** The board steps back, so that all of it is seen above what is asked. */
  readonly isSteppedBack: boolean;
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

/** So much of the table is left to a board that has stepped back. */
const STEPPED_BACK = 0.4;
/** Of a list so much is enough to read on. */
const ENOUGH_PT = 100;

/** Everything in its place, for every shape of screen. Whatever is asked, the board keeps its place and its size. */
export const TableFrame = memo(function TableFrame(props: TableFrameProps) {
  const { layout, stageRef, onStageRoom, head, stage, asking, foot, tabs, leftWing, rightWing } = props;
  const { insets } = useSide();
  const { isLeft, row } = useHand();
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
  const isSteppedBack = props.isSteppedBack && asking !== null;
  // What lies below the board anyway takes nothing from it.
  const belowBoardPt = (hasFoot ? footPt + SPACE.xs : 0) + (hasTabs ? tabsPt + SPACE.xs : 0);
  const stepPt = isSteppedBack ? Math.max(0, besideTabsPt + askingPt + SPACE.xs - belowBoardPt) : 0;
  const isFootCovered = hasFoot && asking !== null && edge === 'foot';
  const lies = hasFoot
    ? {
        edge,
        mostPt: clear?.mostPt ?? (isSteppedBack ? (1 - STEPPED_BACK) * belowPt - besideTabsPt : undefined),
        isClear: isSteppedBack,
        tablePt: belowPt,
        heightPt: askingPt,
        topPt: props.headOverPt,
        onHeight: setAskingPt,
        bottomPt: besideTabsPt,
        footPt,
        isFolded: props.isFolded,
        onFold: props.onFold,
        foldsItself: props.isAskingHigh || props.isAskingClear,
      }
    : isBeside
      ? ('inColumn' as const)
      : { inPanelOfPt: belowPt + headPt };
  const hasWing = form === 'wing' && rightWing !== null;
  const besideWingPt = hasWing ? layout.sidePt + SPACE.s : 0;
  /** Over all that lies below the head. */
  const overTable = {
    bottom: padding.paddingBottom,
    ...(belowPt === 0 ? { top: padding.paddingTop } : { height: belowPt }),
    left: padding.paddingLeft + (isLeft ? besideWingPt : 0),
    right: padding.paddingRight + (isLeft ? 0 : besideWingPt),
  };
  // Stage and question have one place for every shape of screen: a turned screen must not begin them anew.
  return (
    <View style={[styles.row, { flexDirection: row }, padding]}>
      {form === 'wings' && leftWing !== null ? (
        <Panel isStitched style={side} contentStyle={styles.wing}>
          {leftWing}
        </Panel>
      ) : null}
      <View style={[styles.middle, SHARED_LAYERS]}>
        {isBeside ? null : (
          <View style={styles.head} onLayout={heightInto(setHeadPt)}>
            {head}
          </View>
        )}
        <View style={styles.below} onLayout={heightInto(setBelowPt)}>
          <View
            ref={stageRef}
            tabIndex={-1}
            style={[styles.stage, hasFoot && { marginBottom: stepPt }]}
            onLayout={measure}
          >
            {stage}
            {props.edges}
          </View>
          {hasFoot ? (
            <View aria-hidden={isFootCovered} style={isFootCovered && styles.away} onLayout={heightInto(setFootPt)}>
              {foot}
            </View>
          ) : null}
          {hasTabs ? <View onLayout={heightInto(setTabsPt)}>{tabs}</View> : null}
        </View>
      </View>
      <Panel
        isBare={form !== 'wings'}
        isStitched
        style={hasFoot ? [styles.over, overTable] : side}
        contentStyle={form === 'wings' ? styles.wing : isBeside ? styles.side : null}
      >
        {isBeside ? head : form === 'wings' ? <ScrollView style={styles.above}>{foot}</ScrollView> : null}
        {asking === null && !isBeside ? null : (
          <Tray lies={lies} asking={asking} place={props.place} below={isBeside ? foot : null} />
        )}
        {isBeside ? <View onLayout={heightInto(setTabsPt)}>{tabs}</View> : form === 'wings' ? rightWing : null}
      </Panel>
      {hasWing ? (
        <Panel isStitched style={side} contentStyle={styles.wing}>
          {rightWing}
        </Panel>
      ) : null}
      {props.drawer({
        form: isBeside ? 'beside' : 'over',
        topPt: isBeside ? 0 : padding.paddingTop + headPt,
        bottomPt: padding.paddingBottom + tabsPt,
        sidePt: layout.sidePt + padding.paddingRight + SPACE.xs,
      })}
    </View>
  );
});

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
  over: { position: 'absolute' },
  // What cannot lie beside one another in large letters: those who play scroll, and the question keeps its room.
  above: { flexGrow: 0, flexShrink: 1 },
  side: { gap: SPACE.xs },
});
