/** Rises with every change that would play a kept game otherwise. */
export const RULES_REVISION = 6;
