/** A monster's alternatives are numbered as on its card (BASE-165). */
export const monsterAction = (index: number): string => `attack-${index + 1}`;
