import { useTranslation } from 'react-i18next';
import type { GameFault } from '../../session';
import { uiOf } from '../game';
import { useLanguage } from '../kit/hooks/useLanguage';
import { useUis } from './GamesContext';
import type { OpeningFault } from './seated';

type FileFault = Extract<GameFault, { kind: 'file' }>;

/** Says what is wrong with a file, and where in it, as the game says it whose file it is. */
function useFileFaultWords(): (fault: FileFault) => string {
  const all = useUis();
  const language = useLanguage();
  return ({ fault, game }) => {
    // What is said of any file is said alike, whichever game says it.
    const said = uiOf(all, game)?.fault ?? Object.values(all).find((one) => one.fault !== null)?.fault;
    return said?.(fault, language) ?? fault.message;
  };
}

/** Says why a game cannot be begun, opened or brought in: with the place, where it is a file that is wrong. */
export function useFaultWords(): (fault: OpeningFault) => string {
  const { t } = useTranslation();
  const fileFaultWords = useFileFaultWords();
  return (fault) => {
    switch (fault.kind) {
      case 'storage':
        return t(`shelf.fault.${fault.fault.kind}`);
      case 'file':
        return fileFaultWords(fault);
      case 'unknownGame':
        return t('records.foreign.unknown', { game: fault.named });
      case 'noTable':
        return t('records.foreign.noTable', { game: fault.named });
    }
  };
}
