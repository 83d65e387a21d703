/** On phones and tablets the system scales every text by itself. */
export const textScale = (): number => 1;
