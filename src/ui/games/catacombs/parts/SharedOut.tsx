import { useState } from 'react';
import type { AmountsAsk } from '../../../../rules/machine';
import { UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import { Face } from '../pieces/Face';
import type { Asked } from './asked';
import {
  canGiveMore,
  isEnough,
  NOTHING,
  Question,
  shareOf,
  stepped,
  Stepper,
  Submit,
  totalOf,
} from '../../../table/question';

export interface SharedOutProps {
  readonly asked: Asked<'allotWandering', AmountsAsk> | Asked<'payVermin', AmountsAsk>;
  /** What is said of so many that are still to be given away. */
  readonly leftOf: (left: number) => string;
  readonly ready: string;
}

/** A number shared out among kinds of monsters, one by one. */
export function SharedOut({ asked, leftOf, ready }: SharedOutProps) {
  const { session, words, ask } = asked;
  const [shares, setShares] = useState(NOTHING);
  return (
    <Question
      asked={asked}
      footer={
        <Submit
          label={ready}
          isReady={isEnough(ask, shares)}
          onPress={() => session.answer({ kind: 'amounts', amounts: shares })}
        />
      }
    >
      <Words type="ui" colour={UI.gold} aria-live="polite">
        {leftOf(ask.maxTotal - totalOf(shares))}
      </Words>
      {Object.entries(ask.limits).map(([id, limit]) => (
        <Stepper
          key={id}
          id={id}
          label={words.name(id)}
          face={<Face id={id} sizePt={40} />}
          value={shareOf(shares, id)}
          limit={limit}
          shown={`${shareOf(shares, id)}/${limit}`}
          canStepUp={canGiveMore(ask, shares, id)}
          onStep={(by) => setShares(stepped(ask, shares, id, by))}
        />
      ))}
    </Question>
  );
}
