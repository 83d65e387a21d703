import type { BoardId } from '../../words/boards';
import { fightRoomOn, cardInStory } from './story';
import { counted, fightIn } from './storyFight';
import { LORD_CARDS } from '../../content/lords';
import { ROOM_CARDS } from '../../content/rooms';
import type { MonsterId } from '../../words/ids';
import type { CombatRoomCard, LordRoomCard, RoomCard } from '../../content/cards/room';
import type { Catacombs } from '../model';
import type { CardId } from '../../words/openIds';

export function cardOf(model: Catacombs, id: CardId): RoomCard {
  const card = cardInStory(model, id) ?? ROOM_CARDS.get(id);
  if (card === undefined) throw new Error(`no Room card ${id}`);
  return card;
}

/** The board and the monsters of a fight: those listed, and one wandering monster for every icon (BASE-088, BASE-314). */
export function fightOn(
  model: Catacombs,
  card: CombatRoomCard | LordRoomCard,
): { readonly board: BoardId; readonly monsters: readonly MonsterId[] } {
  const told = fightRoomOn(model, card.id);
  if (told !== null) return fightIn(told, model.setup.lord); // EXTRA-005
  const lord = LORD_CARDS[model.setup.lord];
  if (card.kind === 'lord') return { board: lord.board, monsters: counted(lord.minions) };
  const wandering = Array.from({ length: card.wanderingIcons }, () => lord.wandering);
  return { board: card.board, monsters: [...counted(card.monsters), ...wandering] };
}
