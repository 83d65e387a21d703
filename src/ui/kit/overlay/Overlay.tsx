import { useId, useLayoutEffect, type ReactNode } from 'react';
import { focusNow } from './focusPlace';
import type { LayerKind } from './layers';
import { useLayers } from './OverlayHost';
import { useBackCloses } from './useBackCloses';

export interface OverlayProps {
  readonly label: string;
  readonly kind?: LayerKind;
  readonly onClose: (() => void) | null;
  readonly children: ReactNode;
}

/** What is drawn here lies over the whole side for as long as this is there. */
export function Overlay({ label, kind = 'sheet', onClose, children }: OverlayProps) {
  const layers = useLayers();
  const id = useId();
  useBackCloses(kind === 'sheet' ? layers.back : null);
  useLayoutEffect(() => () => layers.lift(id), [layers, id]);
  useLayoutEffect(() => layers.lay({ id, kind, label, onClose, content: children }, focusNow()));
  return null;
}
