import { shuffled, type ChanceStream } from '../../machine';
import type { Expansion } from '../words/ids';
import { POISON_CARDS } from '../content/vermin/poison';
import type { Catacombs } from '../model/model';

interface Shuffled {
  readonly decks: Pick<Catacombs, 'poisonDeck' | 'poisonDiscard'>;
  readonly stream: ChanceStream;
}

/** Shuffled and set beside the monsters; without the expansion there is none (VERM-021, VERM-074). */
export function poisonDecks(expansions: readonly Expansion[], stream: ChanceStream): Shuffled {
  if (!expansions.includes('vermin')) return { decks: {}, stream };
  const deck = shuffled(
    stream,
    POISON_CARDS.map(({ id }) => id),
  );
  return { decks: { poisonDeck: deck.value, poisonDiscard: [] }, stream: deck.stream };
}
