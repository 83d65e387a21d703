import type { ConquestThought } from '../../ai/conquest';
import type { CharacterId, ConquestEvent, GroundId, Harmless } from '../../rules/conquest';
import type { FlickTold } from '../game/flickFilm';

/** Why a touch cost nobody anything: what the rules say of it, and what an eye asks besides. */
export type NoDamage =
  | Harmless
  /** It was hit already by this shot. */
  | 'again'
  /** Something else than the shot disc came. */
  | 'pushed'
  /** A crystal was flicked. */
  | 'crystal';

/** What a touch came to. */
export type ConquestVerdict =
  | { readonly kind: 'touch' }
  | { readonly kind: 'wall' }
  | { readonly kind: 'hit'; readonly target: CharacterId; readonly damage: number; readonly rule: string }
  | { readonly kind: 'none'; readonly target: CharacterId; readonly because: NoDamage; readonly rule: string };

/** A flick as it was meant: the hand that makes it errs. */
export type ConquestIntent = Extract<ConquestThought, { kind: 'shot' | 'crystal' }>;

export interface ConquestFlicked {
  verdict: ConquestVerdict;
  intent: ConquestIntent;
  board: GroundId;
}

export type ToldFlick = FlickTold<ConquestFlicked, ConquestEvent>;
