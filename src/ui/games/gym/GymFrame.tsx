import { StyleSheet, View } from 'react-native';
import type { Quarters } from '../../../lib';
import { SPACE } from '../../../theme';
import { WalnutBackground } from '../../kit/components';
import { GymBoard } from './GymBoard';
import { GymColumn } from './GymColumn';
import { GymHeader } from './GymHeader';
import { gymLayout } from './gymLayout';
import { GymStrip } from './GymStrip';
import type { GymInPlay } from './useGym';
import { useGymText } from './useGymText';
import { useSide } from '../../kit/side';

export interface GymFrameProps {
  readonly gym: GymInPlay;
  readonly title: string;
  readonly lies: Quarters;
  readonly onBack: () => void;
}

/** A board of the gym with what is around it, on a screen of any shape. */
export function GymFrame({ gym, title, lies, onBack }: GymFrameProps) {
  const { t } = useGymText();
  const { widthPt: width, heightPt: height, insets } = useSide();
  const { onBoard, panel, wasRefused } = gym;
  const layout = gymLayout(width, height);
  const asked = wasRefused ? t('gym.refused') : onBoard.isAsked ? t('gym.prompt') : t('gym.flying');
  const padding = {
    paddingTop: insets.top + SPACE.s,
    paddingBottom: insets.bottom + SPACE.s,
    paddingLeft: insets.left + SPACE.s,
    paddingRight: insets.right + SPACE.s,
  };
  const isBeside = layout.panel === 'beside';
  const header = <GymHeader title={title} prompt={asked} onBack={onBack} />;
  return (
    <View style={styles.screen}>
      <WalnutBackground />
      {/* The board stays where it is among its siblings: a turned screen must not begin it anew in mid-flight. */}
      <View style={[isBeside ? styles.beside : styles.below, padding]}>
        {isBeside ? null : header}
        <GymBoard {...onBoard} lies={lies} style={isBeside ? { width: layout.boardWidthPt } : styles.board} />
        {isBeside ? (
          <View style={styles.column}>
            {header}
            <GymColumn {...panel} />
          </View>
        ) : (
          <GymStrip {...panel} form={layout.form} />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row', justifyContent: 'center', gap: SPACE.xl },
  below: { flex: 1, gap: SPACE.s },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0, maxWidth: 400, gap: SPACE.l },
  board: { flex: 1 },
});
