import { REJECT } from '../../words/options';
import { chooseOne, type SeatId } from '../../../machine';
import { chosenOne, saidYes, yesOrNo } from '../../model/answers';
import { EQUIPMENT_CARDS } from '../../content/equipment';
import type { EquipmentId, HeroId } from '../../words/ids';
import { heroSeats, livingHeroes } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { giveCard } from './giveCard';

/** The top card of the deck, as it lies, is turned over for all to see (SOL-063, SOL-068). */
export function turnOver(play: CatacombsPlay): void {
  const [equipment] = play.model.equipmentDeck;
  if (equipment === undefined) return;
  play.emit({ kind: 'offeringTurned', equipment });
  play.reveal();
  play.next({ kind: 'judgeOffering', equipment });
}

/** To the bottom of the deck; another offering may be made (SOL-066). */
function reject(play: CatacombsPlay, equipment: EquipmentId): void {
  const rest = play.model.equipmentDeck.filter((id) => id !== equipment);
  play.change({ ...play.model, equipmentDeck: [...rest, equipment] });
  play.emit({ kind: 'offeringJudged', equipment, hero: null });
}

/** The one gift of the game (SOL-065). */
function accept(play: CatacombsPlay, equipment: EquipmentId, hero: HeroId): void {
  giveCard(play, hero, equipment);
  play.change({ ...play.model, isAltarSpent: true });
  play.emit({ kind: 'offeringJudged', equipment, hero });
}

/** Whoever lives may have it, even if they cannot use it (SOL-064, SOL-069). */
export const judgeOfferingRule: RuleOf<'judgeOffering'> = {
  run(play, { equipment }) {
    const heroes = livingHeroes(play.model).map(({ id }) => id);
    const unfit = heroes.filter((id) => !EQUIPMENT_CARDS[equipment].owners.includes(id));
    const purpose = { kind: 'judgeOffering', equipment, unfit } as const;
    play.ask(heroSeats(play.model), purpose, chooseOne([...heroes, REJECT]));
  },
  answer(play, { equipment }, answer, seat) {
    const hero = livingHeroes(play.model).find(({ id }) => id === chosenOne(answer))?.id;
    if (hero === undefined) return reject(play, equipment);
    // A record written by hand names no seat: then they all agree.
    const agreed: readonly SeatId[] = seat === null ? heroSeats(play.model) : [seat];
    play.next({ kind: 'agreeOffering', equipment, hero, agreed });
  },
};

/** Every hero player must agree, or it is rejected (SOL-070). */
export const agreeOfferingRule: RuleOf<'agreeOffering'> = {
  run(play, { equipment, hero, agreed }) {
    const next = heroSeats(play.model).find((seat) => !agreed.includes(seat));
    if (next === undefined) return accept(play, equipment, hero);
    play.ask([next], { kind: 'agreeOffering', equipment, hero }, yesOrNo('agreeOffering'));
  },
  answer(play, task, answer) {
    const next = heroSeats(play.model).find((seat) => !task.agreed.includes(seat));
    if (next === undefined) return;
    if (!saidYes('agreeOffering', answer)) return reject(play, task.equipment);
    play.next({ ...task, agreed: [...task.agreed, next] });
  },
};
