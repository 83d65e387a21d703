import type { TFunction } from 'i18next';
import type { CatacombsWords } from '../../i18n/catacombs';
import type { JudgedContact } from '../../session';

const isObstacle = (id: string): boolean => id.startsWith('obstacle');

function touchWords({ a, b }: JudgedContact, t: TFunction): string {
  if (b === null) return t('referee.edge');
  return isObstacle(a) || isObstacle(b) ? t('referee.obstacle') : t('referee.touch');
}

/** What came of a contact, in a line. */
export function verdictWords(contact: JudgedContact, words: CatacombsWords, t: TFunction): string {
  const { a, b, verdict } = contact;
  switch (verdict.kind) {
    case 'damage':
      return t(verdict.isKill ? 'referee.killed' : 'referee.damage', {
        target: words.name(verdict.target),
        amount: verdict.amount,
      });
    case 'none': {
      const { target, because, rule } = verdict;
      const by = target === a ? (b ?? a) : a;
      return words.event({ kind: 'unharmed', target, by, because, rule });
    }
    case 'touch':
      return touchWords(contact, t);
  }
}

export const ruleOf = ({ verdict }: JudgedContact): string | null => (verdict.kind === 'touch' ? null : verdict.rule);
