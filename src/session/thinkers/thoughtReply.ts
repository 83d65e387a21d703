import { decide, type CatacombsAsked, type CatacombsDecision } from '../../ai/catacombs';

/** What a worker sends back: a fault is told as well, so that the thought can be thought elsewhere. */
export type ThoughtReply = { readonly ok: true; readonly decision: CatacombsDecision | null } | { readonly ok: false };

export function thoughtReply(asked: CatacombsAsked): ThoughtReply {
  try {
    return { ok: true, decision: decide(asked) };
  } catch {
    return { ok: false };
  }
}
