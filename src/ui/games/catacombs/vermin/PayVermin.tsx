import { useTranslation } from 'react-i18next';
import type { AmountsAsk } from '../../../../rules/machine';
import type { Asked } from '../../../table/prompts/parts/asked';
import { SharedOut } from '../../../table/prompts/parts/SharedOut';

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
