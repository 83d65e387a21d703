import type { JudgedContact } from '../../../../session';
import type { ConquestPlayed } from '../../../../session/conquest';
import type { ConquestSpeech } from '../words';

type Judged = JudgedContact<ConquestPlayed['flicked']>;

/** What came of a contact, in a line. */
export function verdictWords(
  { a, b, verdict }: Judged,
  { name }: Pick<ConquestSpeech, 'name'>,
  { wording, say, t }: ConquestSpeech,
): string {
  switch (verdict.kind) {
    case 'hit': {
      const what = say(wording.direct, { damage: String(verdict.damage) });
      return t('conquest.referee.hit', { target: name(verdict.target), what });
    }
    case 'none': {
      const because = wording.noDamage[verdict.because];
      return t('conquest.referee.none', { target: name(verdict.target), because });
    }
    case 'wall':
      return t('conquest.referee.wall', { a: name(a) });
    case 'touch':
      return b === null
        ? t('conquest.referee.left', { a: name(a) })
        : t('conquest.referee.touch', { a: name(a), b: name(b) });
  }
}
