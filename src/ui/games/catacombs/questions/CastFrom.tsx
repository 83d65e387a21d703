import { isAlly, readOption } from '../../../../rules/catacombs';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

/** The Wizard casts from where he stands, or from where his Familiar is. */
export function CastFrom(asked: Asked<'castFrom'>) {
  const { t } = useCatacombsText();
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) => ({
          face: <Face id={option} sizePt={44} />,
          note: t(isAlly(readOption(option).of) ? 'prompts.castFromAlly' : 'prompts.castFromHero'),
        })}
      />
    </Question>
  );
}
