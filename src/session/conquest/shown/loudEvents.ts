import type { ConquestEvent } from '../../../rules/conquest';

/** Told in a beat of its own: always, only where the app has done it, or never: then the table alone shows it. */
type Told = 'always' | 'byApp' | 'never';

/** What tells itself on the table needs no words; what was dealt lies in the hand when its turn comes. */
const TOLD: Readonly<Record<ConquestEvent['kind'], Told>> = {
  laidOut: 'never',
  firstTeam: 'always',
  dealt: 'never',
  turnBegan: 'always',
  drew: 'always',
  pileEmpty: 'always',
  played: 'always',
  gaveUp: 'always',
  named: 'byApp',
  flicked: 'never',
  settled: 'never',
  putBack: 'always',
  projectileGone: 'never',
  hit: 'always',
  harmless: 'always',
  missed: 'never',
  boosted: 'always',
  armourSpent: 'always',
  tokenMoved: 'always',
  stunned: 'always',
  pileRenewed: 'always',
  sundered: 'always',
  quaked: 'always',
  lapsed: 'always',
  kept: 'never',
  discarded: 'never',
  flipped: 'never',
  ended: 'always',
};

export const isKindOfEvent = (kind: string): boolean => Object.hasOwn(TOLD, kind);

/** Somebody expected it to hurt, and has a right to hear why it did not. */
export const isLetDown = (event: ConquestEvent): boolean =>
  event.kind === 'harmless' && event.why !== 'moveShot' && event.why !== 'companion';

/** It deserves a beat of its own. */
export function isLoud(event: ConquestEvent, isByApp: boolean): boolean {
  if (event.kind === 'harmless') return isLetDown(event);
  const told = TOLD[event.kind];
  return told === 'always' || (told === 'byApp' && isByApp);
}

/** Several of a kind are told in one breath, and a turn with the card that it begins with. */
export function joins(told: readonly ConquestEvent[], event: ConquestEvent): boolean {
  const last = told.at(-1);
  if (last === undefined) return true;
  if (event.kind === 'drew' || event.kind === 'pileEmpty') return last.kind === 'turnBegan';
  if (event.kind === 'tokenMoved') {
    return last.kind === 'tokenMoved' && last.why === event.why && last.from === event.from && last.to === event.to;
  }
  return (event.kind === 'hit' || event.kind === 'harmless' || event.kind === 'putBack') && event.kind === last.kind;
}
