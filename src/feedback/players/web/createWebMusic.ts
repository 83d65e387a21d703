import { BED_FADE_MS, BED_GAIN, bedOf, cueOf, type Music, type Recording } from '../../music/music';
import type { MusicPlayer } from '../musicPlayer';
import { volumeGain } from '../soundPlayer';
import type { ContextOnTouch } from './contextOnTouch';

const VOLUME_CHANGE_S = 0.05;
const FADE_S = BED_FADE_MS / 1000;

interface SoundingBed {
  readonly name: string;
  end(): void;
}

/** Music is fetched when it is first wanted, and never for a player who has turned it off. */
export function createWebMusic(touched: ContextOnTouch, music: Music): MusicPlayer {
  const loading = new Map<Recording, Promise<AudioBuffer>>();
  let master: GainNode | null = null;
  let volume = 0;
  let wanted: string | null = null;
  let bed: SoundingBed | null = null;

  const load = (context: AudioContext, recording: Recording): Promise<AudioBuffer> => {
    const known = loading.get(recording);
    if (known) return known;
    const loaded = fetch(String(recording))
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => context.decodeAudioData(bytes));
    loading.set(recording, loaded);
    // What could not be had is asked for again, the next time that it is wanted.
    loaded.catch(() => loading.delete(recording));
    return loaded;
  };

  const startBed = (context: AudioContext, output: GainNode, name: string): SoundingBed => {
    const { recording, rate } = bedOf(music, name);
    const level = new GainNode(context, { gain: 0 });
    level.connect(output);
    let source: AudioBufferSourceNode | null = null;
    let isOver = false;
    load(context, recording).then(
      (buffer) => {
        if (isOver) return;
        source = new AudioBufferSourceNode(context, { buffer, loop: true, playbackRate: rate });
        source.connect(level);
        source.start();
        level.gain.linearRampToValueAtTime(BED_GAIN, context.currentTime + FADE_S);
      },
      () => undefined,
    );
    return {
      name,
      end() {
        isOver = true;
        level.gain.cancelScheduledValues(context.currentTime);
        level.gain.setTargetAtTime(0, context.currentTime, FADE_S / 4);
        source?.stop(context.currentTime + FADE_S);
      },
    };
  };

  /** Brings what sounds into line with what is wanted. */
  const settle = (): void => {
    const context = touched.current;
    const name = volume > 0 ? wanted : null;
    if (context === null || master === null || name === (bed?.name ?? null)) return;
    bed?.end();
    bed = name === null ? null : startBed(context, master, name);
  };

  touched.whenMade((context) => {
    master = new GainNode(context, { gain: volumeGain(volume) });
    master.connect(context.destination);
    settle();
  });

  return {
    cue(cue) {
      const context = touched.current;
      const output = master;
      if (context === null || output === null || volume === 0 || document.hidden) return;
      const askedMs = performance.now();
      load(context, cueOf(music, cue)).then(
        (buffer) => {
          if (context.state !== 'running' || performance.now() - askedMs > BED_FADE_MS) return;
          const source = new AudioBufferSourceNode(context, { buffer });
          source.connect(output);
          source.start();
        },
        () => undefined,
      );
    },
    ambience(name) {
      wanted = name;
      settle();
    },
    setVolume(musicVolume) {
      volume = musicVolume;
      master?.gain.setTargetAtTime(volumeGain(volume), master.context.currentTime, VOLUME_CHANGE_S);
      settle();
    },
    dispose() {
      wanted = null;
      settle();
    },
  };
}
