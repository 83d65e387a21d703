import type { Asked } from '../parts/asked';
import { BeforeDamage } from './BeforeDamage';
import { useCatacombsText } from '../words';

/** A point of armour for the whole attack, or life. */
export function Absorb(asked: Asked<'absorb'>) {
  const { t } = useCatacombsText();
  return (
    <BeforeDamage asked={asked} way="absorb" cost={t('prompts.armourSpent', { left: asked.purpose.armour - 1 })} />
  );
}
