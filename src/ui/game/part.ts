import type { ReactNode } from 'react';

/** What a game puts into a frame. A function, so that one which asks for little fills a frame that hands over more. */
export type Part<Props> = (props: Props) => ReactNode;
