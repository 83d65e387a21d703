import { createContext, use, type ReactNode } from 'react';
import type { Settings } from '../../../session';
import { useSetting } from './SettingsContext';

/** What is a person's own, where they want it otherwise than the device has it. */
export type Wishes = Partial<Pick<Settings, 'language' | 'textSize' | 'aid' | 'aimWay' | 'isLeftHanded'>>;

const Context = createContext<Wishes>({});

/** Whoever looks at all this, as far as they are known. */
export function WishesProvider({ wishes, children }: { readonly wishes: Wishes; readonly children: ReactNode }) {
  return <Context value={wishes}>{children}</Context>;
}

/** As whoever looks at it wants it, or else as the device has it. */
export function useWish<Name extends keyof Wishes>(name: Name): Settings[Name] {
  const own: Partial<Settings> = use(Context);
  const [usual] = useSetting(name);
  return own[name] ?? usual;
}
