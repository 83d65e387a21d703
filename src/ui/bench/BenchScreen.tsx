import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { BoardView, type BoardCatalogue } from '../../board';
import type { ScreenProps } from '../kit/navigation';
import { useUis } from '../shelf';
import { shuttles } from './shuttles';

const MOST_DISCS = 45;

const nothing = (): void => undefined;

/** A board at its busiest, for measuring frames: reached by its address alone, `/bench?discs=40`. */
export function BenchScreen({ route }: ScreenProps<'Bench'>) {
  const discCount = Math.min(MOST_DISCS, Math.max(0, Math.round(Number(route.params?.discs)) || 0));
  // Whichever game has discs to show: what is measured is the drawing of them.
  const flicked = Object.values(useUis()).find(({ films }) => films !== null);
  return flicked === undefined ? null : <BusyBoard discCount={discCount} catalogue={flicked.catalogue} />;
}

interface BusyBoardProps {
  readonly discCount: number;
  readonly catalogue: BoardCatalogue;
}

function BusyBoard({ discCount, catalogue }: BusyBoardProps) {
  const { scene, flight } = useMemo(() => shuttles(discCount, catalogue), [discCount, catalogue]);
  const [isMoving, setMoving] = useState(false);
  return (
    <View style={styles.screen} testID={isMoving ? 'bench-moving' : 'bench'}>
      <BoardView
        catalogue={catalogue}
        scene={scene}
        flight={flight}
        onLaunch={nothing}
        onFlightStart={() => setMoving(true)}
        onFlightEnd={() => setMoving(false)}
        maxSpeedMmS={1}
        aid="none"
        motion="full"
        labelOf={({ id }) => id}
        style={styles.screen}
      />
    </View>
  );
}

const styles = StyleSheet.create({ screen: { flex: 1 } });
