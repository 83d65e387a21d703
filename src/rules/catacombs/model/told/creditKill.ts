import { MONSTER_CARDS } from '../../content/monsters';
import type { HeroId } from '../../words/ids';
import { withHero, withRoom } from '../changes';
import type { MonsterPiece } from '../piece';
import { heroOf, roomOf } from '../queries';
import type { CatacombsPlay } from '../types';

/** Its disc lies beside the board of this hero, and what its card promises is owed (BASE-210, SOL-018). */
export function creditKill(play: CatacombsPlay, credit: HeroId, { card, disc }: MonsterPiece): void {
  const { kills } = heroOf(play.model, credit);
  play.change(withHero(play.model, credit, { kills: [...kills, { monster: card, disc }] }));
  const { item } = MONSTER_CARDS[card];
  if (item === null) return;
  play.change(withRoom(play.model, { itemsOwed: [...roomOf(play.model).itemsOwed, { hero: credit, item }] }));
}
