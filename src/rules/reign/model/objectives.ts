import { questOf } from '../content/quests';
import { zoneOfSquare } from '../words/squares';
import type { EndWhy } from '../words/outcome';
import type { Reign } from './model';
import { everybody, isHero } from './people';
import type { QuestState } from './quest';
import type { QuestId } from '../words/quests';

/** How many chests the second quest wants searched (REIGN-275). */
const CHESTS = 3;

const FULFILLED: Readonly<Record<QuestId, (model: Reign, quest: QuestState) => boolean>> = {
  /** The lid is on, rats or no rats (REIGN-273). */
  'quest:pest-control': (_, { isSealed }) => isSealed,
  'quest:fabulous-treasure': ({ board, rummaged }, { mainZone }) => {
    const chests = board.elements.filter(({ kind, at }) => kind === 'chest' && zoneOfSquare(at) === mainZone);
    return mainZone !== null && chests.length > 0 && chests.slice(0, CHESTS).every(({ id }) => rummaged.includes(id));
  },
  /** One at least has left, and nobody of the heroes who lives is on the board (REIGN-281). */
  'quest:journey-into-shadow': (model, { left }) =>
    left.some((id) => model.people[id] !== undefined && model.leaders.includes(id)) &&
    !everybody(model).some((one) => isHero(one) && one.at !== null),
  'quest:solar-orb': (_, { orb }) => orb === 'won',
};

/** How it ends as the table stands; null: it goes on (REIGN-061). */
export function endingOf(model: Reign): { readonly isWon: boolean; readonly why: EndWhy } | null {
  const { quest } = model;
  if (quest === null) {
    const isRouted = !everybody(model).some(({ side, at }) => side === 'master' && at !== null);
    return isRouted ? { isWon: true, why: 'rout' } : null;
  }
  return FULFILLED[quest.id](model, quest) ? { isWon: true, why: 'quest' } : null;
}

/** It ends after so many rounds, whatever happens (REIGN-280). */
export const isTimed = ({ quest }: Reign): boolean => quest !== null && questOf(quest.id).rounds !== null;

/** The last round that counts is over (REIGN-280, REIGN-281). */
export function isTooLate({ quest, setup, round }: Reign): boolean {
  const rounds = quest === null ? null : questOf(quest.id).rounds;
  return rounds !== null && round >= rounds + (setup.quest?.isTwelveInclusive === true ? 1 : 0);
}
