import type { AmountsAsk } from '../../../../rules/machine';
import type { Asked } from '../parts/asked';
import { SharedOut } from '../parts/SharedOut';
import { useCatacombsText } from '../words';

/** Which five of the Vermin that are kept lie on one circle together. */
export function PayVermin(asked: Asked<'payVermin', AmountsAsk>) {
  const { t } = useCatacombsText();
  return (
    <SharedOut
      asked={asked}
      leftOf={(vermin) => t('prompts.verminLeft', { vermin })}
      ready={t('prompts.verminReady')}
    />
  );
}
