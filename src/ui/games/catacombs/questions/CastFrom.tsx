import { isAlly, readOption } from '../../../../rules/catacombs';
import { useTranslation } from 'react-i18next';
import type { Asked } from '../../../table/prompts/parts/asked';
import { Face } from '../../../table/prompts/parts/Face';
import { OneOf } from '../../../table/prompts/parts/OneOf';
import { Question } from '../../../table/prompts/parts/Question';

/** The Wizard casts from where he stands, or from where his Familiar is. */
export function CastFrom(asked: Asked<'castFrom'>) {
  const { t } = useTranslation();
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
