import { createContext, use, useEffect, useMemo, useRef, useState, type Ref } from 'react';
import { View, type FocusEvent, type ViewProps } from 'react-native';
import type { KeyPress } from './keyPress';
import { roveTo, stopOf } from './roving';

interface Rove {
  readonly ids: readonly string[];
  readonly stop: string | null;
  readonly keep: (id: string, view: View | null) => void;
  readonly reach: (id: string) => void;
}

const Context = createContext<Rove | null>(null);

export interface RovingProps<Id extends string> extends Omit<ViewProps, 'role'> {
  readonly role: 'radiogroup' | 'menu' | 'tablist' | 'toolbar' | 'group';
  /** What has a `rover` of this name in it, in the order in which it is seen; without what cannot be pressed. */
  readonly ids: readonly Id[];
  /** The one that is taken: a key comes in there. */
  readonly home?: Id | null;
  /** An arrow takes what it comes to: of radios and tabs. Left out: it only goes there. */
  readonly onArrow?: (id: Id) => void;
  /** It has just been opened, and whoever came by keys goes on in it. */
  readonly takesFocus?: boolean;
}

/** Things that belong together are one stop of the key of tabulation; arrows, home and end go from one to the next. */
export function Roving<Id extends string>(props: RovingProps<Id>) {
  const { ids, home = null, onArrow, takesFocus = false, ...rest } = props;
  const views = useRef(new Map<string, View>());
  const [reached, reach] = useState<string | null>(null);
  const was = ids.find((id) => id === reached) ?? null;
  const stop = onArrow === undefined ? stopOf(ids, was, home) : stopOf(ids, home, was);
  const rove = useMemo(
    (): Rove => ({
      ids,
      stop,
      reach,
      keep: (id, view) => void (view === null ? views.current.delete(id) : views.current.set(id, view)),
    }),
    [ids, stop],
  );

  const first = takesFocus ? stop : null;
  const isOpened = useRef(false);
  useEffect(() => {
    if (first === null || isOpened.current) return;
    isOpened.current = true;
    views.current.get(first)?.focus();
  }, [first]);

  const onKeyDown = (event: KeyPress): void => {
    const next = roveTo(ids, stop, event.nativeEvent.key);
    if (next === null) return;
    // Meant for these alone: what lies round them has arrows of its own.
    event.preventDefault();
    event.stopPropagation();
    views.current.get(next)?.focus();
    onArrow?.(next);
  };
  return (
    <Context value={rove}>
      <View {...rest} onKeyDown={onKeyDown} />
    </Context>
  );
}

interface Rover {
  readonly ref: Ref<View>;
  readonly tabIndex?: 0 | -1;
  readonly onFocus: (event: FocusEvent) => void;
}

/** What one of them needs to be gone to; by itself it is a stop of its own. */
export function useRover(id: string | undefined, onFocus: (event: FocusEvent) => void): Rover {
  const rove = use(Context);
  return {
    ref: (view) => {
      if (id !== undefined) rove?.keep(id, view);
    },
    ...(rove === null || id === undefined || !rove.ids.includes(id) ? {} : { tabIndex: rove.stop === id ? 0 : -1 }),
    onFocus: (event) => {
      if (id !== undefined) rove?.reach(id);
      onFocus(event);
    },
  };
}
