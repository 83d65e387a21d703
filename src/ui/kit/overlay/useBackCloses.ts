/** What lies over a screen asks the system itself to be closed by the way back. */
export function useBackCloses(_close: (() => void) | null): void {}
