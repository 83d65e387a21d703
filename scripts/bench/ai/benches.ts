import type { BRAINS } from '../../../src/ai/brains';
import { gameAsked } from '../../lib/gameAsked';
import { mindBenchOf, type MindBench, type Question } from './benchedMind';
import { catacombsMind } from './catacombs/benchedMind';
import { conquestMind } from './conquest/benchedMind';
import { gymMind } from './gym/benchedMind';
import { reignMind } from './reign/benchedMind';

/** The games that are thought about; one whose thought is not measured does not compile. */
export const BENCHES: Readonly<Record<keyof typeof BRAINS, MindBench>> = {
  catacombs: mindBenchOf(catacombsMind),
  conquest: mindBenchOf(conquestMind),
  gym: mindBenchOf(gymMind),
  reign: mindBenchOf(reignMind),
};

export const benchAsked = (named?: string) => gameAsked(BENCHES, named);

/** Of a game that there is. */
export function questionsOf(game: string): readonly Question[] {
  const asked = benchAsked(game);
  if (!asked.ok) throw new Error(asked.error);
  return asked.value.row(asked.value.id);
}
