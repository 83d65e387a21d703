import { useMemo } from 'react';
import { gymWords, type GymWords } from '../../../i18n/gym';
import { GYM } from '../../../i18n/gym/vocabulary';
import { spokenIn } from '../../../i18n/common';
import type { GymSetup } from '../../../rules/gym';
import type { GameSheet } from '../../../session';
import { useLanguage } from '../../kit/hooks/useLanguage';
import { sitterName } from '../../shelf';

/** The words of a gym in play: its goals, and who flicks there by the name that was given. */
export function useTableWords({ players }: GameSheet, { goals }: GymSetup): GymWords {
  const spoken = spokenIn(useLanguage(), GYM);
  return useMemo(() => {
    const seat = (id: string): string | null => sitterName(players, id, spoken.t);
    const words = gymWords(spoken, { goals, seat: (id) => seat(id) ?? id });
    // Whoever flicks is named as well as what is flicked.
    return { ...words, name: (id) => seat(id) ?? words.name(id) };
  }, [spoken, players, goals]);
}
