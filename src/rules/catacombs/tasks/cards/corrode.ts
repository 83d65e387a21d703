import { faceDownOption, readFaceDown } from '../../words/options';
import { chooseOne, type OptionId } from '../../../machine';
import { chosenOne } from '../../model/answers';
import type { EquipmentId, HeroId } from '../../words/ids';
import { withdrawPieces } from '../../moments/gear/withdrawPieces';
import { withHero } from '../../model/changes';
import { heroOf } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { PieceId } from '../../words/openIds';

/** The hero's cards and one more from the deck, if there is one, face down (SOL-165, SOL-173). */
function fanOf(play: CatacombsPlay, hero: HeroId): readonly EquipmentId[] {
  return [...heroOf(play.model, hero).equipment, ...play.model.equipmentDeck.slice(0, 1)];
}

const cardNames = (count: number): readonly OptionId[] =>
  Array.from({ length: count }, (_, index) => faceDownOption(index));

function lose(play: CatacombsPlay, hero: HeroId, by: PieceId, lost: EquipmentId): void {
  const { equipment } = heroOf(play.model, hero);
  play.change(withHero(play.model, hero, { equipment: equipment.filter((one) => one !== lost) }));
  withdrawPieces(play, hero, by, lost);
}

/**
 * The Overseer draws one: the hero's own is out of the game for good, the deck's own goes back (SOL-166, SOL-167, SOL-172).
 * The cards are shuffled when the choice is made: which is which nobody knows before.
 */
export const corrodeRule: RuleOf<'corrode'> = {
  run(play, { hero, by }) {
    const cards = cardNames(fanOf(play, hero).length);
    play.ask([play.model.setup.overseer], { kind: 'corrode', hero, by, cards: cards.length }, chooseOne(cards));
  },
  answer(play, { hero, by }, answer) {
    const fan = fanOf(play, hero);
    const drawn = play.shuffle('play', fan)[readFaceDown(chosenOne(answer)) ?? -1] ?? null;
    const lost = heroOf(play.model, hero).equipment.find((one) => one === drawn) ?? null;
    if (lost !== null) lose(play, hero, by, lost);
    play.change({ ...play.model, equipmentDeck: play.shuffle('play', play.model.equipmentDeck) });
    play.emit({ kind: 'corroded', hero, by, equipment: lost });
    play.reveal();
  },
};
