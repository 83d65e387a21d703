export const referee = {} as const;
