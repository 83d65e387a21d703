import type { Score } from '../../score/score';
import type { Take } from '../../sounds/catalogue';
import { volumeGain, type SoundPlayer } from '../soundPlayer';
import { createTimeline } from '../timeline';
import type { Level, Loudspeaker } from './mixer';
import { partsOf } from './partsOf';
import { scheduleScore, startVoice, type Stage } from './scheduleScore';
import { loadTapes, type Tapes } from './tapes';

const VOLUME_CHANGE_S = 0.02;

/** Plays on the audio thread's own clock: a busy page delays no sound. */
export function createMixedPlayer<Tape>(speaker: Loudspeaker<Tape>, load: (take: Take) => Promise<Tape>): SoundPlayer {
  let tapes: Tapes<Tape> = new Map();
  let master: Level | null = null;
  let volume = 1;
  let silences: (() => void)[] = [];
  const untold = createTimeline();
  let turn = 0;

  void loadTapes(load).then((loaded) => (tapes = loaded));
  speaker.whenMade((mixer) => (master = mixer.level(volumeGain(volume), null)));

  /** Calls back once the mixer runs: at once, or when the system has granted a waking that is under way. */
  const onStage = (perform: (stage: Stage<Tape>) => void): void => {
    const { mixer } = speaker;
    const output = master;
    if (mixer === null || output === null || !speaker.isSeen()) return;
    const asked = turn;
    const performUnlessStopped = (): void => {
      if (asked === turn && mixer.isRunning()) perform({ mixer, tapes, output });
    };
    if (mixer.isRunning()) performUnlessStopped();
    else mixer.wake().then(performUnlessStopped, () => undefined);
  };

  const stop = (): void => {
    turn += 1;
    untold.clear();
    for (const silence of silences) silence();
    silences = [];
  };
  const listenNoMore = speaker.onHidden(stop);

  return {
    play(score, startedAtMs) {
      stop();
      const tell = (part: Score): void =>
        onStage((stage) => silences.push(scheduleScore(stage, part, stage.mixer.timeAt(startedAtMs))));
      for (const part of partsOf(score, speaker.mixer?.aheadMs ?? null)) {
        if (part.tellAtMs === 0) tell(part.score);
        else untold.tidy(startedAtMs + part.tellAtMs, () => tell(part.score));
      }
    },
    playNow(take, gain) {
      onStage((stage) => startVoice(stage, take, { atS: stage.mixer.nowS(), gain, rate: 1 }));
    },
    setVolume(soundVolume) {
      volume = soundVolume;
      if (speaker.mixer !== null) master?.gain.approach(volumeGain(volume), speaker.mixer.nowS(), VOLUME_CHANGE_S);
    },
    stop,
    dispose() {
      stop();
      listenNoMore();
    },
  };
}
