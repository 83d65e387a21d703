import { useMemo, useState } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import type { Quarters } from '../../../lib';
import { BoardView, type BoardDoor, type Launch } from '../../../board';
import { TOP_SPEED_MM_S } from '../../../rules/gym';
import { SPACE } from '../../../theme';
import { BlankBoard } from '../../kit/components';
import { useIsMotionReduced, useSetting } from '../../kit/settings';
import { PowerPill, StepAim, useFizzleWords, useStepAim } from '../../table/aim';
import { CATALOGUE } from './catalogue';
import { gymScene } from './gymScene';
import type { GymOnBoard } from './useGym';
import { useGymText } from './useGymText';
import { useSurroundings } from '../../kit/side';

export interface GymBoardProps extends GymOnBoard {
  /** How far it is turned clockwise. */
  readonly lies: Quarters;
  readonly style?: StyleProp<ViewStyle>;
}

/** The board of the gym: what the finger does goes to the gym, what the gym answers is shown. */
export function GymBoard({ lies, style, ...play }: GymBoardProps) {
  const { words } = useGymText();
  const { board: size, discs, report, film, isAsked, release, firstContact } = play;
  const [aid] = useSetting('aid');
  const [way] = useSetting('aimWay');
  const [selectedId, select] = useState<string | null>(null);
  const fizzleWords = useFizzleWords();
  const around = useSurroundings();
  const motion = useIsMotionReduced() ? 'reduced' : 'full';
  const scene = useMemo(() => ({ ...gymScene(size, discs), lies: [lies] }), [size, discs, lies]);
  const { aim, setAim } = useStepAim(way === 'steps' && isAsked ? selectedId : null, TOP_SPEED_MM_S, lies);
  const [board, setBoard] = useState<BoardDoor | null>(null);
  const launchSeen = (launch: Launch): void => {
    if (!board?.bringIntoView(launch.discId)) release(launch);
  };
  return (
    <View style={[styles.column, style]}>
      <BoardView
        catalogue={CATALOGUE}
        around={around}
        onDoor={setBoard}
        scene={scene}
        flight={film?.flight ?? null}
        onLaunch={release}
        onFlightStart={play.onFlightStart}
        onFlightEnd={play.land}
        onSelect={select}
        onNotch={play.onNotch}
        powerNoteOf={(power) => <PowerPill power={power} />}
        maxSpeedMmS={TOP_SPEED_MM_S}
        fizzleWords={fizzleWords}
        way={way}
        aid={aid}
        firstContactOf={firstContact}
        setAim={aim}
        motion={motion}
        exits={report?.exits}
        blankNoteOf={(again) => <BlankBoard onAgain={again} />}
        labelOf={({ id }) => words.name(id)}
        style={styles.board}
        testID="gym-board"
      />
      {aim === null ? null : (
        <StepAim
          aim={aim}
          pieces={scene.pieces}
          nameOf={words.name}
          maxSpeedMmS={TOP_SPEED_MM_S}
          turn={lies}
          firstContactOf={aid === 'firstContact' ? firstContact : undefined}
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
