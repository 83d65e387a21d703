import { catacombsWords } from '../../support/words';

const NAMES: Readonly<Record<string, string>> = { ann: 'Ann', bob: 'Bob' };

const namers = {
  seat: (id: string) => NAMES[id] ?? (id === 'overseer' ? 'Olga' : 'Pia'),
  room: (card: string) => (card.startsWith('adventure:') ? 'The Well' : null),
};

export const en = catacombsWords('en', namers);
export const fr = catacombsWords('fr', namers);

/** A variable that nobody filled in, or an id that slipped through to the player. */
const RAW = /\{\{|undefined|null|NaN|\b[a-z]+:[a-z]|\b[a-z]+[A-Z]|[a-z]-\d|#|>|\+/;

/** What cannot stand before a player as it is; null for a sentence or label in order. */
export const whyUnfit = (text: string): string | null =>
  text.trim() === '' || RAW.test(text) || !/^[\p{Lu}\d«“]/u.test(text) ? text : null;
