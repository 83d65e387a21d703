import type { Refusal } from '../../../machine';
import type { Catacombs } from '../../model/model';
import type { ActingPiece } from '../../model/piece';
import type { Effect } from './effect';
import { curePoison } from './curePoison';
import { drawVenom } from './drawVenom';
import { heal, healAll, potion } from './healing';
import { mirage } from './mirage';
import { raise } from './raise';
import { pavise, shield } from './shield';
import { shift } from './shift';
import { spawn } from './spawn';
import { ringOfFrost } from './ringOfFrost';
import { summonSkeleton } from './summonSkeleton';
import { summonVermin } from './summonVermin';
import { teleport } from './teleport';
import { vanish } from './vanish';
import { veil } from './veil';
import { volcanism } from './volcanism';
import { warCry } from './warCry';
import type { PieceId } from '../../words/openIds';
import type { EffectId } from '../../words/attack';

const EFFECTS: Readonly<Record<EffectId, Effect>> = {
  'effect:summon-skeleton': summonSkeleton,
  'effect:shield': shield,
  'effect:pavise': pavise,
  'effect:teleport': teleport,
  'effect:heal': heal,
  'effect:heal-all': healAll,
  'effect:potion': potion,
  'effect:cure-poison': curePoison,
  'effect:draw-venom': drawVenom,
  'effect:ring-of-frost': ringOfFrost,
  'effect:summon-vermin': summonVermin,
  'effect:mirage': mirage,
  'effect:veil': veil,
  'effect:volcanism': volcanism,
  'effect:raise': raise,
  'effect:spawn': spawn,
  'effect:vanish': vanish,
  'effect:war-cry': warCry,
  'effect:shift': shift,
};

export const effectOf = (id: EffectId): Effect => EFFECTS[id];

export const whyNotEffect = (model: Catacombs, actor: ActingPiece, id: EffectId, origin: PieceId): Refusal | null =>
  effectOf(id).whyNot?.(model, actor, origin) ?? null;
