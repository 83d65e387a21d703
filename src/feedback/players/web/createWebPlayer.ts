import type { Take } from '../../sounds/catalogue';
import { volumeGain, type SoundPlayer } from '../soundPlayer';
import { contextTimeAt } from './audioClock';
import type { ContextOnTouch } from './contextOnTouch';
import { scheduleScore, startVoice, type Stage } from './scheduleScore';
import { loadSoundBank, type SoundBank } from './soundBank';

const VOLUME_CHANGE_S = 0.02;

/** Plays through Web Audio, on the audio thread's own clock: a busy page delays no sound. */
export function createWebPlayer(touched: ContextOnTouch, addressOf: (take: Take) => string): SoundPlayer {
  let bank: SoundBank = new Map();
  let master: GainNode | null = null;
  let volume = 1;
  let silence = (): void => undefined;
  let turn = 0;

  void loadSoundBank(addressOf).then((loaded) => (bank = loaded));
  touched.whenMade((context) => {
    master = new GainNode(context, { gain: volumeGain(volume) });
    master.connect(context.destination);
  });

  /** Calls back once the context runs: at once, or when the browser has granted a resume that is under way. */
  const onStage = (perform: (stage: Stage, context: AudioContext) => void): void => {
    const context = touched.current;
    const output = master;
    if (context === null || output === null || document.hidden) return;
    const asked = turn;
    const performUnlessStopped = (): void => {
      if (asked === turn && context.state === 'running') perform({ context, bank, output }, context);
    };
    if (context.state === 'running') performUnlessStopped();
    else context.resume().then(performUnlessStopped, () => undefined);
  };

  const stop = (): void => {
    turn += 1;
    silence();
    silence = () => undefined;
  };
  const stopIfHidden = (): void => {
    if (document.hidden) stop();
  };
  document.addEventListener('visibilitychange', stopIfHidden);

  return {
    play(score, startedAtMs) {
      stop();
      onStage((stage, context) => {
        silence = scheduleScore(stage, score, contextTimeAt(context, startedAtMs));
      });
    },
    playNow(take, gain) {
      onStage((stage, context) => startVoice(stage, take, { atS: context.currentTime, gain, rate: 1 }));
    },
    setVolume(soundVolume) {
      volume = soundVolume;
      master?.gain.setTargetAtTime(volumeGain(volume), master.context.currentTime, VOLUME_CHANGE_S);
    },
    stop,
    dispose() {
      stop();
      document.removeEventListener('visibilitychange', stopIfHidden);
    },
  };
}
