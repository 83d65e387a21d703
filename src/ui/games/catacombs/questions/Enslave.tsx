import { PASS, readOption } from '../../../../rules/catacombs';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

/** Which of those that were struck acts at once, and how. */
export function Enslave(asked: Asked<'enslave'>) {
  const { t } = useCatacombsText();
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) =>
          option === PASS
            ? { note: t('prompts.nobodyDriven') }
            : { face: <Face id={readOption(option).of} sizePt={44} />, note: t('prompts.driven') }
        }
      />
    </Question>
  );
}
