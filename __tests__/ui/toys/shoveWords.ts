import type { Language } from '../../../src/i18n/common';
import type { TableWords } from '../../../src/ui/game';
import { useLanguage } from '../../../src/ui/kit/hooks/useLanguage';
import type { ShovePlayed } from '../../session/toys/shoveModule';
import { HIDDEN } from '../../session/toys/shoveRules';

export type ShoveWords = TableWords<ShovePlayed>;

const SAID = {
  en: {
    questions: { place: 'Lay your discs', bet: 'Bet on a disc', flick: 'Shove a disc', flight: 'There it goes' },
    ...{ disc: 'Disc', then: 'Then', strikes: 'strikes', won: 'has won', secret: 'a disc', undo: 'Undo' },
  },
  fr: {
    questions: {
      place: 'Posez vos pions',
      bet: 'Pariez sur un pion',
      flick: 'Poussez un pion',
      flight: 'Le voilà parti',
    },
    ...{ disc: 'Pion', then: 'Puis', strikes: 'frappe', won: 'gagne', secret: 'un pion', undo: 'Annuler' },
  },
} as const;

const PLAYERS: readonly string[] = ['ann', 'bob'];

/** What is said at a table where discs are shoved, in one language. */
export function shoveWords(language: Language): ShoveWords {
  const { questions, ...said } = SAID[language];
  const name = (id: string): string => (id === HIDDEN ? said.secret : PLAYERS.includes(id) ? id : `${said.disc} ${id}`);
  const event: ShoveWords['event'] = (told) => {
    if (told.kind === 'struck') return `${name(told.by)} ${said.strikes} ${name(told.target)}.`;
    return told.kind === 'ended' ? `${name(told.winner)} ${said.won}.` : `${said.then}: ${told.kind}.`;
  };
  return {
    name,
    event,
    told: event,
    prompt: ({ kind }) => ({ name: questions[kind], text: `${questions[kind]}.` }),
    option: name,
    undo: ({ kind }) => `${said.undo}: ${questions[kind]}`,
    refusal: ({ reason }) => `${reason}.`,
    outcome: ({ winner }) => ({ name: `${name(winner)} ${said.won}` }),
    why: ({ kind }) => kind,
    watching: () => questions.flight,
  };
}

export const useShoveWords = (): ShoveWords => shoveWords(useLanguage());
