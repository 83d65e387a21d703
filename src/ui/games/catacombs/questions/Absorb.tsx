import { useTranslation } from 'react-i18next';
import type { Asked } from '../parts/asked';
import { BeforeDamage } from './BeforeDamage';

/** A point of armour for the whole attack, or life. */
export function Absorb(asked: Asked<'absorb'>) {
  const { t } = useTranslation();
  return (
    <BeforeDamage asked={asked} way="absorb" cost={t('prompts.armourSpent', { left: asked.purpose.armour - 1 })} />
  );
}
