import { useMemo } from 'react';
import { conquestWords } from '../../../../i18n/conquest';
import { seatOfCharacter, seatsInOrder, type ConquestSetup } from '../../../../rules/conquest';
import type { GameSheet } from '../../../../session';
import { sitterName } from '../../../shelf';
import type { ConquestSpeech } from './speech';
import { useConquestText } from './useConquestText';

/** The words of a game in play: whoever plays a Character by their name. */
export function useTableWords({ players }: GameSheet, setup: ConquestSetup): ConquestSpeech {
  const spoken = useConquestText();
  return useMemo(() => {
    const { t } = spoken;
    // A record holds no names: whoever is in it goes by a number.
    const unnamed = (id: string): string => {
      const index = seatsInOrder(setup).findIndex((seat) => seat === id);
      return index < 0 ? id : t('newGame.players.usualName', { number: index + 1 });
    };
    const seat = (id: string): string => sitterName(players, id, t) ?? unnamed(id);
    const words = conquestWords(spoken, { seat, playerOf: (character) => seat(seatOfCharacter(setup, character)) });
    return { ...words, t };
  }, [spoken, players, setup]);
}
