export const drawers = {} as const;
