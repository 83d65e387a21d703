/** Phones and tablets have no focus that could be lost. */
export function useFocusReturn(): void {}
