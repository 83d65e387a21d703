import { useEffect, useMemo, useRef } from 'react';
import { ifItCan } from '../../../board';
import { createFeedback, type Feedback, type SoundCatalogue } from '../../../feedback';
import { useIsMotionReduced, useSetting } from '../settings';

/** What cannot be heard or felt is left out: nobody waits for it. */
const sense = (told: () => void): void => ifItCan('sound', told, undefined);

/** The sounds of a game and what is felt of it for as long as a screen is open, always by the player's present settings. */
export function useFeedback(catalogue: SoundCatalogue): Pick<Feedback, 'flick' | 'cue' | 'ambience' | 'tick' | 'stop'> {
  const [soundVolume] = useSetting('soundVolume');
  const [musicVolume] = useSetting('musicVolume');
  const [haptics] = useSetting('haptics');
  const reducedMotion = useIsMotionReduced();
  const settings = useMemo(
    () => ({ soundVolume, musicVolume, haptics, reducedMotion }),
    [soundVolume, musicVolume, haptics, reducedMotion],
  );
  const latest = useRef(settings);
  const held = useRef<Feedback | null>(null);

  useEffect(() => {
    held.current = ifItCan('sound', () => createFeedback(catalogue, latest.current), null);
    return () => {
      const feedback = held.current;
      held.current = null;
      sense(() => feedback?.dispose());
    };
  }, [catalogue]);

  useEffect(() => {
    latest.current = settings;
    sense(() => held.current?.update(settings));
  }, [settings]);

  return useMemo(
    () => ({
      flick: (...told) => sense(() => held.current?.flick(...told)),
      cue: (...told) => sense(() => held.current?.cue(...told)),
      ambience: (...told) => sense(() => held.current?.ambience(...told)),
      tick: () => sense(() => held.current?.tick()),
      stop: () => sense(() => held.current?.stop()),
    }),
    [],
  );
}
