import { useNavigation } from '@react-navigation/native';
import { useCallback } from 'react';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import type { Routes } from './routes';

/** Back to where the player came from; a screen opened by its address goes back to the title. */
export function useGoBack(): () => void {
  const navigation = useNavigation<NativeStackNavigationProp<Routes>>();
  return useCallback(() => {
    if (navigation.canGoBack()) navigation.goBack();
    else navigation.replace('Title');
  }, [navigation]);
}
