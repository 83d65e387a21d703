import { useTranslation } from 'react-i18next';
import type { GameFault } from '../../session';
import { screensOf } from '../game';
import { useLanguage } from '../kit/hooks/useLanguage';
import { useScreens } from './GamesContext';
import type { OpeningFault } from './seated';

type FileFault = Extract<GameFault, { kind: 'file' }>;

/** Says what is wrong with a file, and where in it, as the game says it whose file it is. */
function useFileFaultWords(): (fault: FileFault) => string {
  const all = useScreens();
  const language = useLanguage();
  return ({ fault, game }) => {
    // What names no game cannot be read as any: all would say the same.
    const screens = screensOf(all, game) ?? Object.values(all)[0];
    return screens === undefined ? fault.message : screens.fault(fault, language);
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
