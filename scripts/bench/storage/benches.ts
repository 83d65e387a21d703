import type { GameId } from '../../../src/rules/books';
import { catacombsModule } from '../../../src/session/catacombs/module';
import { gameAsked } from '../../lib/gameAsked';
import { benchedCatacombs } from '../rules/catacombs/benchedCatacombs';
import { storageBenchOf, type StorageBench } from './bench';

export { bench } from './bench';

/** Games whose length tells what it costs to keep them; short ones tell nothing. */
export const BENCHES: Readonly<Partial<Record<GameId, StorageBench>>> = {
  catacombs: storageBenchOf(benchedCatacombs, catacombsModule),
};

export const benchAsked = (named?: string) => gameAsked<StorageBench>({ ...BENCHES }, named);
