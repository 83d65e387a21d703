import type { TFunction } from 'i18next';
import type { ChooseAnswer } from '../../../rules/machine';
import type { Hint, Played } from '../../../session';
import type { TableWords } from '../../game';

const isChoice = (answer: { readonly kind: string }): answer is ChooseAnswer => answer.kind === 'choose';

/** What is proposed, and why. */
export function hintWords<P extends Played>(
  { answer, thought }: Hint<P>,
  words: Pick<TableWords<P>, 'option' | 'why'>,
  t: TFunction,
): string {
  const reason = words.why(thought);
  if (!isChoice(answer)) return t('table.app.hint', { reason });
  const options = answer.options.map((option) => words.option(option)).join(', ');
  return t('table.app.hintOf', { options, reason });
}
