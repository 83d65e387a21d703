import type { TFunction } from 'i18next';
import { numberOfSeat, type Player } from '../../session';
import { levelKey } from './levelKey';

type Sitter = Pick<Player, 'mind' | 'likeness'>;

/** Somebody of whom something is kept: by a name, or by the seat where none was given. */
export function keptName(kept: string, t: TFunction): string {
  const number = numberOfSeat(kept);
  return number === null ? kept : t('newGame.players.usualName', { number });
}

function usualName({ mind, likeness }: Sitter, index: number, t: TFunction): string {
  if (mind === null) return t('newGame.players.usualName', { number: index + 1 });
  if (likeness !== null) return t('newGame.mind.like', { player: keptName(likeness.of, t) });
  return t(`newGame.mind.${levelKey(mind)}`);
}

/** What players go by who have no names; those who would go by the same one are numbered. */
export function usualNames(players: readonly Sitter[], t: TFunction): readonly string[] {
  const names = players.map((player, index) => usualName(player, index, t));
  return names.map((name, index) => {
    const nth = names.slice(0, index + 1).filter((other) => other === name).length;
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    return isAlone ? name : t('newGame.mind.nth', { name, nth });
  });
}

/** What somebody at a table goes by; null for a person who has no name and sat down elsewhere. */
export function sitterName(players: readonly Player[], seat: string, t: TFunction): string | null {
  const index = players.findIndex((player) => player.seat === seat);
  const player = players[index];
  if (player === undefined || player.name !== '') return player?.name ?? null;
  return player.mind !== null || numberOfSeat(seat) !== null ? (usualNames(players, t)[index] ?? null) : null;
}
