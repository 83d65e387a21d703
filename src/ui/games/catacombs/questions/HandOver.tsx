import type { OptionId } from '../../../../rules/machine';
import { Agreed, OneOf, Question } from '../../../table/question';
import { KEEP, REMEDIES } from '../../../../rules/catacombs';
import type { Asked } from '../parts/asked';
import { Glyph } from '../../../kit/glyph';
import { UI } from '../../../../theme';
import { taskNow } from '../parts/taskNow';
import { heroesAt } from '../parts/heroesKnown';
import { useCatacombsText } from '../words';

/** Between rooms anybody may propose something; the rest is for all to agree on. */
export function HandOver(asked: Asked<'handOver'>) {
  const { t } = useCatacombsText();
  const { words, state } = asked;
  const { model } = state.view;
  const lookOf = (option: OptionId) => {
    if (option === KEEP) {
      return {
        face: <Glyph id="lair" sizePt={28} colour={UI.gold} />,
        label: t('prompts.goOn'),
        note: t('prompts.changesNothing'),
      };
    }
    const remedy = REMEDIES.find((one) => one === option);
    if (remedy !== undefined) return { note: t(`newGame.extraText.${remedy}`) };
    return { note: t('prompts.tradesPlaces', { heroes: heroesAt(model, option).map(words.name).join(', ') }) };
  };
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={lookOf} />
    </Question>
  );
}

/** An Extra for the rest of the game. */
export function AgreeRemedy(asked: Asked<'agreeRemedy'>) {
  const { t } = useCatacombsText();
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) =>
          option === 'agree'
            ? { label: t('prompts.agree'), note: t(`newGame.extraText.${asked.purpose.remedy}`) }
            : { note: t('prompts.refuseHandOver') }
        }
      />
      <Agreed words={asked.words} seats={taskNow(asked.state.view, 'agreeRemedy')?.agreed ?? []} />
    </Question>
  );
}

/** Everybody must agree to it. */
export function AgreeHandOver(asked: Asked<'agreeHandOver'>) {
  const { t } = useCatacombsText();
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
