import { useIsFocused } from '@react-navigation/native';
import { useState } from 'react';

/** A screen that lies under the one that was opened first need not draw itself until the player comes to it. */
export function useHasBeenSeen(): boolean {
  const isFocused = useIsFocused();
  const [isSeen, setSeen] = useState(isFocused);
  if (isFocused && !isSeen) setSeen(true);
  return isSeen;
}
