import type { TFunction } from 'i18next';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { Hint } from '../../../../session/catacombs';

/** What is proposed, and why. */
export function hintWords({ answer, thought }: Hint, words: CatacombsWords, t: TFunction): string {
  const reason = words.why(thought);
  if (answer.kind !== 'choose') return t('table.app.hint', { reason });
  const options = answer.options.map((option) => words.option(option)).join(', ');
  return t('table.app.hintOf', { options, reason });
}
