import type { TableWords } from '../../../src/ui/game';
import type { CardsPlayed } from '../../session/toys/cardsModule';
import { HIDDEN, worthOf } from '../../session/toys/cardsRules';

export const CARDS = Array.from({ length: 20 }, (_, index) => `card-${index + 1}`);

export const nameOf = (card: string): string => (card === HIDDEN ? 'a card' : `Card of ${worthOf(card)}`);

const QUESTIONS = { lay: 'Lay a card', reveal: 'Turn it over', goOn: 'Go on?' } as const;

/** What is said at a table with these cards. */
export const cardsWords: TableWords<CardsPlayed> = {
  name: (id) => (id === HIDDEN || CARDS.includes(id) ? nameOf(id) : id),
  prompt: ({ kind }) => ({ name: QUESTIONS[kind], text: `${QUESTIONS[kind]}.` }),
  option: (option) => option,
  undo: ({ kind }) => `Undo: ${QUESTIONS[kind]}`,
  event(event) {
    if (event.kind === 'laid' || event.kind === 'shown') return `${event.seat} lays ${nameOf(event.card)}.`;
    if (event.kind === 'rolled') return `The die says ${event.faces.join(' and ')}.`;
    return event.kind === 'ended' ? `${event.winner} has won.` : `Then: ${event.kind}.`;
  },
  told: (event, events) => `${events.length} × ${cardsWords.event(event)}`,
  refusal: ({ reason }) => `No: ${reason}.`,
  outcome: ({ winner }) => ({ name: `${winner} won` }),
  why: ({ kind }) => kind,
  watching: () => '',
};
