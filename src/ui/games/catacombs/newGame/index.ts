import {
  choicesAgain,
  freshChoices,
  proposedChoices,
  satDownTo,
  whyNotChoices,
  type CatacombsPlayed,
} from '../../../../session/catacombs';
import type { NewGameUi } from '../../../game';
import { inLanguage } from '../words/inLanguage';
import { GameForm } from './GameForm';

/** How a game of Catacombs is agreed on: whoever sat at the table last sits down again. */
export const newGame: NewGameUi<CatacombsPlayed> = {
  usual({ seed, table, aim, aid }) {
    const plain = freshChoices(seed);
    return proposedChoices({ ...plain, players: plain.players.map((player) => ({ ...player, aim, aid })) }, table);
  },
  again: choicesAgain,
  whyNot(choices, language) {
    const refusal = whyNotChoices(choices);
    return refusal === null ? null : inLanguage(language).words.refusal(refusal);
  },
  // Who has no name is called by whatever language is spoken later.
  agreed: (choices) => ({
    ...choices,
    players: choices.players.map((player) => ({ ...player, name: player.name.trim() })),
  }),
  satDown: satDownTo,
  Form: GameForm,
};
