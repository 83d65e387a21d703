import { AppState } from 'react-native';
import { AudioContext, AudioManager, type AudioBuffer } from 'react-native-audio-api';
import { BED_FADE_MS } from '../../music/music';
import type { Loudspeaker } from '../mixing/mixer';
import { deviceMixer } from './deviceMixer';
import { outputDelayS, USUAL_DELAY_S } from './outputDelay';
import { createSteadyClock } from './steadyClock';

const UNSEEN = /inactive|background/;
const FADED_MS = BED_FADE_MS + 100;

const ignore = (): void => undefined;

/** One for the app, woken while a table is open: a phone needs long to make another. */
export interface AppSpeaker extends Loudspeaker<AudioBuffer> {
  readonly sampleRate: number;
  /** A table is laid. */
  open(): void;
}

export function createAppSpeaker(): AppSpeaker {
  // The phone's silent switch silences the game, and the game never stops the player's own music.
  AudioManager.setAudioSessionOptions({ iosCategory: 'ambient', iosMode: 'default', iosOptions: ['mixWithOthers'] });
  const context = new AudioContext();
  const clock = createSteadyClock(() => context.currentTime);
  let delayS = USUAL_DELAY_S;
  let tables = 0;
  const actsOnHiding = new Set<() => void>();

  const mixer = deviceMixer(context, { clock, delayS: () => delayS });
  const isSeen = (): boolean => !UNSEEN.test(AppState.currentState ?? '');
  const askWhereItGoes = (): void => {
    AudioManager.getDevicesInfo().then((devices) => (delayS = outputDelayS(devices)), ignore);
  };
  const settle = (): void => {
    clock.forget();
    // Before it sleeps: what is asked of one who sleeps waits until it wakes.
    if (!isSeen()) for (const act of actsOnHiding) act();
    if (tables === 0 || !isSeen()) return void context.suspend().catch(ignore);
    askWhereItGoes();
    // A call or another app has taken the loudspeaker: whoever wants to be heard wakes it again.
    context.resume().then(clock.watch, ignore);
  };
  AppState.addEventListener('change', settle);
  AudioManager.addSystemEventListener('routeChange', askWhereItGoes);

  return {
    mixer,
    sampleRate: context.sampleRate,
    whenMade: (begin) => begin(mixer),
    isSeen,
    onHidden(act) {
      actsOnHiding.add(act);
      return () => actsOnHiding.delete(act);
    },
    open() {
      tables += 1;
      settle();
    },
    dispose() {
      tables -= 1;
      // What was fading out would fade on when the next table is laid.
      setTimeout(() => tables === 0 && settle(), FADED_MS);
    },
  };
}
