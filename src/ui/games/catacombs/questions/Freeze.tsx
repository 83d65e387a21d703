import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

/** One spike struck several monsters: which of them lies under it. */
export function Freeze(asked: Asked<'freeze'>) {
  const { t } = useCatacombsText();
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={(option) => ({ face: <Face id={option} sizePt={44} />, note: t('prompts.freezes') })} />
    </Question>
  );
}
