export const prompts = {} as const;
