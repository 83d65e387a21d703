import type { TFunction } from 'i18next';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { isPass } from '../../../../rules/catacombs';
import type { Foreseen, Hint, Thought } from '../../../../session/catacombs';

const PERCENT = 100;
/** What happens less often than this is a try, and no number makes it better. */
const LEAST_PERCENT = 3;

function moveWords({ errand }: Foreseen, words: CatacombsWords, t: TFunction): string {
  if (!errand) return t('table.app.move');
  const { kind, of } = errand;
  if (of === null) return t(kind === 'cover' ? 'table.app.errand.hidden' : 'table.app.move');
  return t(`table.app.errand.${kind}`, { target: words.the(of) });
}

function shotWords(shot: Foreseen, words: CatacombsWords, t: TFunction): string {
  const { aim, chance } = shot;
  const { target, way } = aim;
  if (target === null) return moveWords(shot, words, t);
  const percent = Math.round(chance * PERCENT);
  if (percent < LEAST_PERCENT) return t('table.app.towards', { target: words.the(target) });
  return t(way === 'bank' ? 'table.app.bank' : 'table.app.straight', { target: words.the(target), chance: percent });
}

/** Why the app answers as it does: what might end a sentence that begins with what it did. */
export function thoughtWords(thought: Thought, words: CatacombsWords, t: TFunction): string {
  switch (thought.kind) {
    case 'shot':
      return shotWords(thought, words, t);
    case 'best':
      if (thought.shot !== null) return shotWords(thought.shot, words, t);
      return t(isPass(thought.option) ? 'table.app.passing' : 'table.app.useful');
    case 'place':
      return t('table.app.place');
    case 'habit':
      return t(`table.app.habit.${thought.habit}`);
    case 'stumbled':
      return t('table.app.stumbled');
  }
}

/** What is proposed, and why. */
export function hintWords({ answer, thought }: Hint, words: CatacombsWords, t: TFunction): string {
  const reason = thoughtWords(thought, words, t);
  if (answer.kind !== 'choose') return t('table.app.hint', { reason });
  const options = answer.options.map((option) => words.option(option)).join(', ');
  return t('table.app.hintOf', { options, reason });
}
