import type { TFunction } from 'i18next';
import type { Player } from '../../../session';
import { levelKey } from './levelKey';

function usualName({ mind, likeness }: Pick<Player, 'mind' | 'likeness'>, index: number, t: TFunction): string {
  if (mind === null) return t('newGame.players.usualName', { number: index + 1 });
  if (likeness !== null) return t('newGame.mind.like', { player: likeness.of });
  return t(`newGame.mind.${levelKey(mind)}`);
}

/** What players go by who have no names; those who would go by the same one are numbered. */
export function usualNames(players: readonly Pick<Player, 'mind' | 'likeness'>[], t: TFunction): readonly string[] {
  const names = players.map((player, index) => usualName(player, index, t));
  return names.map((name, index) => {
    const nth = names.slice(0, index + 1).filter((other) => other === name).length;
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    return isAlone ? name : t('newGame.mind.nth', { name, nth });
  });
}
