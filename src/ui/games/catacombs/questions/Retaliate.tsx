import { NOBODY } from '../../../../rules/catacombs';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { lastHappened } from '../parts/lastHappened';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

/** Who has been punched may answer; the attacker itself is safe from it. */
export function Retaliate(asked: Asked<'retaliate'>) {
  const { t } = useCatacombsText();
  const { words, purpose } = asked;
  const cause = lastHappened(asked, (event) => event.kind === 'struck' && purpose.pieces.includes(event.target));
  return (
    <Question asked={asked} cause={cause}>
      <OneOf
        {...asked}
        lookOf={(option) =>
          option !== NOBODY
            ? {
                face: <Face id={option} sizePt={44} />,
                note: t('prompts.retaliates', { attacker: words.name(purpose.against) }),
              }
            : { note: t('prompts.staysCalm') }
        }
      />
    </Question>
  );
}
