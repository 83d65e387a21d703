import { z } from 'zod';
import { chooseSchema, retakeSchema, seatSchema, undoSchema, type RecordBook } from '../../machine';
import { openReign, reign } from '../game';
import type { Reign } from '../model/model';
import type { ReignSetup } from '../model/setup';
import type { ReignTypes } from '../model/types';
import { everybody } from '../model/people';
import type { ReignAsk } from '../words/deeds';
import { squareName } from '../words/squares';
import { setupSchema } from './setupSchema';

const deedSchema = z.strictObject({
  kind: z.literal('deed'),
  deed: z.string(),
  seat: seatSchema.optional(),
  prompt: z.int().min(0).optional(),
});

const stepSchema = z.discriminatedUnion('kind', [chooseSchema, deedSchema, undoSchema, retakeSchema]);

export type ReignWritten = Exclude<z.output<typeof stepSchema>, { kind: 'undo' | 'retake' }>;

const offered = (ask: ReignAsk): readonly string[] =>
  ask.kind === 'choose' ? ask.options : ask.deeds.map(({ id }) => id);

/** Where a fight stands. */
const summaryOf = (model: Reign) => ({
  round: model.round,
  turn: model.side,
  pot: model.pot,
  people: Object.fromEntries(
    everybody(model).map(({ id, at, hp, rear, points, downSince, isDead, destiny }) => [
      id,
      { at: at === null ? null : squareName(at), hp, rear, points, isDown: downSince !== null, isDead, destiny },
    ]),
  ),
});

/** How fights of Dark Reign are written down and read again. */
export const reignBook: RecordBook<ReignTypes, ReignSetup, ReignWritten> = {
  game: reign,
  setup: setupSchema,
  step: stepSchema,
  start: openReign,
  offered,
  complete: (written) => written,
  summaryOf,
};
