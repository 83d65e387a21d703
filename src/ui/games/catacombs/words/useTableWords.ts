import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { catacombsWords, type CatacombsWords } from '../../../../i18n/catacombs';
import { roomOfStory, type CatacombsSetup } from '../../../../rules/catacombs';
import type { GameSheet } from '../../../../session';
import { sitterName } from '../../../shelf';
import { useLanguage } from '../../../kit/hooks/useLanguage';

/** The words of a game in play: the players by their names, the rooms of a story by their titles. */
export function useTableWords({ players }: GameSheet, setup: CatacombsSetup): CatacombsWords {
  const language = useLanguage();
  const { t } = useTranslation();
  return useMemo(() => {
    const { terms } = catacombsWords(language).wording;
    // A record holds no names: whoever is in it goes by a part or a number.
    const unnamed = (id: string): string => {
      if (id === setup.overseer) return terms.overseer;
      const index = setup.heroSeats.findIndex(({ seat }) => seat === id);
      if (index < 0) return id;
      return setup.heroSeats.length === 1 ? terms.heroSide : t('newGame.players.usualName', { number: index + 1 });
    };
    return catacombsWords(language, {
      seat: (id) => sitterName(players, id, t) ?? unnamed(id),
      room: (card) => roomOfStory(setup, card)?.title[language] ?? null,
    });
  }, [language, players, setup, t]);
}
