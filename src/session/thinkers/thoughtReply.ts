import { concluded, type Brains, type Pondered } from '../../ai/core';
import { err, ok } from '../../lib';
import type { Job, ThoughtReply } from '../game/thinker';
import { brainOf } from './brainOf';

/** What comes of a job that is thought through at once: a fault is told as well, so that it can be thought elsewhere. */
export function thoughtReply<P extends Pondered>(brains: Brains, job: Job<P>): ThoughtReply<P> {
  const brain = brainOf(brains, job);
  if (brain === null) return err('unknownGame');
  try {
    return ok(concluded(brain.ponder(job)));
  } catch {
    return err('failed');
  }
}
