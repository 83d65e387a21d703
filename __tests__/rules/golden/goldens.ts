import type { GameId } from '../../../src/rules/books';
import { gameAsked } from '../../../scripts/lib/gameAsked';
import { captured as catacombs } from './catacombs/capture';
import { captured as conquest } from './conquest/capture';
import type { Captured } from './goldenShape';
import { captured as gym } from './gym/capture';
import { captured as reign } from './reign/capture';

export { changedIn } from './changedIn';
export { kept } from './goldenShape';

/** What each game gives, captured anew; one without goldens does not compile. They are kept in a folder of its name. */
export const GOLDENS: Readonly<Record<GameId, () => Captured>> = { catacombs, conquest, gym, reign };

export const goldenAsked = (named?: string) => gameAsked(GOLDENS, named);
