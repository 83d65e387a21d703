/**
 * All that thinks, as the text of one script: `scripts/metro` puts it in the place of these words when the app is bundled
 * for phones. While the app is developed there is none: it would stay behind the rules that are being changed.
 */
export const thoughtProgram: string | null = __DEV__ ? null : '(here stands the program that thinks)';
