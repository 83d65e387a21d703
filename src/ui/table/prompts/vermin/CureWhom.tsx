import type { Asked } from '../parts/asked';
import { Face } from '../parts/Face';
import { OneOf } from '../parts/OneOf';
import { Question } from '../parts/Question';
import { usePoisonNote } from './usePoisonNote';

const ownerOf = (option: string): string => option.split('>')[0] ?? option;

/** Whose card goes, and which. */
export function CureWhom(asked: Asked<'cureWhom'>) {
  const noteOf = usePoisonNote(asked.state.view.model);
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) => ({ face: <Face id={ownerOf(option)} sizePt={44} />, note: noteOf(option) })}
      />
    </Question>
  );
}
