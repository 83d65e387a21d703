import { createStore, type StoreApi } from 'zustand/vanilla';
import { versionedValue, type KeyValue, type ValueShape } from '../../storage';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from './settingsFormat';

/** Version 1 is what was kept before there were versions, and says that it is version 1. */
const KEPT: ValueShape<Settings> = { key: 'settings', upgrades: [(older) => older], parse: parseSettings };

export interface SettingsStore extends StoreApi<Settings> {
  /** Settled when the kept settings have been read; it never rejects. */
  readonly loaded: Promise<void>;
  /** Settled when every change so far has been written, or has failed to be. */
  saved(): Promise<void>;
  /** Takes what is kept now, as a file may have brought it. */
  reload(): Promise<void>;
}

/** The player's settings: at their defaults at once, as kept soon after, and kept again at each change. */
export function createSettings(storage: KeyValue): SettingsStore {
  const kept = versionedValue(storage, KEPT);
  const store = createStore<Settings>(() => DEFAULT_SETTINGS);
  let changed: Partial<Settings> = {};
  let writing: Promise<unknown> = Promise.resolve();

  const save = (settings: Settings): void => {
    // One after the other: the last change is the one that stays.
    writing = writing.then(() => kept.write(settings));
  };

  const loaded = kept.read().then((found) => {
    const settings = (found.ok ? found.value : null) ?? DEFAULT_SETTINGS;
    // What the player has touched before the read came back wins over what was kept.
    store.setState({ ...settings, ...changed });
    store.subscribe(save);
    if (Object.keys(changed).length > 0) save(store.getState());
  });

  const setState: StoreApi<Settings>['setState'] = (next) => {
    const patch = typeof next === 'function' ? next(store.getState()) : next;
    changed = { ...changed, ...patch };
    store.setState(patch);
  };

  async function reload(): Promise<void> {
    await loaded;
    const found = await kept.read();
    if (found.ok && found.value !== null) store.setState(found.value);
  }

  return { ...store, setState, loaded, reload, saved: () => loaded.then(() => writing).then(() => undefined) };
}
