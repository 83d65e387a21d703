import { StyleSheet, View } from 'react-native';
import { EXERCISES } from '../../../../rules/gym';
import type { GymPlayed } from '../../../../session/gym';
import { SPACE } from '../../../../theme';
import type { AtTable } from '../../../game';
import { BrassButton, IconButton } from '../../../kit/components';
import { useGymText } from '../useGymText';
import type { Practice } from './PracticeContext';

export interface PracticeButtonsProps extends Pick<AtTable<GymPlayed>, 'session' | 'state'> {
  readonly practice: Practice;
}

/** The exercise behind this one; behind the last one can flick as one likes. */
const nextOf = (exercise: Practice['exercise']) => EXERCISES[(EXERCISES.indexOf(exercise) + 1) % EXERCISES.length];

/** To take the last flick back where none counts, to lay all out again, and to go on when an exercise is done. */
export function PracticeButtons({ session, state, practice }: PracticeButtonsProps) {
  const { t } = useGymText();
  const { shown, beat, view } = state;
  const isFree = view.model.setup.goals.length === 0;
  const next = nextOf(practice.exercise);
  const undo = (): void => {
    session.tellAll();
    session.retake([session.getState().hand]);
  };
  return (
    <View style={styles.buttons}>
      {isFree ? (
        <IconButton
          icon="undo"
          label={t('gym.undo')}
          onPress={undo}
          isDisabled={shown.last === null && beat?.kind !== 'flight'}
          testID="gym-undo"
        />
      ) : null}
      <IconButton icon="reset" label={t('gym.reset')} onPress={practice.again} testID="gym-reset" />
      {view.outcome === null || beat !== null || next === undefined ? null : (
        <BrassButton label={t('gym.nextExercise')} onPress={() => practice.choose(next)} testID="gym-next" />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ buttons: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s } });
