import { useState } from 'react';
import { isAlike } from './isAlike';

function keeping<Value>(first: Value): (next: Value) => Value {
  let kept = first;
  return (next) => {
    if (!isAlike(kept, next)) kept = next;
    return kept;
  };
}

/** Of values that say the same the first: whoever is handed it has nothing to do. */
export function useAlike<Value>(value: Value): Value {
  const [keep] = useState(() => keeping(value));
  return keep(value);
}
