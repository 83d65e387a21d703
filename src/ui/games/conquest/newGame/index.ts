import {
  choicesAgain,
  freshChoices,
  proposedChoices,
  satDownTo,
  whyNotChoices,
  type ConquestPlayed,
} from '../../../../session/conquest';
import type { NewGameUi } from '../../../game';
import { inLanguage } from '../words';
import { GameForm } from './GameForm';

/** How a game of Conquest is agreed on: whoever sat at the table last sits down again. */
export const newGame: NewGameUi<ConquestPlayed> = {
  usual({ seed, table, aim, aid }) {
    const plain = freshChoices(seed);
    return proposedChoices({ ...plain, players: plain.players.map((player) => ({ ...player, aim, aid })) }, table);
  },
  again: choicesAgain,
  whyNot(choices, language) {
    const refusal = whyNotChoices(choices);
    return refusal === null ? null : inLanguage(language).refusal(refusal);
  },
  // Who has no name is called by whatever language is spoken later.
  agreed: (choices) => ({
    ...choices,
    players: choices.players.map((player) => ({ ...player, name: player.name.trim() })),
  }),
  satDown: satDownTo,
  Form: GameForm,
};
