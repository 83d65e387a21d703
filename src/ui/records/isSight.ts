/** What somebody saw of a game, and no game itself: nothing else of ours begins like that. */
export const isSight = (text: string): boolean => /^\uFEFF?\s*\{\s*"format"\s*:\s*"pichenette-sight"/.test(text);
