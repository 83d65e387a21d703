import { createContext, use, useState, type ReactNode } from 'react';
import { useForPrompt } from './useForPrompt';

type Kept = Map<string, unknown>;

const Context = createContext<Kept | null>(null);

export interface HalfMadeProps {
  /** Which question stands; null while none does. */
  readonly promptNumber: number | null;
  readonly children: ReactNode;
}

/**
 * What has been half chosen outlives the part of the screen on which it was: a device that is turned has its question
 * elsewhere. With the next question it is gone.
 */
export function HalfMade({ promptNumber, children }: HalfMadeProps) {
  const [kept] = useForPrompt<Kept>(promptNumber, () => new Map());
  return <Context value={kept}>{children}</Context>;
}

/** A state of the question that stands, by a name of its own in it. */
export function useHalfMade<Value>(name: string, begin: () => Value): [Value, (value: Value) => void] {
  const kept = use(Context);
  const [value, setValue] = useState(() => (kept?.has(name) === true ? (kept.get(name) as Value) : begin()));
  return [
    value,
    (next) => {
      kept?.set(name, next);
      setValue(next);
    },
  ];
}
