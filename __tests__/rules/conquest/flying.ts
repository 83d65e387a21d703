import { simulate } from '../../../src/physics';
import { conquest, startConquest, type ConquestState, type ConquestTypes } from '../../../src/rules/conquest';
import type { FlickResolvedAnswer } from '../../../src/rules/flicking';
import { apply, type Command } from '../../../src/rules/machine';
import { reloaded } from '../support/reloaded';
import { FOUR, holding, setupOf } from './hand';

type Answer = Command<ConquestTypes>;

/** Ann is to play her one card, a blow and a move. */
export const striking = (more: object = {}, opening: object = {}) =>
  setupOf({ seats: FOUR, ...holding({ ann: ['shield-knight/coral'] }, { step: 'act', ...opening }), ...more });

export const sent = (vxMmS: number, vyMmS: number, discId = 'sword-1'): Answer => ({
  kind: 'flick',
  flick: { discId, from: null, vxMmS, vyMmS },
});

/** What the physics of the app makes of the flick that is in the air. */
export function landed({ prompt }: ConquestState): FlickResolvedAnswer {
  if (prompt?.ask.kind !== 'flickResolved') throw new Error('nothing flies');
  const flown = simulate(prompt.ask.table, prompt.ask.shot);
  if (!flown.ok) throw new Error(flown.error.reason);
  const { contacts, exits, rest } = flown.value;
  return { kind: 'flickResolved', contacts, exits, rest };
}

export function take(state: ConquestState, answer: Answer) {
  const applied = apply(conquest, reloaded(state), answer);
  if (!applied.ok) throw new Error(applied.refusal.reason);
  return applied;
}

/** A flick, flown. */
export function flownFrom(state: ConquestState, shot: Answer) {
  const aloft = take(state, shot);
  const log = landed(aloft.state);
  return { ...take(aloft.state, log), log };
}

/** The card is played, and its combat shot flown. */
export const struck = (of: ReturnType<typeof striking>, shot: Answer) =>
  flownFrom(take(startConquest(of, 1).state, { kind: 'choose', options: ['shield-knight/coral'] }).state, shot);
