import { z } from 'zod';
import { seatSchema } from '../../machine';
import { BOARD_IDS, DIRECTIONS } from '../words/boards';
import { DISC_SORTS } from '../words/discSorts';
import { ARTEFACT_IDS, EQUIPMENT_IDS, HERO_IDS, MONSTER_IDS, SPELL_IDS } from '../words/ids';
import { ROOM_PHASES, type Opening } from '../words/opening';
import { VARIANT_IDS } from '../words/verminIds';

/** The form of an opening; what no game could come to is judged where it is opened. */

const count = z.int().min(0);
const mm = z.number();
const equipment = z.array(z.enum(EQUIPMENT_IDS));

const kill = z.strictObject({ monster: z.enum(MONSTER_IDS), disc: z.enum(DISC_SORTS) });
const discs = z.array(z.union([z.enum(MONSTER_IDS), kill]));
const poison = z.array(z.union([z.templateLiteral(['poison:', z.number()]), count]));

const hero = z.strictObject({
  life: count.optional(),
  gold: count.multipleOf(100).optional(),
  equipment: equipment.optional(),
  spells: z.array(z.enum(SPELL_IDS)).optional(),
  spentSpells: z.array(z.enum(SPELL_IDS)).optional(),
  berserk: count.optional(),
  magic: count.optional(),
  armour: count.optional(),
  poison: poison.optional(),
  fellToPoison: z.boolean().optional(),
  kept: discs.optional(),
  artefacts: z.array(z.enum(ARTEFACT_IDS)).optional(),
  kills: discs.optional(),
  usedInRoom: z.array(z.enum([...EQUIPMENT_IDS, ...ARTEFACT_IDS])).optional(),
});

const path = z.strictObject({
  at: z.int().min(-1).optional(),
  cards: z.array(z.union([z.string(), z.null(), z.array(z.string())])).optional(),
  explored: z.array(z.string()).optional(),
  tried: z.array(z.enum(DIRECTIONS)).optional(),
  barred: z.array(z.strictObject({ at: count, direction: z.enum(DIRECTIONS) })).optional(),
  votes: z.record(z.string(), z.string()).optional(),
  hasLooked: z.boolean().optional(),
});

const room = z.strictObject({
  card: z.string().optional(),
  fight: z.enum(['room', 'camp', 'final']).optional(),
  board: z.enum(BOARD_IDS).optional(),
  phase: z.enum(ROOM_PHASES).optional(),
  round: count.optional(),
  turn: z.enum(['heroes', 'overseer']).optional(),
  monsters: z.array(z.enum(MONSTER_IDS)).optional(),
  symbols: count.optional(),
  isAgain: z.boolean().optional(),
  muster: z.array(z.enum(MONSTER_IDS)).optional(),
  variants: z.array(z.enum(VARIANT_IDS)).optional(),
  entered: z.record(z.string(), count).optional(),
  enslaved: z.array(z.string()).optional(),
  itemsOwed: z.array(z.strictObject({ hero: z.enum(HERO_IDS), item: z.enum(EQUIPMENT_IDS) })).optional(),
  hasHeroAttacked: z.boolean().optional(),
  mayWander: z.boolean().optional(),
  skipVotes: z.array(seatSchema).optional(),
  done: z.array(seatSchema).optional(),
  offer: equipment.optional(),
  discountsLeft: count.optional(),
});

const piece = z.strictObject({
  piece: z.string(),
  xMm: mm.optional(),
  yMm: mm.optional(),
  life: z.int().min(1).optional(),
  hasActed: z.boolean().optional(),
  stunned: z.union([z.literal(true), z.strictObject({ round: count, by: z.string() })]).optional(),
  frozen: z.union([z.literal(true), z.strictObject({ slipXMm: mm, slipYMm: mm })]).optional(),
  on: z.string().optional(),
  holds: z.array(z.enum(HERO_IDS)).min(1).optional(),
  disc: z.enum(DISC_SORTS).optional(),
  isVeiled: z.boolean().optional(),
  owner: z.enum(HERO_IDS).optional(),
  by: z.enum(EQUIPMENT_IDS).optional(),
});

const opening = z.strictObject({
  heroes: z.partialRecord(z.enum(HERO_IDS), hero).optional(),
  path: path.optional(),
  room: room.optional(),
  pieces: z.array(piece).optional(),
  equipmentDeck: equipment.optional(),
  equipmentGone: equipment.optional(),
  poisonDeck: poison.optional(),
  poisonDiscard: poison.optional(),
  campSpace: count.optional(),
  camp: z.strictObject({ votes: z.record(z.string(), z.boolean()).optional() }).optional(),
  isAltarSpent: z.boolean().optional(),
  pitchCount: count.optional(),
  proposers: z.array(seatSchema).optional(),
});

export const openingSchema: z.ZodType<Opening> = opening;

/** What can be said where, for whoever writes it down. */
export const SAYABLE = {
  opening: Object.keys(opening.shape),
  heroes: Object.keys(hero.shape),
  path: Object.keys(path.shape),
  room: Object.keys(room.shape),
  pieces: Object.keys(piece.shape),
} as const;
