import type { OptionId } from '../../../../rules/machine';
import { mendedLife, PASS, readOption } from '../../../../rules/catacombs';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

/** Which of the wounded is made whole, if any. */
export function Decay(asked: Asked<'decay'>) {
  const { t } = useCatacombsText();
  const pieces = asked.state.view.model.room?.pieces ?? {};
  const noteOf = (option: OptionId): string => {
    const piece = pieces[readOption(option).of];
    return piece?.kind === 'monster' ? t('prompts.lifeBecomes', { life: piece.life, after: mendedLife(piece) }) : '';
  };
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) =>
          option === PASS
            ? { note: t('prompts.nobodyMended') }
            : { face: <Face id={option} sizePt={44} />, note: noteOf(option) }
        }
      />
    </Question>
  );
}
