import { saidYes, yesOrNo } from '../../model/answers';
import { settlementOf, withHero } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import type { Piece } from '../../model/piece';
import { ofBlow } from '../../model/told/ofContact';
import { heroOf, pieceOf, seatOfHero } from '../../model/queries';
import type { RuleOf } from '../../model/types';

/** Armour is a power of his board: it works even while he is down (SOL-127), and only as long as there is some (SOL-121). */
export const mayAbsorb = (model: Catacombs, target: Piece): boolean =>
  target.kind === 'hero' && (heroOf(model, target.card).armour ?? 0) > 0;

/** One point for one pitch, whatever it would do: all of it comes to nothing (SOL-118 to SOL-120, SOL-124, SOL-125). */
export const absorbRule: RuleOf<'absorb'> = {
  run(play, { blow, amount }) {
    const target = pieceOf(play.model, blow.target);
    if (target.kind !== 'hero') return;
    const { armour = 0 } = heroOf(play.model, target.card);
    const purpose = { kind: 'absorb', hero: target.card, armour, damage: amount } as const;
    play.ask([seatOfHero(play.model, target.card)], purpose, yesOrNo('absorb'));
  },
  answer(play, { blow, amount }, answer) {
    const target = pieceOf(play.model, blow.target);
    if (target.kind !== 'hero' || !saidYes('absorb', answer)) return play.next({ kind: 'hurt', blow, amount });
    const left = (heroOf(play.model, target.card).armour ?? 0) - 1;
    play.change(withHero(play.model, target.card, { armour: left }));
    const by = settlementOf(play.model).pitch.striker;
    play.emit({ kind: 'absorbed', hero: target.card, by, left, ...ofBlow(play.model, blow) });
  },
};
