import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { GymPlayed } from '../../../session/gym';
import type { WholeTableProps } from '../../game';
import { LeatherButton, Words } from '../../kit/components';
import { watched } from './films';
import { GymFrame } from './GymFrame';
import { useGym } from './useGym';
import { useGymText } from './useGymText';
import { useTableWords } from './useTableWords';

/** A gym that is kept: its goals, and a story once it is over. */
export function GymTable({ session, onLeave, onStory }: WholeTableProps<GymPlayed>) {
  const { t } = useGymText();
  const { beat, view, sheet } = useStore(session);
  const gym = useGym(session);
  const { setup, met } = view.model;
  const words = useTableWords(sheet, setup);
  const told = beat?.kind === 'event' ? beat : null;

  useEffect(() => {
    if (told === null) return undefined;
    const timer = setTimeout(() => session.told(told.number), watched.toldMs(told));
    return () => clearTimeout(timer);
  }, [session, told]);

  const isOver = view.outcome !== null && beat === null;
  const goals = setup.goals.map((goal, at) =>
    t(met.includes(at) ? 'gym.goal.met' : 'gym.goal.open', { goal: words.goal(goal) }),
  );
  return (
    <GymFrame
      gym={gym}
      title={sheet.name || t('gym.title')}
      said={told === null ? (isOver ? words.outcome(view.outcome).name : null) : words.told(told.event, told.events)}
      onBack={onLeave}
    >
      {goals.map((goal) => (
        <Words key={goal} type="label">
          {goal}
        </Words>
      ))}
      {isOver ? <LeatherButton icon="story" label={t('records.story')} onPress={onStory} testID="to-story" /> : null}
    </GymFrame>
  );
}
