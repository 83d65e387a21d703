import { useEffect, useState } from 'react';
import { AppState, StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { UI } from '../../../theme';
import { secrets } from './secrets';

/**
 * Lies over everything while the app is not the one in front, if there is something to hide: iOS tells so before it takes the
 * picture for its switcher. Android takes it sooner; there the activity itself sees to it (`scripts/native`).
 */
export function SwitcherCover() {
  const isNeeded = useStore(secrets, (count) => count > 0);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const watching = AppState.addEventListener('change', (state) => setAway(state !== 'active'));
    return () => watching.remove();
  }, []);
  if (!isNeeded || !isAway) return null;
  return <View aria-hidden style={styles.cover} testID="switcher-cover" />;
}

const styles = StyleSheet.create({
  cover: { position: 'absolute', inset: 0, zIndex: 1, backgroundColor: UI.night, pointerEvents: 'none' },
});
