import type { ScenePiece } from './scene';

/** What a player may have chosen: a disc to flick, or one whose turn it is to do something else. */
export const isSelectable = ({ isFlickable, marks }: ScenePiece): boolean => isFlickable || marks.includes('canAct');
