import { useMemo } from 'react';
import { catacombsWords, type CatacombsWords } from '../../../i18n/catacombs';
import { roomOfStory, type CatacombsSetup } from '../../../rules/catacombs';
import type { GameSheet } from '../../../session';
import { useLanguage } from '../../hooks/useLanguage';

/** The words of a game in play: the players by their names, the rooms of a story by their titles. */
export function useTableWords({ players }: GameSheet, setup: CatacombsSetup): CatacombsWords {
  const language = useLanguage();
  return useMemo(
    () =>
      catacombsWords(language, {
        seat: (id) => players.find(({ seat }) => seat === id)?.name ?? id,
        room: (card) => roomOfStory(setup, card)?.title[language] ?? null,
      }),
    [language, players, setup],
  );
}
