import { readFileSync } from 'node:fs';

const limits = JSON.parse(readFileSync(new URL('limits.json', import.meta.url), 'utf8'));

/** The most characters that the stores take, by text: the lower of the two where both show it. */
export const MOST_CHARACTERS = limits.mostCharacters;

export const LANGUAGES = limits.languages;

/** Pictures that are in the repository, and the size that a store wants. */
export const PICTURES = limits.pictures;

/** Screenshots, by device: what `npm run store:screenshots` makes of the real app. `least`, `most`: how many a store takes. */
export const SCREENS = limits.screens;

/** Where they are put: they are made, not kept. */
export const SCREENSHOTS = limits.screenshots;

/** What both forms about age ask. */
export const RATING_QUESTIONS = limits.ratingQuestions;
