import './src/ui/app/boot/capPixelRatio';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import {
  Boundary,
  CrashScreen,
  DeviceSide,
  Entrance,
  KeyboardRoom,
  LanguageProvider,
  LastWords,
  SettingsProvider,
  SwitcherCover,
  TextScaleProvider,
  deviceSettings,
  listenForCrashes,
} from './src/ui';

void SplashScreen.preventAutoHideAsync();
listenForCrashes();

/** The splash would hide what is said when nothing comes after it. */
function Fallen({ message, again }: { readonly message: string; readonly again: () => void }) {
  useEffect(() => SplashScreen.hide(), []);
  return <LastWords message={message} onLeave={again} />;
}

export default function App() {
  return (
    <Boundary fallback={(message, again) => <Fallen message={message} again={again} />}>
      <GestureHandlerRootView style={styles.root}>
        <SafeAreaProvider>
          <StatusBar style="light" />
          <SettingsProvider settings={deviceSettings}>
            <DeviceSide>
              <LanguageProvider>
                <TextScaleProvider>
                  <KeyboardRoom>
                    <Boundary fallback={(message, again) => <CrashScreen message={message} onLeave={again} />}>
                      <Entrance settings={deviceSettings} />
                    </Boundary>
                  </KeyboardRoom>
                </TextScaleProvider>
              </LanguageProvider>
            </DeviceSide>
          </SettingsProvider>
        </SafeAreaProvider>
        <SwitcherCover />
      </GestureHandlerRootView>
    </Boundary>
  );
}

const styles = StyleSheet.create({ root: { flex: 1 } });
