import { EXERCISES } from '../../../../rules/gym';
import { FilterChips } from '../../../kit/components';
import { useGymText } from '../useGymText';
import type { Practice } from './PracticeContext';

/** What can be practised: flicking as one likes, and what a good hand can do. */
export function Exercises({ exercise, choose }: Pick<Practice, 'exercise' | 'choose'>) {
  const { t } = useGymText();
  return (
    <FilterChips
      label={t('gym.exercises')}
      choices={EXERCISES.map((value) => ({ value, label: t(`gym.exercise.${value}`) }))}
      value={exercise}
      onChange={choose}
      testID="exercise"
    />
  );
}
