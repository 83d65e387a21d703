import { useMemo } from 'react';
import { catacombsWords } from '../../../../i18n/catacombs';
import { roomOfStory, type CatacombsSetup } from '../../../../rules/catacombs';
import type { GameSheet } from '../../../../session';
import { sitterName } from '../../../shelf';
import { useCatacombsText } from './useCatacombsText';
import type { CatacombsSpeech } from './speech';

/** The words of a game in play: the players by their names, the rooms of a story by their titles. */
export function useTableWords({ players }: GameSheet, setup: CatacombsSetup): CatacombsSpeech {
  const spoken = useCatacombsText();
  return useMemo(() => {
    const { language, said, t } = spoken;
    const { terms } = said.wording;
    // A record holds no names: whoever is in it goes by a part or a number.
    const unnamed = (id: string): string => {
      if (id === setup.overseer) return terms.overseer;
      const index = setup.heroSeats.findIndex(({ seat }) => seat === id);
      if (index < 0) return id;
      return setup.heroSeats.length === 1 ? terms.heroSide : t('newGame.players.usualName', { number: index + 1 });
    };
    const words = catacombsWords(spoken, {
      seat: (id) => sitterName(players, id, t) ?? unnamed(id),
      room: (card) => roomOfStory(setup, card)?.title[language] ?? null,
    });
    return { ...words, t };
  }, [spoken, players, setup]);
}
