import { useTranslation } from 'react-i18next';
import type { AmountsAsk } from '../../../../rules/machine';
import type { Asked } from '../parts/asked';
import { SharedOut } from '../parts/SharedOut';

/** Which five of the Vermin that are kept lie on one circle together. */
export function PayVermin(asked: Asked<'payVermin', AmountsAsk>) {
  const { t } = useTranslation();
  return (
    <SharedOut
      asked={asked}
      leftOf={(vermin) => t('prompts.verminLeft', { vermin })}
      ready={t('prompts.verminReady')}
    />
  );
}
