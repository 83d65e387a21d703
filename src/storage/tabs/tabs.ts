/** Tells the other tabs which game was written, and hears it from them. */
export interface Tabs {
  tell(gameId: string): void;
  subscribe(listener: (gameId: string) => void): () => void;
}

/** Where nobody else can have the same games open. */
export const noTabs: Tabs = { tell: () => undefined, subscribe: () => () => undefined };

export function browserTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') return noTabs;
  let opened: BroadcastChannel | null = null;
  const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel('pichenette games'));
  return {
    tell: (gameId) => channel().postMessage(gameId),
    subscribe: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (typeof data === 'string') listener(data);
      };
      channel().addEventListener('message', hear);
      return () => channel().removeEventListener('message', hear);
    },
  };
}
