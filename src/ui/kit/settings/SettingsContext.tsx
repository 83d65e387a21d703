import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Settings, SettingsStore } from '../../../session';

const Context = createContext<SettingsStore | null>(null);

export interface SettingsProviderProps {
  readonly settings: SettingsStore;
  readonly children: ReactNode;
}

export function SettingsProvider({ settings, children }: SettingsProviderProps) {
  return <Context.Provider value={settings}>{children}</Context.Provider>;
}

export function useSettingsStore(): SettingsStore {
  const store = useContext(Context);
  if (store === null) throw new Error('no SettingsProvider above');
  return store;
}

/** One setting: its value, and how to change it. */
export function useSetting<Name extends keyof Settings>(name: Name): [Settings[Name], (value: Settings[Name]) => void] {
  const store = useSettingsStore();
  const value = useStore(store, (settings) => settings[name]);
  return [value, (next) => store.setState({ [name]: next })];
}
