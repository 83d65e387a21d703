export const MS_PER_S = 1000;
