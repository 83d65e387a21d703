import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { HIT, SPACE } from '../../../theme';
import { BrassButton, IconButton } from '../../kit/components';
import { useHand } from '../../kit/settings';
import { heightInto } from './heightInto';
import type { TrayEdge } from './trayEdge';

export interface TrayProps {
  readonly edge: TrayEdge;
  /** Left out: most of the table. */
  readonly mostPt?: number;
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
  readonly children: ReactNode;
}

/** Less than this over the edge of the board hides nothing that matters. */
const SLIGHT_PT = HIT;
const MOST = '76%';

/** What is asked, laid over one end of the table. Where it reaches over the board it can be folded away, to look. */
export function Tray(props: TrayProps) {
  const {
    edge,
    mostPt = MOST,
    heightPt,
    topPt,
    onHeight,
    bottomPt,
    footPt,
    isFolded,
    onFold,
    foldsItself,
    children,
  } = props;
  const { t } = useTranslation();
  const { isLeft } = useHand();
  const isAtHead = edge === 'head';
  const isHigh = isAtHead || heightPt > footPt + SLIGHT_PT;
  return (
    <View
      style={[styles.tray, { maxHeight: mostPt }, isAtHead ? { top: topPt } : { bottom: bottomPt, minHeight: footPt }]}
      testID={`tray-${edge}`}
    >
      {isFolded ? (
        <BrassButton label={t('table.asking.show')} onPress={() => onFold(false)} testID="asking-show" />
      ) : null}
      {/* What has been half chosen is kept while it is out of sight. */}
      <View style={[styles.question, isFolded && styles.gone]} onLayout={isFolded ? undefined : heightInto(onHeight)}>
        {children}
      </View>
      {isHigh && !isFolded && !foldsItself ? (
        <IconButton
          icon="less"
          label={t('table.asking.fold')}
          onPress={() => onFold(true)}
          style={[isLeft ? styles.foldLeft : styles.fold, isAtHead ? styles.under : styles.over]}
          testID="asking-fold"
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { position: 'absolute', left: 0, right: 0, justifyContent: 'center' },
  question: { flexShrink: 1 },
  gone: { display: 'none' },
  fold: { position: 'absolute', right: SPACE.s },
  foldLeft: { position: 'absolute', left: SPACE.s },
  /** On the edge, and off what is written. */
  over: { top: SPACE.xs - HIT },
  under: { bottom: SPACE.xs - HIT },
});
