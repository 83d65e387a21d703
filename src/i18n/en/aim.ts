export const aim = {} as const;
