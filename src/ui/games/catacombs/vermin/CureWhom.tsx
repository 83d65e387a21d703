import { readOption } from '../../../../rules/catacombs';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { OneOf, Question } from '../../../table/question';
import { usePoisonNote } from './usePoisonNote';

/** Whose card goes, and which. */
export function CureWhom(asked: Asked<'cureWhom'>) {
  const noteOf = usePoisonNote(asked.state.view.model);
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) => ({ face: <Face id={readOption(option).of} sizePt={44} />, note: noteOf(option) })}
      />
    </Question>
  );
}
