import { z } from 'zod';
import { amountsSchema, chooseSchema, retakeSchema, undoSchema } from '../../machine';
import { flickResolvedSchema, flickSchema, placeSchema } from '../../flicking';

export const stepSchema = z.discriminatedUnion('kind', [
  chooseSchema,
  amountsSchema,
  placeSchema,
  flickSchema,
  flickResolvedSchema,
  undoSchema,
  retakeSchema,
]);

export type WrittenAnswer = Exclude<z.output<typeof stepSchema>, { kind: 'undo' | 'retake' }>;
