import { refuse, type Refusal } from '../../../machine';
import { tradeWith, type Trade } from '../../content/trade';
import { inTheBox } from '../../model/subjects/box';
import type { EquipmentId } from '../../words/ids';
import type { Catacombs } from '../../model/model';
import type { CatacombsPlay } from '../../model/types';
import { pooledGold } from './pooledGold';

export const tradeOf = (model: Catacombs): Trade => tradeWith(inTheBox(model.setup));

/** The top of the deck without what lies on the table already. */
const nextCard = ({ equipmentDeck, offer }: Catacombs): EquipmentId | null =>
  equipmentDeck.find((id) => !offer.includes(id)) ?? null;

/** No card left to look at, or too little gold (SOL-053, SOL-058). */
export function whyNotPeek(model: Catacombs, price: number): Refusal | null {
  if (nextCard(model) === null) return refuse('deckIsEmpty', 'SOL-058');
  const gold = pooledGold(model);
  return gold < price ? refuse('notEnoughGold', 'SOL-053', { price, gold }) : null;
}

/** It joins what is for sale for the rest of the visit (SOL-055). */
export function peek(play: CatacombsPlay): void {
  const card = nextCard(play.model);
  if (card === null) return;
  play.change({ ...play.model, offer: [...play.model.offer, card] });
  play.emit({ kind: 'cardPeeked', equipment: card });
  play.reveal();
}
