import { useMemo, type ReactNode } from 'react';
import { browserScale } from './browserScale';
import { useWish } from '../settings';
import { wholeScale } from './largeText';
import { useSide } from './SideContext';
import { TextScaleContext } from './useTextScale';

/** Letters as large as the device and whoever looks at them ask for, in everything below it. */
export function TextScaleProvider({ children }: { readonly children: ReactNode }) {
  const { fontScale } = useSide();
  const textSize = useWish('textSize');
  const whole = wholeScale(fontScale * browserScale(), textSize);
  const scales = useMemo(() => ({ whole, letters: whole / fontScale }), [whole, fontScale]);
  return <TextScaleContext value={scales}>{children}</TextScaleContext>;
}
