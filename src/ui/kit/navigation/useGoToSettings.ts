import { useNavigation } from '@react-navigation/native';
import { useCallback } from 'react';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import type { Routes } from './routes';

/** To the settings, and back from there by their own way. */
export function useGoToSettings(): () => void {
  const navigation = useNavigation<NativeStackNavigationProp<Routes>>();
  return useCallback(() => navigation.navigate('Settings'), [navigation]);
}
