import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fizzle } from '../../../board';

/** Why a swipe came to nothing, as short as can be. */
export function useFizzleWords(): (why: Fizzle) => string {
  const { t } = useTranslation();
  return useCallback((why) => t(`aim.fizzled.${why}`), [t]);
}
