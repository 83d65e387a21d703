import { useTranslation } from 'react-i18next';
import type { Asked } from '../parts/asked';
import { Face } from '../parts/Face';
import { lastHappened } from '../parts/lastHappened';
import { OneOf } from '../parts/OneOf';
import { Question } from '../parts/Question';

/** Which of the wounded is made whole, if any. */
export function Decay(asked: Asked<'decay'>) {
  const { t } = useTranslation();
  return (
    <Question asked={asked} cause={lastHappened(asked, (event) => event.kind === 'damaged')}>
      <OneOf
        {...asked}
        lookOf={(option) =>
          option === 'pass'
            ? { note: t('prompts.nobodyMended') }
            : { face: <Face id={option} sizePt={44} />, note: t('prompts.mended') }
        }
      />
    </Question>
  );
}
