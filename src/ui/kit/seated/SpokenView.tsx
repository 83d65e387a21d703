import { View, type ViewProps } from 'react-native';
import type { Language } from '../../../i18n/common';
import { useLanguage } from '../hooks/useLanguage';
import { spokenIn } from './spokenIn';

export interface SpokenViewProps extends ViewProps {
  /** What is spoken round it. */
  readonly around: Language;
}

/** Says in which language it speaks, where that is another one than is spoken round it. */
export function SpokenView({ around, ...view }: SpokenViewProps) {
  const language = useLanguage();
  return <View {...view} {...(language === around ? null : spokenIn(language))} />;
}
