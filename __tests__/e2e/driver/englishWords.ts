import { en as gameWords } from '../../../src/i18n/catacombs/en';
import { fr as gameWordsInFrench } from '../../../src/i18n/catacombs/fr';
import { en, fr } from '../../support/words';

/** Shorter phrases may be found inside French ones. */
const LEAST_LETTERS = 12;

function leaves(wording: unknown): readonly string[] {
  if (typeof wording === 'string') return [wording];
  if (typeof wording !== 'object' || wording === null) return [];
  return Object.values(wording).flatMap(leaves);
}

const phrasesOf = (...wordings: readonly unknown[]): readonly string[] =>
  leaves(wordings)
    .flatMap((text) => text.split(/\{+[^}]*\}+|[.:;]/))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.length >= LEAST_LETTERS && phrase.includes(' '));

/** Every phrase that an English table can say and a French one cannot. */
export function onlyEnglish(): readonly string[] {
  const french = leaves([fr, gameWordsInFrench]).join('\n');
  return [...new Set(phrasesOf(en, gameWords))].filter((phrase) => !french.includes(phrase));
}
