import { decide, type Asked, type Decision } from '../../ai';

/** What a worker sends back: a fault is told as well, so that the thought can be thought elsewhere. */
export type ThoughtReply = { readonly ok: true; readonly decision: Decision | null } | { readonly ok: false };

export function thoughtReply(asked: Asked): ThoughtReply {
  try {
    return { ok: true, decision: decide(asked) };
  } catch {
    return { ok: false };
  }
}
