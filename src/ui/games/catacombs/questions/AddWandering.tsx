import { MONSTER_CARDS } from '../../../../rules/catacombs';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

/** A hero side that waits is met by one more monster, if the Overseer likes. */
export function AddWandering(asked: Asked<'addWandering'>) {
  const { t } = useCatacombsText();
  const { words, purpose } = asked;
  const { life, gold } = MONSTER_CARDS[purpose.monster];
  const monster = words.name(purpose.monster);
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) =>
          option === 'add'
            ? { face: <Face id={purpose.monster} sizePt={44} />, note: t('prompts.wanderer', { monster, life, gold }) }
            : { note: t('prompts.noWanderer') }
        }
      />
    </Question>
  );
}
