/** One of the small cards that lie under a poisoned hero's board (VERM-022). */
export interface PoisonCard {
  readonly id: PoisonId;
  readonly poison: number;
  /** Life that it takes besides, once, when it is drawn (VERM-028). */
  readonly damage: number;
}

export type PoisonId = `poison:${number}`;

const times = (count: number, poison: number, damage = 0): readonly Omit<PoisonCard, 'id'>[] =>
  Array.from({ length: count }, () => ({ poison, damage }));

/** 21 cards (VERM-005), the most common first. */
const CARDS: readonly Omit<PoisonCard, 'id'>[] = [
  ...times(5, 2),
  ...times(6, 1),
  ...times(2, 3),
  ...times(2, 3, 1),
  times(1, 4),
  times(1, 4, 1),
  times(1, 5),
  times(1, 5, 1),
  times(2, 0),
].flat();

export const POISON_CARDS: readonly PoisonCard[] = CARDS.map((card, index) => ({
  ...card,
  id: `poison:${index + 1}`,
}));

export function poisonCard(id: PoisonId): PoisonCard {
  const card = POISON_CARDS.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no Poison card ${id}`);
  return card;
}
