import { useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import type { ReactNode } from 'react';
import { Boundary } from './boot/Boundary';
import { CrashScreen } from './boot/CrashScreen';
import type { Routes } from '../kit/navigation';
import { OverlayHost } from '../kit/overlay';
import { SideView } from '../kit/seated';
import type { Edge } from '../kit/side';

export interface ScreenBoundaryProps {
  readonly screen: keyof Routes & string;
  /** Where the person sits who looks at it; null for whoever holds the device. */
  readonly edge: Edge | null;
  readonly children: ReactNode;
}

/** A screen that breaks leaves the others standing; the game of a table is kept, and laid out again when somebody wants it. */
export function ScreenBoundary({ screen, edge, children }: ScreenBoundaryProps) {
  const navigation = useNavigation<NativeStackNavigationProp<Routes>>();
  const leave = (again: () => void) => (): void => {
    navigation.popTo('Title');
    again();
  };
  return (
    <Boundary
      screen={screen}
      fallback={(message, again) => (
        <CrashScreen message={message} onLeave={leave(again)} onGoOn={screen === 'Table' ? again : null} />
      )}
    >
      {edge === null ? (
        <OverlayHost role="main">{children}</OverlayHost>
      ) : (
        <SideView edge={edge} role="main" testID={`side-${edge}`}>
          {children}
        </SideView>
      )}
    </Boundary>
  );
}
