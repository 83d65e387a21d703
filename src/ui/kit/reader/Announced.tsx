import { useEffect, useRef } from 'react';
import { Platform } from 'react-native';
import { announce } from './announce';

export interface AnnouncedProps {
  readonly text: string;
  /** What it stands in: React Native tells Android of live views, of live texts it tells nobody. */
  readonly place: 'view' | 'text';
}

/** What stands where `aria-live` does, said when it changes: a browser says it by itself, Android as far as it is told, iOS never. */
export function Announced({ text, place }: AnnouncedProps) {
  const before = useRef(text);
  useEffect(() => {
    const isNew = before.current !== text;
    before.current = text;
    if (isNew && (place === 'text' || Platform.OS === 'ios')) announce(text);
  }, [text, place]);
  return null;
}
