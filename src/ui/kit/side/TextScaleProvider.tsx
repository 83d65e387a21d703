import { useMemo, type ReactNode } from 'react';
import { browserScale } from './browserScale';
import { useSetting } from '../settings';
import { wholeScale } from './largeText';
import { useSide } from './SideContext';
import { TextScaleContext } from './useTextScale';

/** Letters as large as the device and the settings ask for, in everything below it. */
export function TextScaleProvider({ children }: { readonly children: ReactNode }) {
  const { fontScale } = useSide();
  const [textSize] = useSetting('textSize');
  const whole = wholeScale(fontScale * browserScale(), textSize);
  const scales = useMemo(() => ({ whole, letters: whole / fontScale }), [whole, fontScale]);
  return <TextScaleContext value={scales}>{children}</TextScaleContext>;
}
