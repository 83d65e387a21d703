import type { PonderedCatacombs } from '../../../src/ai/catacombs';
import type { Job } from '../../../src/session/game/thinker';

export type CatacombsJob = Job<PonderedCatacombs>;
