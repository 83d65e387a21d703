import { faceDown, UNKNOWN_CHANCE, type Command, type Eyes, type Prompt } from '../machine';
import { hasOption, seatsOfTeam, teamOfSeat } from './model/queries';
import type { Conquest } from './model/model';
import type { ConquestState, ConquestTypes } from './model/types';
import { HIDDEN_CARD, type SeenCard } from './words/cards';
import type { ConquestEvent } from './words/events';
import { TEAMS } from './words/ids';
import type { ConquestPurpose } from './words/purposes';

/** What is asked of a hand is asked in secret; all else lies open on the table (CONQ-206). */
const OF_THE_HAND: readonly ConquestPurpose['kind'][] = ['playCard', 'giveUpCard', 'surprise', 'boost'];

export const isOpen = ({ kind }: ConquestPurpose): boolean => !OF_THE_HAND.includes(kind);

/** Whose hand these eyes may see: their own, and a partner's where the table wants it so (CONQ-038). */
export function sees({ setup }: Conquest, seat: string, eyes: Eyes): boolean {
  if (eyes === null || seat === eyes) return seat === eyes;
  const partners = seatsOfTeam(setup, teamOfSeat(setup, eyes));
  return hasOption(setup, 'openPartners') && partners.some((one) => one === seat);
}

function promptFor(model: Conquest, prompt: Prompt<ConquestTypes>, eyes: Eyes): Prompt<ConquestTypes> {
  const { purpose, ask, seats } = prompt;
  if (isOpen(purpose) || ask.kind !== 'choose' || seats.some((seat) => sees(model, seat, eyes))) return prompt;
  return { ...prompt, ask: { ...ask, options: [] } };
}

/** Hands of others, both piles and what the seed still holds are nobody's to know; an end lays the hands open. */
export function viewFor(state: ConquestState, eyes: Eyes): ConquestState {
  const { model, prompt, outcome } = state;
  const hands = Object.entries(model.hands).map(([seat, cards]): readonly [string, readonly SeenCard[]] => {
    const isSeen = outcome !== null || sees(model, seat, eyes);
    return [seat, isSeen ? cards : faceDown<SeenCard>(cards, HIDDEN_CARD)];
  });
  const teams = TEAMS.map((team) => {
    const { pile, ...open } = model.teams[team];
    return [team, { ...open, pile: faceDown<SeenCard>(pile, HIDDEN_CARD) }] as const;
  });
  return {
    ...state,
    chance: UNKNOWN_CHANCE,
    prompt: prompt && promptFor(model, prompt, eyes),
    model: {
      ...model,
      setup: { ...model.setup, opening: null },
      hands: Object.fromEntries(hands),
      teams: Object.fromEntries(teams) as Conquest['teams'],
    },
  };
}

export function eventFor({ model, outcome }: ConquestState, event: ConquestEvent, eyes: Eyes): ConquestEvent {
  if (outcome !== null) return event;
  if (event.kind === 'dealt' && !sees(model, event.seat, eyes)) {
    return { ...event, cards: faceDown(event.cards, HIDDEN_CARD) };
  }
  return event.kind === 'drew' && !sees(model, event.seat, eyes) ? { ...event, card: HIDDEN_CARD } : event;
}

/** Every card that is answered with is laid open at once. */
export const answerFor = (_: ConquestState, answer: Command<ConquestTypes>): Command<ConquestTypes> => answer;
