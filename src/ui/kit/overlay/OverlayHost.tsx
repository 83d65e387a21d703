import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View, type ViewProps } from 'react-native';
import { useStore } from 'zustand';
import { SideRootContext } from '../side';
import { createLayers, type Layers } from './layers';
import { LayerView } from './LayerView';
import { useCovered } from './useCovered';
import { useFocusKept } from './useFocusKept';

const Context = createContext<Layers | null>(null);

export interface OverlayHostProps extends Pick<ViewProps, 'role'> {
  readonly children: ReactNode;
}

/** One side of the table with all that comes to lie over it, in the same tree: the last on top, a curtain over all. */
export function OverlayHost({ role, children }: OverlayHostProps) {
  const [layers] = useState(createLayers);
  const { laid, returns } = useStore(layers);
  const below = useRef<View>(null);
  const isCovered = laid.length > 0;
  const covered = useCovered(below, isCovered);
  useFocusKept(null, !isCovered, returns);
  useLayoutEffect(() => layers.settle(), [layers, returns]);
  return (
    <Context value={layers}>
      <View {...covered} ref={below} role={role} style={styles.side}>
        <SideRootContext value={below}>{children}</SideRootContext>
      </View>
      {laid.map(({ layer }, at) => (
        <LayerView key={layer.id} layer={layer} isTop={at === laid.length - 1} returns={returns} onBack={layers.back} />
      ))}
    </Context>
  );
}

export function useLayers(): Layers {
  const layers = use(Context);
  if (layers === null) throw new Error('no OverlayHost above');
  return layers;
}

const styles = StyleSheet.create({ side: { flex: 1 } });
