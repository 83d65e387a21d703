import type { TFunction } from 'i18next';
import type { CatacombsWords } from '../../../i18n/catacombs';
import type { Hint, Thought } from '../../../session';

const PERCENT = 100;

/** Why the app answers as it does. */
export function thoughtWords(thought: Thought, words: CatacombsWords, t: TFunction): string {
  switch (thought.kind) {
    case 'shot': {
      const { target, way } = thought.aim;
      if (target === null) return t('table.app.move');
      const chance = Math.round(thought.chance * PERCENT);
      return t(way === 'bank' ? 'table.app.bank' : 'table.app.straight', { target: words.name(target), chance });
    }
    case 'best':
      return t('table.app.best', { option: words.option(thought.option), tried: thought.tried });
    case 'place':
      return t('table.app.place', { tried: thought.tried });
    case 'habit':
      return t(`table.app.habit.${thought.habit}`);
  }
}

/** What is proposed, and why. */
export function hintWords({ answer, thought }: Hint, words: CatacombsWords, t: TFunction): string {
  const reason = thoughtWords(thought, words, t);
  if (answer.kind !== 'choose' || thought.kind === 'best') return t('table.app.hint', { reason });
  const options = answer.options.map((option) => words.option(option)).join(', ');
  return t('table.app.hintOf', { options, reason });
}
