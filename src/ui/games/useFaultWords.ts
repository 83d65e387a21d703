import { useTranslation } from 'react-i18next';
import type { GameFault } from '../../session';

/** Says why a game cannot be begun, opened or brought in: with the place, where it is a file that is wrong. */
export function useFaultWords(): (fault: GameFault) => string {
  const { t } = useTranslation();
  return ({ kind, fault }) => {
    if (kind === 'storage') return t(`shelf.fault.${fault.kind}`);
    const { place, message } = fault;
    return place === '' ? message : t('records.place', { place, message });
  };
}
