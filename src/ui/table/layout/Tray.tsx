import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';
import { HIT, SPACE } from '../../../theme';
import { BrassButton, IconButton, KeptPlaceContext, useFollowed, type KeptPlace } from '../../kit/components';
import { useHand } from '../../kit/settings';
import { heightInto } from './heightInto';
import { STILL } from './layers';
import type { TrayEdge } from './trayEdge';

/** Laid over one end of the table. */
export interface LaidTray {
  readonly edge: TrayEdge;
  /** So high at most; left out: most of the table. */
  readonly mostPt?: number;
  /** The board has stepped back for it: it hides nothing, and need not be folded away. */
  readonly isClear?: boolean;
  /** The height of that table. */
  readonly tablePt: number;
  readonly heightPt: number;
  /** So far the line over the board reaches down onto it. */
  readonly topPt: number;
  readonly onHeight: (heightPt: number) => void;
  /** What stays free below it at the foot. */
  readonly bottomPt: number;
  /** The height of what it lies on: so much of it takes nothing from the board. */
  readonly footPt: number;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  /** What is asked has a button of its own for it. */
  readonly foldsItself: boolean;
}

export interface TrayProps {
  /** Over the table; in a panel, below what is known and above it; or with all else in one column that scrolls. */
  readonly lies: LaidTray | { readonly inPanelOfPt: number } | 'inColumn';
  /** null: nothing is asked. */
  readonly asking: ReactNode;
  /** How far down it has been read. */
  readonly place: KeptPlace;
  /** What scrolls along with it. */
  readonly below: ReactNode;
}

/** Less than this over the edge of the board hides nothing that matters. */
const SLIGHT_PT = HIT;
const MOST = 0.76;
const MOST_OF_PANEL = 0.72;

const share = (part: number) => `${Math.round(part * 100)}%` as const;
const nothing = (): void => undefined;

/** What scrolls in it on a phone does so within this height. */
function mostOf(lies: TrayProps['lies']) {
  if (lies === 'inColumn') return null;
  const mostPt = 'edge' in lies ? (lies.mostPt ?? MOST * lies.tablePt) : MOST_OF_PANEL * lies.inPanelOfPt;
  return mostPt > 0 ? { maxHeight: Math.ceil(mostPt) } : null;
}

const laidAt = ({ edge, mostPt, topPt, bottomPt, footPt }: LaidTray) => ({
  maxHeight: mostPt ?? share(MOST),
  ...(edge === 'head' ? { top: topPt } : { bottom: bottomPt, minHeight: footPt }),
});

/**
 * What is asked. Where it reaches over the board it can be folded away, to look. However the screen is turned it has one
 * place among its parents: what has been half chosen stays, with the focus and how far down it has been read.
 */
export function Tray({ lies, asking, place, below }: TrayProps) {
  const { t } = useTranslation();
  const { isLeft } = useHand();
  const view = useRef<ScrollView>(null);
  const followed = useFollowed(view, place, nothing);
  const isColumn = lies === 'inColumn';
  const laid = !isColumn && 'edge' in lies ? lies : null;
  const isAtHead = laid?.edge === 'head';
  const isHigh = laid !== null && laid.isClear !== true && (isAtHead || laid.heightPt > laid.footPt + SLIGHT_PT);
  const isFolded = laid?.isFolded === true;
  return (
    <View
      style={isColumn ? styles.column : laid === null ? styles.inPanel : [styles.laid, laidAt(laid)]}
      testID={laid === null ? undefined : `tray-${laid.edge}`}
    >
      {isFolded ? (
        <BrassButton label={t('table.asking.show')} onPress={() => laid?.onFold(false)} testID="asking-show" />
      ) : null}
      <KeptPlaceContext value={place}>
        <ScrollView
          ref={view}
          scrollEnabled={isColumn || STILL.scrollEnabled}
          scrollEventThrottle={followed.scrollEventThrottle}
          onScroll={followed.onScroll}
          onLayout={followed.onLayout}
          onContentSizeChange={followed.onContentSizeChange}
          style={isColumn ? styles.scroll : STILL.style}
          contentContainerStyle={isColumn ? styles.words : styles.shrinks}
        >
          {asking === null ? null : (
            // What has been half chosen is kept while it is out of sight.
            <View
              style={isColumn ? styles.amongWords : [styles.question, mostOf(lies), isFolded && styles.gone]}
              onLayout={laid === null || isFolded ? undefined : heightInto(laid.onHeight)}
            >
              {asking}
            </View>
          )}
          {below}
        </ScrollView>
      </KeptPlaceContext>
      {isHigh && !isFolded && laid?.foldsItself === false ? (
        <IconButton
          icon="less"
          label={t('table.asking.fold')}
          onPress={() => laid.onFold(true)}
          style={[isLeft ? styles.foldLeft : styles.fold, isAtHead ? styles.under : styles.over]}
          testID="asking-fold"
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  laid: { position: 'absolute', left: 0, right: 0, justifyContent: 'center' },
  // What cannot lie beside one another in large letters: the question keeps its room, what is known scrolls.
  inPanel: { maxHeight: share(MOST_OF_PANEL) },
  column: { flexGrow: 1, flexShrink: 1 },
  scroll: { flexGrow: 1, flexShrink: 1 },
  words: { gap: SPACE.s, flexGrow: 1, justifyContent: 'center' },
  shrinks: { flexShrink: 1 },
  question: { flexShrink: 1 },
  // As if it lay there itself.
  amongWords: { display: 'contents' },
  gone: { display: 'none' },
  fold: { position: 'absolute', right: SPACE.s },
  foldLeft: { position: 'absolute', left: SPACE.s },
  /** On the edge, and off what is written. */
  over: { top: SPACE.xs - HIT },
  under: { bottom: SPACE.xs - HIT },
});
