import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** On how many screens something lies that only one of those who play may see. */
export const secrets = createStore(() => 0);

/** As long as this is there, nothing of the app is seen where the system shows pictures of its apps. */
export function useSecret(): void {
  useEffect(() => {
    secrets.setState((count) => count + 1);
    return () => secrets.setState((count) => count - 1);
  }, []);
}
