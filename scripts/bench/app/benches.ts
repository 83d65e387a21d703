import type { MODULES } from '../../../src/session/modules';
import { gameAsked } from '../../lib/gameAsked';
import type { AppBench } from './benchedTable';
import { ratsRoom } from './catacombs/ratsRoom';
import { duelTable } from './conquest/duelTable';
import { practiceTable } from './gym/practiceTable';

/** The games that the app plays; one whose table is not measured does not compile. */
export const BENCHES: Readonly<Record<keyof typeof MODULES, AppBench>> = {
  catacombs: ratsRoom,
  conquest: duelTable,
  gym: practiceTable,
};

export const benchAsked = (named?: string) => gameAsked(BENCHES, named);
