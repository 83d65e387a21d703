import { NOBODY } from '../../../../rules/catacombs';
import { useTranslation } from 'react-i18next';
import type { Asked } from '../../../table/prompts/parts/asked';
import { Face } from '../../../table/prompts/parts/Face';
import { lastHappened } from '../../../table/prompts/parts/lastHappened';
import { OneOf } from '../../../table/prompts/parts/OneOf';
import { Question } from '../../../table/prompts/parts/Question';

/** Who has been punched may answer; the attacker itself is safe from it. */
export function Retaliate(asked: Asked<'retaliate'>) {
  const { t } = useTranslation();
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
