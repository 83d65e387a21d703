import type { CatacombsText, CatacombsWords } from '../../../../i18n/catacombs';
import { touchKind, TOUCH_RULES } from '../../../../rules/catacombs';
import type { FlickFilm, JudgedContact } from '../../../../session/catacombs';

const kindOf = (contact: JudgedContact, { actor, shot }: FlickFilm) =>
  touchKind(contact, { actor, striker: shot.discId });

/** What came of a contact, in a line. */
export function verdictWords(contact: JudgedContact, film: FlickFilm, words: CatacombsWords, t: CatacombsText): string {
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
    case 'gone':
      return t('referee.gone', { target: words.name(verdict.target) });
    case 'touch':
      return t(`referee.touch.${kindOf(contact, film)}`);
  }
}

/** By which rule it was judged; null where there was nothing to judge. */
export const ruleOf = (contact: JudgedContact, film: FlickFilm): string | null =>
  contact.verdict.kind === 'touch' ? TOUCH_RULES[kindOf(contact, film)] : contact.verdict.rule;
