import { useState } from 'react';

/** Something the player is busy with for as long as one question stands; with the next one it begins afresh. */
export function useForPrompt<Value>(promptNumber: number | null, begin: () => Value): [Value, (value: Value) => void] {
  const [held, setHeld] = useState(() => ({ promptNumber, value: begin() }));
  const current = held.promptNumber === promptNumber ? held : { promptNumber, value: begin() };
  if (current !== held) setHeld(current);
  return [current.value, (value) => setHeld({ promptNumber, value })];
}
