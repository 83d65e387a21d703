import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

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
