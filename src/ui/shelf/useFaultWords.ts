import { useTranslation } from 'react-i18next';
import type { GameFault } from '../../session';
import { useCatacombsWords } from '../games/catacombs/words/useCatacombsWords';
import type { OpeningFault } from './seated';

type FileFault = Extract<GameFault, { kind: 'file' }>['fault'];

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Says what is wrong with a file, and where in it. */
export function useFileFaultWords(): (fault: FileFault) => string {
  const { t } = useTranslation();
  const words = useCatacombsWords();
  return ({ place, message }) => {
    const said = words.fault(message);
    const where = words.faultPlace(place);
    return where === '' ? upperFirst(said) : t('records.place', { place: where, message: said });
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
        return fileFaultWords(fault.fault);
      case 'unknownGame':
        return t('records.foreign.unknown', { game: fault.named });
      case 'noTable':
        return t('records.foreign.noTable', { game: fault.named });
    }
  };
}
