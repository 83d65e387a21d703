import { useMemo, type ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';
import { browserScale } from './browserScale';
import { wholeScale } from '../letters';
import { TextScaleContext } from './useTextScale';
import { useSetting } from '../../settings';

/** Letters as large as the device and the settings ask for, in everything below it. */
export function TextScaleProvider({ children }: { readonly children: ReactNode }) {
  const { fontScale } = useWindowDimensions();
  const [textSize] = useSetting('textSize');
  const whole = wholeScale(fontScale * browserScale(), textSize);
  const scales = useMemo(() => ({ whole, letters: whole / fontScale }), [whole, fontScale]);
  return <TextScaleContext value={scales}>{children}</TextScaleContext>;
}
