import { Glyph } from '../../../kit/glyph';
import { UI } from '../../../../theme';
import type { Asked } from '../parts/asked';
import { OneOf, Question } from '../../../table/question';
import { usePoisonNote } from './usePoisonNote';

/** Which card of a hero goes. */
export function CurePoison(asked: Asked<'curePoison'>) {
  const noteOf = usePoisonNote(asked.state.view.model, asked.purpose.hero);
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) => ({ face: <Glyph id="poison" sizePt={36} colour={UI.green} />, note: noteOf(option) })}
      />
    </Question>
  );
}
