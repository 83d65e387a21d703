import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountsAsk } from '../../../../rules/machine';
import { UI } from '../../../../theme';
import { Words } from '../../../components';
import type { Asked } from '../parts/asked';
import { Face } from '../parts/Face';
import { Question } from '../parts/Question';
import { canGiveMore, isEnough, NOTHING, shareOf, stepped, totalOf } from '../parts/shares';
import { Stepper } from '../parts/Stepper';
import { Submit } from '../parts/Submit';

/** The wandering symbols of a room, shared out among the Lord's monster and the Vermin. */
export function AllotWandering(asked: Asked<'allotWandering', AmountsAsk>) {
  const { t } = useTranslation();
  const { session, words, ask } = asked;
  const [shares, setShares] = useState(NOTHING);
  return (
    <Question
      asked={asked}
      footer={
        <Submit
          label={t('prompts.bandReady')}
          isReady={isEnough(ask, shares)}
          onPress={() => session.answer({ kind: 'amounts', amounts: shares })}
        />
      }
    >
      <Words type="ui" colour={UI.gold} aria-live="polite">
        {t('prompts.symbolsLeft', { symbols: ask.maxTotal - totalOf(shares) })}
      </Words>
      {Object.entries(ask.limits).map(([id, limit]) => (
        <Stepper
          key={id}
          id={id}
          label={words.name(id)}
          face={<Face id={id} sizePt={40} />}
          value={shareOf(shares, id)}
          limit={limit}
          shown={String(shareOf(shares, id))}
          canStepUp={canGiveMore(ask, shares, id)}
          onStep={(by) => setShares(stepped(ask, shares, id, by))}
        />
      ))}
    </Question>
  );
}
