import { useTranslation } from 'react-i18next';
import { Agreed } from '../parts/Agreed';
import type { Asked } from '../parts/asked';
import { Glyph } from '../../../glyph';
import { UI } from '../../../../theme';
import { OneOf } from '../parts/OneOf';
import { Question } from '../parts/Question';
import { taskNow } from '../parts/taskNow';
import { heroesAt } from '../parts/heroesKnown';

/** Between rooms the Overseer may offer the part to another. */
export function HandOver(asked: Asked<'handOver'>) {
  const { t } = useTranslation();
  const { words, state } = asked;
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) =>
          option === 'keep'
            ? { face: <Glyph id="lair" sizePt={28} colour={UI.gold} />, note: t('prompts.keepsOverseer') }
            : {
                note: t('prompts.tradesPlaces', {
                  heroes: heroesAt(state.view.model, option).map(words.name).join(', '),
                }),
              }
        }
      />
    </Question>
  );
}

/** Everybody must agree to it. */
export function AgreeHandOver(asked: Asked<'agreeHandOver'>) {
  const { t } = useTranslation();
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) =>
          option === 'agree'
            ? { label: t('prompts.agree'), note: t('prompts.agreeHandOver') }
            : { note: t('prompts.refuseHandOver') }
        }
      />
      <Agreed words={asked.words} seats={taskNow(asked.state.view, 'agreeHandOver')?.agreed ?? []} />
    </Question>
  );
}
