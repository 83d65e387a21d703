import { useEffect, useState } from 'react';
import { createFeedback, type Feedback } from '../../../feedback';
import { useIsMotionReduced, useSetting } from '../../settings';

/** Sound and touch, as loud and as strong as the settings say, for as long as the screen is there. */
export function useFlickFeedback(): Feedback {
  const [soundVolume] = useSetting('soundVolume');
  const [haptics] = useSetting('haptics');
  const reducedMotion = useIsMotionReduced();
  const [feedback] = useState(() => createFeedback({ soundVolume, haptics, reducedMotion }));

  useEffect(
    () => feedback.update({ soundVolume, haptics, reducedMotion }),
    [feedback, soundVolume, haptics, reducedMotion],
  );
  useEffect(() => () => feedback.dispose(), [feedback]);
  return feedback;
}
