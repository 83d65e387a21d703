import type { BoardCatalogue } from '../../board';
import type { SoundCatalogue } from '../../feedback';

/** What a game hands in to be seen on a board and heard. */
export interface Catalogue extends BoardCatalogue, SoundCatalogue {}
