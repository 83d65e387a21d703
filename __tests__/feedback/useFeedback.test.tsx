import { act, renderHook } from '@testing-library/react-native';
import * as audio from 'expo-audio';
import type { ReactNode } from 'react';
import type { SoundCatalogue } from '../../src/feedback';
import { createSettings } from '../../src/session/settings/settings';
import { useFeedback } from '../../src/ui/kit/hooks/useFeedback';
import { SettingsProvider } from '../../src/ui/kit/settings';
import { DISCS, materialOf, touch } from './table';

const SOUNDS: SoundCatalogue = { materialOf, beds: {}, cues: {} };

const { players } = audio as unknown as { players: ReadonlySet<{ playing: boolean; volume: number }> };
const sounding = () => [...players].filter(({ playing }) => playing);

async function openScreen() {
  const settings = createSettings({
    read: () => Promise.resolve({ ok: true, value: null }),
    write: () => Promise.resolve({ ok: true, value: null }),
  });
  await settings.loaded;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SettingsProvider settings={settings}>{children}</SettingsProvider>
  );
  const { result, unmount } = await renderHook(() => useFeedback(SOUNDS), { wrapper });
  const clack = async () => {
    result.current.flick({ contacts: [touch('medium1', 'medium2', 2200)], discs: DISCS, flight: null });
    await jest.advanceTimersByTimeAsync(20);
  };
  return { settings, unmount, clack, stop: () => result.current.stop() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('plays a flick for as long as the screen is open', async () => {
  const { clack, unmount } = await openScreen();
  await clack();
  expect(sounding()).toHaveLength(1);
  await unmount();
  expect(sounding()).toEqual([]);
});

it('is silent once stopped', async () => {
  const { clack, stop, unmount } = await openScreen();
  await clack();
  stop();
  expect(sounding()).toEqual([]);
  await unmount();
});

it('follows the settings while it is open', async () => {
  const { clack, settings, unmount } = await openScreen();
  await act(async () => settings.setState({ soundVolume: 0 }));
  await clack();
  expect(sounding()).toEqual([]);
  await act(async () => settings.setState({ soundVolume: 0.5 }));
  await clack();
  expect(sounding().map(({ volume }) => volume)).toEqual([0.25]);
  await unmount();
});
