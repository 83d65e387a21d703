import type { AmountsAsk } from '../../../../rules/machine';
import type { Asked } from '../parts/asked';
import { SharedOut } from '../parts/SharedOut';
import { useCatacombsText } from '../words';

/** The wandering symbols of a room, shared out among the Lord's monster and the Vermin. */
export function AllotWandering(asked: Asked<'allotWandering', AmountsAsk>) {
  const { t } = useCatacombsText();
  return (
    <SharedOut
      asked={asked}
      leftOf={(symbols) => t('prompts.symbolsLeft', { symbols })}
      ready={t('prompts.bandReady')}
    />
  );
}
