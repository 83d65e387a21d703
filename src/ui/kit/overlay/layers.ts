import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FocusPlace } from './focus';

/** A curtain is drawn over every sheet, whichever came first. */
export type LayerKind = 'sheet' | 'curtain';

export interface Layer {
  readonly id: string;
  readonly kind: LayerKind;
  /** What a screen reader calls it. */
  readonly label: string;
  /** null: nothing but what lies on it takes it away. */
  readonly onClose: (() => void) | null;
  readonly content: ReactNode;
}

interface Laid {
  readonly layer: Layer;
  /** Where the focus goes when it is lifted: the first of these that is still there. */
  readonly returns: readonly FocusPlace[];
}

export interface Stack {
  /** The last is on top. */
  readonly laid: readonly Laid[];
  /** Left by what was on top and has just gone. */
  readonly returns: readonly FocusPlace[];
}

/** What lies over one side, from the lowest to the topmost. */
export interface Layers extends StoreApi<Stack> {
  /** On top of its kind when it is new; else in its place, as it is now. */
  lay(layer: Layer, cameFrom: FocusPlace | null): void;
  lift(id: string): void;
  /** The focus is where it belongs. */
  settle(): void;
  /** The topmost is asked to go: by escape, or the device's way back. */
  back(): void;
}

const NOWHERE: readonly FocusPlace[] = [];

const isAbove = (kind: LayerKind, other: LayerKind): boolean => kind === 'curtain' && other === 'sheet';

/** Whatever lay over it goes back to where it would have. */
function handedOn(laid: readonly Laid[], gone: Laid, at: number): readonly Laid[] {
  const above = laid[at + 1];
  return laid.flatMap((one) => {
    if (one === gone) return [];
    return one === above ? [{ ...one, returns: [...one.returns, ...gone.returns] }] : [one];
  });
}

export function createLayers(): Layers {
  const store = createStore<Stack>(() => ({ laid: [], returns: NOWHERE }));
  return {
    ...store,
    lay(layer, cameFrom) {
      const { laid, returns } = store.getState();
      if (laid.some((one) => one.layer.id === layer.id)) {
        store.setState({ laid: laid.map((one) => (one.layer.id === layer.id ? { ...one, layer } : one)) });
        return;
      }
      const first = laid.findIndex((one) => isAbove(one.layer.kind, layer.kind));
      const at = first < 0 ? laid.length : first;
      // It may take the place of one that goes at the same moment, and with it whatever that came from.
      const fresh = { layer, returns: cameFrom === null ? returns : [cameFrom, ...returns] };
      store.setState({ laid: [...laid.slice(0, at), fresh, ...laid.slice(at)], returns: NOWHERE });
    },
    lift(id) {
      const { laid } = store.getState();
      const at = laid.findIndex((one) => one.layer.id === id);
      const gone = laid[at];
      if (gone === undefined) return;
      store.setState({ laid: handedOn(laid, gone, at), returns: at === laid.length - 1 ? gone.returns : NOWHERE });
    },
    settle() {
      if (store.getState().returns.length > 0) store.setState({ returns: NOWHERE });
    },
    back: () => store.getState().laid.at(-1)?.layer.onClose?.(),
  };
}
