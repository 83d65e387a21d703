import type { Asked } from '../parts/asked';
import { usePriceNote } from '../parts/usePriceNote';
import { BeforeDamage } from './BeforeDamage';
import { useCatacombsText } from '../words';

/** The cloak swallows the flick once in this room, or it is taken. */
export function CancelPitch(asked: Asked<'cancelPitch'>) {
  const { t } = useCatacombsText();
  const { hero, equipment } = asked.purpose;
  const price = usePriceNote(asked.state.view.model)(hero, equipment);
  return <BeforeDamage asked={asked} way="cancel" cost={[t('prompts.cloakUsed'), price].filter(Boolean).join(' ')} />;
}
