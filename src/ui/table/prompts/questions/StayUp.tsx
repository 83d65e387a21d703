import { useTranslation } from 'react-i18next';
import type { Asked } from '../parts/asked';
import { Face } from '../parts/Face';
import { lastHappened } from '../parts/lastHappened';
import { OneOf } from '../parts/OneOf';
import { Question } from '../parts/Question';

/** Before a hero goes down: the ring keeps it up once in this room. */
export function StayUp(asked: Asked<'stayUp'>) {
  const { t } = useTranslation();
  const { hero } = asked.purpose;
  return (
    <Question asked={asked} cause={lastHappened(asked, (event) => 'target' in event && event.target === hero)}>
      <OneOf
        {...asked}
        lookOf={(option) => {
          const isUp = option === 'stayUp';
          return {
            face: <Face id={hero} sizePt={44} tone={isUp ? 'normal' : 'fallen'} />,
            note: t(isUp ? 'prompts.ringUsed' : 'prompts.goesDown'),
          };
        }}
      />
    </Question>
  );
}
