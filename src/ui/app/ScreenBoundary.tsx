import { useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import type { ReactNode } from 'react';
import { Boundary } from './boot/Boundary';
import { CrashScreen } from './boot/CrashScreen';
import type { Routes } from '../kit/navigation';
import { OverlayHost } from '../kit/overlay';

/** A screen that breaks leaves the others standing. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const navigation = useNavigation<NativeStackNavigationProp<Routes>>();
  const leave = (again: () => void) => (): void => {
    navigation.popTo('Title');
    again();
  };
  return (
    <Boundary fallback={(message, again) => <CrashScreen message={message} onLeave={leave(again)} />}>
      <OverlayHost role="main">{children}</OverlayHost>
    </Boundary>
  );
}
