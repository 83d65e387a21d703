import { PLAIN_CARDS, PORTER_CARD, questOf } from '../content/quests';
import type { QuestSetup } from '../model/setup';
import type { ReignPlay } from '../model/types';
import type { ZoneId } from '../words/zones';

/**
 * Some cards of the rest and that of the secondary quest, shuffled and cut in two; the card of the main quest into the
 * lower half, which is shuffled once more (REIGN-239, REIGN-240).
 */
export function pileFor(play: ReignPlay, { id, plainCards, hasPorter, pile }: QuestSetup): readonly ZoneId[] {
  if (pile !== null) return pile;
  const quest = questOf(id);
  const rest = PLAIN_CARDS.filter((card) => !hasPorter || card !== PORTER_CARD);
  const plain = play.shuffle('setup', rest).slice(0, plainCards ?? quest.plainCards);
  const cards = play.shuffle('setup', hasPorter ? [...plain, PORTER_CARD] : plain);
  // With an odd number in all the half with the main quest has one more.
  const upper = Math.floor((cards.length + 1) / 2);
  return [...cards.slice(0, upper), ...play.shuffle('setup', [...cards.slice(upper), quest.card])];
}
