import { useTranslation } from 'react-i18next';
import type { Asked } from '../parts/asked';
import { lastHappened } from '../parts/lastHappened';
import { OneOf } from '../parts/OneOf';
import { Question } from '../parts/Question';

/** Three of them are on a hero: damage or poison. */
export function SwarmAttack(asked: Asked<'swarmAttack'>) {
  const { t } = useTranslation();
  return (
    <Question asked={asked} cause={lastHappened(asked, (event) => event.kind === 'climbed')}>
      <OneOf
        {...asked}
        lookOf={(option) => ({ note: t(option === 'bite' ? 'prompts.swarmBites' : 'prompts.swarmPoisons') })}
      />
    </Question>
  );
}
