import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { BoardView } from '../../board';
import type { ScreenProps } from '../kit/navigation';
import { CATALOGUE } from '../games/catacombs/catalogue';
import { shuttles } from './shuttles';

const MOST_DISCS = 45;

const nothing = (): void => undefined;

/** A board at its busiest, for measuring frames: reached by its address alone, `/bench?discs=40`. */
export function BenchScreen({ route }: ScreenProps<'Bench'>) {
  const discCount = Math.min(MOST_DISCS, Math.max(0, Math.round(Number(route.params?.discs)) || 0));
  const { scene, flight } = useMemo(() => shuttles(discCount), [discCount]);
  const [isMoving, setMoving] = useState(false);
  return (
    <View style={styles.screen} testID={isMoving ? 'bench-moving' : 'bench'}>
      <BoardView
        catalogue={CATALOGUE}
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
