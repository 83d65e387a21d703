/** The ends of gestures: what browsers count as the player's leave to make sound. */
const LEAVE_EVENTS = ['pointerup', 'touchend', 'click', 'keydown'] as const;

export interface ContextOnTouch {
  /** null until the page has been touched. */
  readonly current: AudioContext | null;
  /** Calls once there is a context: now, or at the first touch. */
  whenMade(begin: (context: AudioContext) => void): void;
  dispose(): void;
}

/**
 * Makes the context at the first touch and never before; wakes it again at a later one if the system has silenced it (a
 * phone call does). A hidden page sleeps.
 */
export function contextOnTouch(): ContextOnTouch {
  let context: AudioContext | null = null;
  const waiting: ((made: AudioContext) => void)[] = [];

  const wake = (): void => {
    if (context === null) {
      context = new AudioContext({ latencyHint: 'interactive' });
      for (const begin of waiting.splice(0)) begin(context);
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
    get current() {
      return context;
    },
    whenMade(begin) {
      if (context === null) waiting.push(begin);
      else begin(context);
    },
    dispose() {
      for (const event of LEAVE_EVENTS) window.removeEventListener(event, wake, { capture: true });
      document.removeEventListener('visibilitychange', followVisibility);
      waiting.length = 0;
      void context?.close();
      context = null;
    },
  };
}
