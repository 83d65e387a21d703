/** `piece>action`: one choice says who acts and how; undo takes it back until the first pitch (BASE-099, BASE-165). */
export const SEPARATOR = '>';
export const optionId = (piece: string, action: string): string => `${piece}${SEPARATOR}${action}`;

/** A monster's alternatives are numbered as on its card (BASE-165). */
export const monsterAction = (index: number): string => `attack-${index + 1}`;
