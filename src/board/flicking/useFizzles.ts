import { useCallback, useEffect, useRef, useState } from 'react';
import { MOTION_MS } from '../../theme';
import type { Fizzle } from '../aim';
import type { PlaceMm } from '../scene/boardViewProps';

/** A swipe that came to nothing, for as long as it is said. */
export interface Fizzled extends PlaceMm {
  readonly key: string;
  readonly why: Fizzle;
}

export interface Fizzles {
  readonly fizzles: readonly Fizzled[];
  readonly sayFizzle: (why: Fizzle, place: PlaceMm) => void;
}

/** The last swipe that came to nothing: the next one takes its place. */
export function useFizzles(): Fizzles {
  const [fizzles, setFizzles] = useState<readonly Fizzled[]>([]);
  const count = useRef(0);
  useEffect(() => {
    if (fizzles.length === 0) return undefined;
    const timer = setTimeout(() => setFizzles([]), MOTION_MS.float);
    return () => clearTimeout(timer);
  }, [fizzles]);
  const sayFizzle = useCallback((why: Fizzle, { xMm, yMm }: PlaceMm): void => {
    count.current += 1;
    setFizzles([{ key: `fizzle-${count.current}`, why, xMm, yMm }]);
  }, []);
  return { fizzles, sayFizzle };
}
