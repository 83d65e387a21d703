import type { CatacombsAsked, CatacombsSaid } from '../../../src/ai/catacombs';
import { catacombs } from '../../../src/rules/catacombs';
import { sample, whyNot } from '../../../src/rules/machine';

const TRIES = 200;

/** Anything that the rules take: any option, any place, any direction at any speed. */
export function random({ view, seat, stream }: Omit<CatacombsAsked, 'mind'>): Pick<CatacombsSaid, 'answer' | 'stream'> {
  const { prompt } = view;
  if (prompt === null) throw new Error(`${seat} is asked nothing`);
  let luck = stream;
  for (let tried = 0; tried < TRIES; tried++) {
    const { value, stream: rest } = sample(catacombs, prompt, luck);
    luck = rest;
    if (whyNot(catacombs, view, { ...value, seat }) === null) return { answer: value, stream: luck };
  }
  throw new Error(`nothing can be answered to ${prompt.purpose.kind}`);
}
