import { z } from 'zod';
import { chooseSchema, retakeSchema, seatId, seatSchema, undoSchema, type Command, type RecordBook } from '../machine';
import { completeFlick, completeResult, flickResolvedSchema, flickSchema } from '../flicking';
import { gym, openGym } from './game';
import { setupFaults, TOP_SPEED_MM_S } from './setupFaults';
import { CUSHIONS, LEAVERS, type GymModel, type GymSetup, type GymState, type GymTypes } from './words';

const id = z.string().min(1).max(60);
const mm = z.number();

const board = z.strictObject({
  widthMm: mm.default(300),
  heightMm: mm.default(450),
  edge: z.enum(['open', 'wall']).default('open'),
});

const disc = z.strictObject({
  id,
  xMm: mm,
  yMm: mm,
  radiusMm: mm.default(12.5),
  isFixed: z.boolean().default(false),
});

const goal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nudge'), disc: id, leastMm: mm, mostMm: mm }),
  z.strictObject({ kind: z.literal('bank'), target: id, off: z.enum(CUSHIONS).default('any') }),
  z.strictObject({ kind: z.literal('strike'), targets: z.array(id) }),
  z.strictObject({
    kind: z.literal('stop'),
    disc: id.nullable().default(null),
    xMm: mm,
    yMm: mm,
    innerMm: mm.default(0),
    outerMm: mm,
  }),
  z.strictObject({ kind: z.literal('pushOff'), disc: id }),
]);

/** What is left out is a board as large as that of the crypt, with discs that come back, and as many flicks as one likes. */
export const setupSchema: z.ZodType<GymSetup> = z
  .strictObject({
    seat: seatSchema.default(seatId('player')),
    board: board.prefault({}),
    leavers: z.enum(LEAVERS).default('putBack'),
    discs: z.array(disc).max(60),
    flickable: z.array(id).nullable().default(null),
    goals: z.array(goal).max(20).default([]),
    flicks: z.int().max(99).nullable().default(null),
    maxSpeedMmS: z.number().default(TOP_SPEED_MM_S),
    stars: z.strictObject({ three: z.int(), two: z.int() }).default({ three: 1, two: 2 }),
  })
  .superRefine((setup, context) => {
    for (const { path, reason, rule } of setupFaults(setup))
      context.addIssue({ code: 'custom', path: [...path], message: `${reason} (${rule})` });
  });

const stepSchema = z.discriminatedUnion('kind', [
  flickSchema,
  flickResolvedSchema,
  chooseSchema,
  undoSchema,
  retakeSchema,
]);

export type WrittenAnswer = Exclude<z.output<typeof stepSchema>, { kind: 'undo' | 'retake' }>;

function complete(written: WrittenAnswer, { prompt }: GymState): Command<GymTypes> {
  const ask = prompt?.ask ?? null;
  if (written.kind === 'flick') return completeFlick(written, ask?.kind === 'flick' ? ask : null);
  if (written.kind !== 'flickResolved') return written;
  return completeResult(written, ask?.kind === 'flickResolved' ? ask : null);
}

function offered(ask: GymTypes['ask']): readonly string[] {
  if (ask.kind === 'choose') return ask.options;
  return ask.kind === 'flick' ? ask.discs : [ask.shot.discId];
}

/** How the gym stands, for people to read. */
const summaryOf = ({ setup, discs, flicks, met, last }: GymModel) => ({
  discs: Object.fromEntries(discs.map(({ id: name, xMm, yMm }) => [name, { xMm, yMm }])),
  flicks,
  flicksLeft: setup.flicks === null ? null : setup.flicks - flicks,
  met: met.map((at) => setup.goals[at]?.kind ?? null),
  last,
});

/** How the gym is written down and read again. */
export const gymBook: RecordBook<GymTypes, GymSetup, WrittenAnswer> = {
  game: gym,
  setup: setupSchema,
  step: stepSchema,
  start: openGym,
  offered,
  complete,
  summaryOf,
};
