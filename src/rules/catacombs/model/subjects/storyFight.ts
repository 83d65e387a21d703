import type { BoardId } from '../../words/boards';
import { LORD_CARDS, USUAL_LORD } from '../../content/lords';
import { MONSTER_IDS, type LordId, type MonsterId } from '../../words/ids';
import type { Adventure, FightRoom, MonsterEntry } from '../../words/adventure';

export const counted = (counts: Readonly<Partial<Record<MonsterId, number>>>): readonly MonsterId[] =>
  MONSTER_IDS.flatMap((id) => Array.from({ length: counts[id] ?? 0 }, () => id));

const entriesOf = (entries: readonly MonsterEntry[]): readonly MonsterId[] =>
  entries.flatMap(({ monster, count }) => Array.from({ length: count ?? 1 }, () => monster));

/** Without a Lord there is neither a lair nor a wandering monster, so it does not matter whose card is looked at. */
export const lordOf = ({ lord }: Adventure): LordId => lord ?? USUAL_LORD;

/** What a fight of the story brings, as a Room card or a Lord's card would say it. */
export function fightIn(
  room: FightRoom,
  lord: LordId,
): { readonly board: BoardId; readonly monsters: readonly MonsterId[] } {
  const card = LORD_CARDS[lord];
  if (room.kind === 'lair') {
    const monsters = room.monsters === undefined ? counted(card.minions) : entriesOf(room.monsters);
    return { board: room.board ?? card.board, monsters };
  }
  const wandering = Array.from({ length: room.wanderingIcons ?? 0 }, () => card.wandering);
  return { board: room.board, monsters: [...entriesOf(room.monsters), ...wandering] };
}
