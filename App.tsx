import './src/ui/app/boot/capPixelRatio';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { StyleSheet } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import {
  Boundary,
  CrashScreen,
  DeviceSide,
  Entrance,
  LanguageProvider,
  SettingsProvider,
  TextScaleProvider,
  deviceSettings,
} from './src/ui';

void SplashScreen.preventAutoHideAsync();

export default function App() {
  return (
    <GestureHandlerRootView style={styles.root}>
      <SafeAreaProvider>
        <StatusBar style="light" />
        <SettingsProvider settings={deviceSettings}>
          <DeviceSide>
            <LanguageProvider>
              <TextScaleProvider>
                <Boundary fallback={(message, again) => <CrashScreen message={message} onLeave={again} />}>
                  <Entrance settings={deviceSettings} />
                </Boundary>
              </TextScaleProvider>
            </LanguageProvider>
          </DeviceSide>
        </SettingsProvider>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({ root: { flex: 1 } });
