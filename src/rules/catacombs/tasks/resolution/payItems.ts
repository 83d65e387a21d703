import { saidYes, yesOrNo } from '../../model/answers';
import { EQUIPMENT_CARDS } from '../../content/equipment';
import { isAlive } from '../../model/hero';
import { heroOf, seatOfHero } from '../../model/queries';
import { receive } from '../shops/receive';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { ItemOwed } from '../../words/rewards';

function handOver(play: CatacombsPlay, { hero, item }: ItemOwed): void {
  receive(play, hero, item);
  play.change({ ...play.model, equipmentDeck: play.shuffle('play', play.model.equipmentDeck) });
  play.emit({ kind: 'itemWon', hero, equipment: item, isTaken: true });
}

const leave = (play: CatacombsPlay, { hero, item }: ItemOwed): void =>
  play.emit({ kind: 'itemWon', hero, equipment: item, isTaken: false });

/**
 * Cards for kills, the earliest first, out of the deck if they are still there (SOL-018 to SOL-022); the dead receive
 * nothing (SOL-024). Who cannot use the card may still keep it (SOL-025).
 */
export const payItemsRule: RuleOf<'payItems'> = {
  run(play, { owed }) {
    const [first, ...rest] = owed;
    if (first === undefined) return;
    const { hero, item } = first;
    if (!isAlive(heroOf(play.model, hero)) || !play.model.equipmentDeck.includes(item)) {
      leave(play, first);
      return play.next({ kind: 'payItems', owed: rest });
    }
    if (!EQUIPMENT_CARDS[item].owners.includes(hero)) {
      const purpose = { kind: 'keepItem', hero, equipment: item } as const;
      return play.ask([seatOfHero(play.model, hero)], purpose, yesOrNo('keepItem'));
    }
    handOver(play, first);
    play.next({ kind: 'payItems', owed: rest });
  },
  answer(play, { owed }, answer) {
    const [first, ...rest] = owed;
    if (first === undefined) return;
    if (saidYes('keepItem', answer)) handOver(play, first);
    else leave(play, first);
    play.next({ kind: 'payItems', owed: rest });
  },
};
