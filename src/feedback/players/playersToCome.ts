import type { Players } from './players';

/** Players that are still being made: what lasts is told to them when they are there, what was to be heard before is not. */
export function playersToCome(coming: Promise<Players>): Players {
  let players: Players | null = null;
  let isLeft = false;
  const lasting = new Map<string, (players: Players) => void>();

  const tellLasting = (what: string, tell: (players: Players) => void): void => {
    lasting.set(what, tell);
    if (players !== null) tell(players);
  };
  void coming.then((made) => {
    if (isLeft) return made.dispose();
    players = made;
    for (const tell of lasting.values()) tell(made);
  });

  return {
    sounds: {
      play: (score, startedAtMs) => players?.sounds.play(score, startedAtMs),
      playNow: (take, gain) => players?.sounds.playNow(take, gain),
      setVolume: (volume) => tellLasting('sounds', ({ sounds }) => sounds.setVolume(volume)),
      stop: () => players?.sounds.stop(),
      dispose: () => players?.sounds.dispose(),
    },
    music: {
      cue: (cue) => players?.music.cue(cue),
      ambience: (bed) => tellLasting('bed', ({ music }) => music.ambience(bed)),
      setVolume: (volume) => tellLasting('music', ({ music }) => music.setVolume(volume)),
      dispose: () => players?.music.dispose(),
    },
    dispose() {
      isLeft = true;
      players?.dispose();
    },
  };
}
