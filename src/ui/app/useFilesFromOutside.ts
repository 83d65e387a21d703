import type { NavigationContainerRefWithCurrent } from '@react-navigation/native';
import { useCallback, useEffect, useState } from 'react';
import { handFile, listenForFiles } from '../files';
import type { Routes } from '../kit/navigation';

/** Brings what is opened with the app to the screen for files, as soon as there are screens: answers how to say so. */
export function useFilesFromOutside(
  navigation: NavigationContainerRefWithCurrent<Routes>,
  listen = listenForFiles,
): () => void {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    return listen((incoming) => {
      handFile(incoming);
      navigation.navigate('Records');
    });
  }, [isReady, listen, navigation]);
  return useCallback(() => setReady(true), []);
}
