import { useRoute } from '@react-navigation/native';
import { useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { QUARTERS } from '../../../lib';
import type { Exercise } from '../../../rules/gym';
import { practise } from '../../../session/gym';
import { tableOf } from '../../table';
import { WalnutBackground } from '../../kit/components';
import { useGoBack, useGoToSettings, type ScreenProps } from '../../kit/navigation';
import { useSettingsStore } from '../../kit/settings';
import { PracticeContext, type Practice } from './practice/PracticeContext';
import { useAimKept } from './practice/useAimKept';
import { gymTable } from './table';

const Table = tableOf(gymTable);
const FIRST: Exercise = 'free';

/** The flick gym: a board, a few discs, and nothing at stake. It lives as long as its screen. */
export function GymScreen() {
  const goBack = useGoBack();
  const goToSettings = useGoToSettings();
  const { params } = useRoute<ScreenProps<'Practise'>['route']>();
  const lies = QUARTERS.find((quarters) => `${quarters}` === params?.lies) ?? 0;
  const settings = useSettingsStore();
  const begin = useCallback(
    (exercise: Exercise) => {
      const { aimWay: aim, aid } = settings.getState();
      return { exercise, session: practise({ exercise, aim, aid }) };
    },
    [settings],
  );
  const [{ exercise, session }, setPractised] = useState(() => begin(FIRST));
  useAimKept(session);
  const practice = useMemo((): Practice => {
    const choose = (next: Exercise): void => setPractised(begin(next));
    return { exercise, lies, choose, again: () => choose(exercise) };
  }, [begin, exercise, lies]);
  return (
    <View style={styles.screen}>
      <WalnutBackground />
      <PracticeContext value={practice}>
        <Table session={session} onBack={goBack} onSettings={goToSettings} onLeave={goBack} onStory={null} />
      </PracticeContext>
    </View>
  );
}

const styles = StyleSheet.create({ screen: { flex: 1 } });
