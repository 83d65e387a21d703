import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { OneOf } from '../../../table/question/OneOf';
import { Question } from '../../../table/question/Question';
import { useCatacombsText } from '../words';

/** Too few discs in the box: one monster of this kind stays away. */
export function ChooseShortfall(asked: Asked<'chooseShortfall'>) {
  const { t } = useCatacombsText();
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) => ({ face: <Face id={option} sizePt={44} />, note: t('prompts.oneFewer') })}
      />
    </Question>
  );
}
