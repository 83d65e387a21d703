import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { BoardView, type BoardDoor, type Launch } from '../../../board';
import { GYM_LAUNCH } from '../../../session';
import { SPACE } from '../../../theme';
import { BlankBoard } from '../../components';
import { useIsMotionReduced, useSetting } from '../../settings';
import { PowerPill, StepAim, useFizzleWords, useStepAim } from '../../table/aim';
import { nameKeyOf } from './gymPieces';
import { gymScene } from './gymScene';
import type { GymInPlay } from './useGym';

export interface GymBoardProps extends GymInPlay {
  readonly style?: StyleProp<ViewStyle>;
}

/** The board of the gym: what the finger does goes to the gym, what the gym answers is shown. */
export function GymBoard({ gym, state, onFlightStart, onNotch, style }: GymBoardProps) {
  const { t } = useTranslation();
  const { table, flick, report } = state;
  const [aid] = useSetting('aid');
  const [way] = useSetting('aimWay');
  const [selectedId, select] = useState<string | null>(null);
  const fizzleWords = useFizzleWords();
  const motion = useIsMotionReduced() ? 'reduced' : 'full';
  const scene = useMemo(() => gymScene(table), [table]);
  const isResting = flick === null;
  const { aim, setAim } = useStepAim(way === 'steps' && isResting ? selectedId : null, GYM_LAUNCH.maxSpeedMmS, false);
  const [board, setBoard] = useState<BoardDoor | null>(null);
  const launchSeen = (launch: Launch): void => {
    if (!board?.bringIntoView(launch.discId)) gym.release(launch);
  };
  const nameOf = (id: string): string => t(nameKeyOf(id));
  return (
    <View style={[styles.column, style]}>
      <BoardView
        onDoor={setBoard}
        scene={scene}
        flight={flick?.outcome.flight ?? null}
        onLaunch={gym.release}
        onFlightStart={onFlightStart}
        onFlightEnd={gym.land}
        onSelect={select}
        onNotch={onNotch}
        powerNoteOf={(power) => <PowerPill power={power} />}
        maxSpeedMmS={GYM_LAUNCH.maxSpeedMmS}
        fizzleWords={fizzleWords}
        way={way}
        aid={aid}
        firstContactOf={gym.firstContact}
        setAim={aim}
        motion={motion}
        exits={report?.exits}
        blankNoteOf={(again) => <BlankBoard onAgain={again} />}
        labelOf={({ id }) => nameOf(id)}
        style={styles.board}
        testID="gym-board"
      />
      {aim === null ? null : (
        <StepAim
          aim={aim}
          pieces={scene.pieces}
          nameOf={nameOf}
          maxSpeedMmS={GYM_LAUNCH.maxSpeedMmS}
          isTurned={false}
          firstContactOf={aid === 'firstContact' ? gym.firstContact : undefined}
          onChange={setAim}
          onLaunch={launchSeen}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: SPACE.s },
  board: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
