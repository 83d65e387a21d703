import { readOption } from '../../../../rules/catacombs';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

/** Whose attack the Shape Shifter makes. */
export function TakeForm(asked: Asked<'takeForm'>) {
  const { t } = useCatacombsText();
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) => ({
          face: <Face id={readOption(option).of} sizePt={44} />,
          note: t('prompts.formTaken'),
        })}
      />
    </Question>
  );
}
