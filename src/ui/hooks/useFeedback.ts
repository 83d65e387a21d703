import { useEffect, useMemo, useRef } from 'react';
import { createFeedback, type Feedback } from '../../feedback';
import { useIsMotionReduced, useSetting } from '../settings';

/** Sound and haptics for as long as a screen is open, always by the player's present settings. */
export function useFeedback(): Pick<Feedback, 'flick' | 'cue' | 'ambience' | 'tick' | 'stop'> {
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
    const feedback = createFeedback(latest.current);
    held.current = feedback;
    return () => {
      held.current = null;
      feedback.dispose();
    };
  }, []);

  useEffect(() => {
    latest.current = settings;
    held.current?.update(settings);
  }, [settings]);

  return useMemo(
    () => ({
      flick: (...told) => held.current?.flick(...told),
      cue: (...told) => held.current?.cue(...told),
      ambience: (...told) => held.current?.ambience(...told),
      tick: () => held.current?.tick(),
      stop: () => held.current?.stop(),
    }),
    [],
  );
}
