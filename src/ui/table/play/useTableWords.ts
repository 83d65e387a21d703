import { useMemo } from 'react';
import { catacombsWords, type CatacombsWords } from '../../../i18n/catacombs';
import { roomOfStory, type CatacombsSetup } from '../../../rules/catacombs';
import type { GameSheet } from '../../../session';
import { useLanguage } from '../../hooks/useLanguage';

/** A player whom nobody has named goes by the part that they play: a record holds no names. */
function partOf(id: string, { overseer, heroSeats }: CatacombsSetup, { wording, name }: CatacombsWords): string {
  if (id === overseer) return wording.terms.overseer;
  const seat = heroSeats.find((one) => one.seat === id);
  if (seat === undefined) return id;
  return heroSeats.length === 1 ? wording.terms.heroSide : seat.heroes.map(name).join(', ');
}

/** The words of a game in play: the players by their names, the rooms of a story by their titles. */
export function useTableWords({ players }: GameSheet, setup: CatacombsSetup): CatacombsWords {
  const language = useLanguage();
  return useMemo(() => {
    const nameless = catacombsWords(language);
    return catacombsWords(language, {
      seat: (id) => players.find(({ seat }) => seat === id)?.name || partOf(id, setup, nameless),
      room: (card) => roomOfStory(setup, card)?.title[language] ?? null,
    });
  }, [language, players, setup]);
}
