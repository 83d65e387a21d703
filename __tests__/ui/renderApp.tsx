import { render } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { createSettings, type SettingsStore } from '../../src/session/settings/settings';
import { memoryKeyValue } from '../../src/storage';
import { OverlayHost } from '../../src/ui/kit/overlay';
import { DeviceSide, TextScaleProvider } from '../../src/ui/kit/side';
import { languageOf, LanguageProvider, SettingsProvider, speak } from '../../src/ui/kit/settings';

const PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

/** Renders part of the app as App.tsx surrounds it, with settings that are kept in memory. */
export async function renderInApp(
  part: ReactNode,
  kept: Readonly<Record<string, unknown>> = {},
): Promise<SettingsStore> {
  const settings = createSettings(memoryKeyValue({ settings: JSON.stringify({ language: 'en', ...kept }) }));
  await settings.loaded;
  await speak(languageOf(settings.getState().language));
  await render(
    <GestureHandlerRootView>
      <SafeAreaProvider initialMetrics={PHONE}>
        <SettingsProvider settings={settings}>
          <DeviceSide>
            <LanguageProvider>
              <TextScaleProvider>
                <OverlayHost>{part}</OverlayHost>
              </TextScaleProvider>
            </LanguageProvider>
          </DeviceSide>
        </SettingsProvider>
      </SafeAreaProvider>
    </GestureHandlerRootView>,
  );
  return settings;
}
