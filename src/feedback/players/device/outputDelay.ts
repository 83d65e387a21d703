import type { AudioDevicesInfo } from 'react-native-audio-api';

/** From the mixer to the ear through a phone's own loudspeaker: assumed, as no phone has been measured. */
const SPEAKER_S = 0.02;
/** Through the air: from 100 to 250 ms, of which a headset tells nobody. The middle is nearer to all of them than nothing. */
const BLUETOOTH_S = 0.18;

/** As iOS, and then Android, call what is connected; Android numbers the kinds that are newer than the package. */
const BLUETOOTH = /bluetooth|^Other \((26|27)\)$/i;

/** iOS tells where the sound goes, Android what is connected: a headset that is takes it. */
export function outputDelayS({ currentOutputs, availableOutputs }: AudioDevicesInfo): number {
  const outputs = currentOutputs.length > 0 ? currentOutputs : availableOutputs;
  return outputs.some(({ category }) => BLUETOOTH.test(category)) ? BLUETOOTH_S : SPEAKER_S;
}

export const USUAL_DELAY_S = SPEAKER_S;
