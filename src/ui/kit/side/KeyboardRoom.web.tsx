import type { ReactNode } from 'react';

/** A browser scrolls to whatever is written in by itself. */
export const KeyboardRoom = ({ children }: { readonly children: ReactNode }) => children;
