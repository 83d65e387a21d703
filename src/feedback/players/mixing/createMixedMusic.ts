import { BED_FADE_MS, BED_GAIN, bedOf, cueOf, type Music, type Recording } from '../../music/music';
import type { MusicPlayer } from '../musicPlayer';
import { volumeGain } from '../soundPlayer';
import type { Level, Loudspeaker, Mixer, Source } from './mixer';

const VOLUME_CHANGE_S = 0.05;
const FADE_S = BED_FADE_MS / 1000;

interface SoundingBed {
  readonly name: string;
  end(): void;
}

/** Music is fetched when it is first wanted, and never for a player who has turned it off. */
export function createMixedMusic<Tape>(speaker: Loudspeaker<Tape>, music: Music): MusicPlayer {
  const loading = new Map<Recording, Promise<Tape>>();
  let master: Level | null = null;
  let volume = 0;
  let wanted: string | null = null;
  let bed: SoundingBed | null = null;

  const load = (mixer: Mixer<Tape>, recording: Recording): Promise<Tape> => {
    const known = loading.get(recording);
    if (known) return known;
    const loaded = mixer.load(recording);
    loading.set(recording, loaded);
    // What could not be had is asked for again, the next time that it is wanted.
    loaded.catch(() => loading.delete(recording));
    return loaded;
  };

  const startBed = (mixer: Mixer<Tape>, output: Level, name: string): SoundingBed => {
    const { recording, rate } = bedOf(music, name);
    const level = mixer.level(0, output);
    let source: Source | null = null;
    let isOver = false;
    load(mixer, recording).then(
      (tape) => {
        if (isOver) return;
        source = mixer.source(tape, { rate, loops: true }, level);
        source.start(mixer.nowS());
        level.gain.rampTo(BED_GAIN, mixer.nowS() + FADE_S);
      },
      () => undefined,
    );
    return {
      name,
      end() {
        isOver = true;
        level.gain.forgetFrom(mixer.nowS());
        level.gain.approach(0, mixer.nowS(), FADE_S / 4);
        source?.stop(mixer.nowS() + FADE_S);
      },
    };
  };

  /** Brings what sounds into line with what is wanted. */
  const settle = (): void => {
    const { mixer } = speaker;
    const name = volume > 0 ? wanted : null;
    if (mixer === null || master === null || name === (bed?.name ?? null)) return;
    bed?.end();
    bed = name === null ? null : startBed(mixer, master, name);
  };

  speaker.whenMade((mixer) => {
    master = mixer.level(volumeGain(volume), null);
    settle();
  });

  return {
    cue(cue) {
      const { mixer } = speaker;
      const output = master;
      if (mixer === null || output === null || volume === 0 || !speaker.isSeen()) return;
      const askedMs = performance.now();
      load(mixer, cueOf(music, cue)).then(
        (tape) => {
          if (!mixer.isRunning() || performance.now() - askedMs > BED_FADE_MS) return;
          mixer.source(tape, { rate: 1, loops: false }, output).start(mixer.nowS());
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
      if (speaker.mixer !== null) master?.gain.approach(volumeGain(volume), speaker.mixer.nowS(), VOLUME_CHANGE_S);
      settle();
    },
    dispose() {
      wanted = null;
      settle();
    },
  };
}
