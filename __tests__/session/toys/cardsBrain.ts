import type { Brain } from '../../../src/ai/core';
import type { CardsPlayed } from './cardsModule';

const mind = (level: 1 | 2 | 3 | 4 | 5) => ({ level, head: { isGreedy: level > 1 }, weights: {} });

/** Lays the best card of its hand, and says yes to everything else. */
export const cardsBrain: Brain<CardsPlayed> = {
  minds: { 1: mind(1), 2: mind(2), 3: mind(3), 4: mind(4), 5: mind(5) },
  *ponder({ view }) {
    yield;
    const ask = view.prompt?.ask;
    if (ask?.kind === 'choose')
      return { answer: { kind: 'choose', options: ask.options.slice(0, 1) }, thought: { kind: 'anything' }, effort: 0 };
    if (ask?.kind !== 'deed') return null;
    const [best] = [...ask.deeds].sort((a, b) => b.worth - a.worth);
    if (best === undefined) return null;
    return { answer: { kind: 'deed', deed: best.id }, thought: { kind: 'best', card: best.card }, effort: 1 };
  },
};
