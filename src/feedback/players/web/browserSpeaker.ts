import type { Loudspeaker, Mixer } from '../mixing/mixer';
import { webMixer } from './webMixer';

/** The ends of gestures: what browsers count as the player's leave to make sound. */
const LEAVE_EVENTS = ['pointerup', 'touchend', 'click', 'keydown'] as const;

/**
 * Makes the context at the first touch and never before; wakes it again at a later one if the system has silenced it (a
 * phone call does). A hidden page sleeps.
 */
export function browserSpeaker(): Loudspeaker<AudioBuffer> {
  let context: AudioContext | null = null;
  let mixer: Mixer<AudioBuffer> | null = null;
  const waiting: ((made: Mixer<AudioBuffer>) => void)[] = [];

  const wake = (): void => {
    if (context === null) {
      context = new AudioContext({ latencyHint: 'interactive' });
      mixer = webMixer(context);
      for (const begin of waiting.splice(0)) begin(mixer);
    }
    if (context.state !== 'running' && !document.hidden) void context.resume();
  };
  const followVisibility = (): void => {
    if (context === null) return;
    void (document.hidden ? context.suspend() : context.resume());
  };

  // Captured: the touch that releases a flick must have made the context before the flick asks for it.
  for (const event of LEAVE_EVENTS) window.addEventListener(event, wake, { capture: true, passive: true });
  document.addEventListener('visibilitychange', followVisibility);
  // Another screen has been touched before this one opened.
  if (navigator.userActivation?.hasBeenActive) wake();

  return {
    get mixer() {
      return mixer;
    },
    whenMade(begin) {
      if (mixer === null) waiting.push(begin);
      else begin(mixer);
    },
    isSeen: () => !document.hidden,
    onHidden(act) {
      const actIfHidden = (): void => {
        if (document.hidden) act();
      };
      document.addEventListener('visibilitychange', actIfHidden);
      return () => document.removeEventListener('visibilitychange', actIfHidden);
    },
    dispose() {
      for (const event of LEAVE_EVENTS) window.removeEventListener(event, wake, { capture: true });
      document.removeEventListener('visibilitychange', followVisibility);
      waiting.length = 0;
      void context?.close();
      context = null;
      mixer = null;
    },
  };
}
