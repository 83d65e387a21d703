import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * The same function for ever, which does what the last one did that was rendered: whoever is handed it need not be
 * rendered for its sake. For what answers a touch or an event, never for what is asked while something is rendered.
 */
export function useSteady<Told extends readonly unknown[], Answer>(
  act: (...told: Told) => Answer,
): (...told: Told) => Answer {
  const latest = useRef(act);
  useInsertionEffect(() => {
    latest.current = act;
  });
  return useCallback((...told: Told) => latest.current(...told), []);
}
