import { Dimensions, Platform } from 'react-native';
import { openDeviceCrashes, type KeptCrashes } from '../../../session';
import { VERSION } from './build';

let crashes: KeptCrashes | null = null;

/** What has broken on this device. */
export const deviceCrashes = (): KeptCrashes => (crashes ??= openDeviceCrashes());

/** What a report says of the device. */
export function deviceFacts(): Readonly<Record<string, string | number>> {
  const { width, height, scale, fontScale } = Dimensions.get('window');
  const agent = globalThis.navigator?.userAgent ?? '';
  return { platform: Platform.OS, system: String(Platform.Version), agent, width, height, scale, fontScale };
}

/** Writes down what broke; settled when it is written, or could not be. */
export const noteCrash = (
  thrown: unknown,
  screen: string | null = null,
  kept: KeptCrashes = deviceCrashes(),
): Promise<void> => kept.note(thrown, { screen, build: VERSION, device: deviceFacts() });
