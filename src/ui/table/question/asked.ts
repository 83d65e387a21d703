import type { ChooseAnswer, OptionId } from '../../../rules/machine';
import type { Played, TableSession, TableState } from '../../../session';
import type { ControlSize, ShowRule, TableWords } from '../../game';

/** Somebody who is named. */
export type Naming = Pick<TableWords<Played>, 'name'>;

/** Whatever is asked, as far as every question shows the same of it. */
export interface AnyAsked {
  readonly session: Pick<TableSession<Played>, 'answer' | 'take'>;
  readonly state: Pick<TableState<Played>, 'prompt' | 'hand' | 'refusal'>;
  readonly words: Pick<TableWords<Played>, 'name' | 'prompt' | 'option' | 'refusal'>;
  readonly purpose: Played['purpose'];
  readonly size: ControlSize;
  readonly onShowRule?: ShowRule;
}

export const answerWith = (session: Pick<TableSession<Played>, 'answer'>, ...options: readonly OptionId[]): void => {
  const answer: ChooseAnswer = { kind: 'choose', options };
  session.answer(answer);
};
