import { pitchesLeft, type CatacombsState } from '../../../../rules/catacombs';
import type { LogLine } from '../../../../session/catacombs';

export interface PitchCount {
  readonly nth: number;
  readonly of: number;
}

function pitchesDone(log: readonly LogLine[], actor: string): number {
  const told = log.filter(({ isTakenBack }) => !isTakenBack).map(({ event }) => event);
  const began = told.findLastIndex((event) => event.kind === 'actionBegan' && event.piece === actor);
  return told.slice(began + 1).filter((event) => event.kind === 'flicked' && event.actor === actor).length;
}

/** “2nd of 3 pitches”; null for the only flick of its action, and for a retaliation. */
export function pitchCount(view: CatacombsState, log: readonly LogLine[]): PitchCount | null {
  const purpose = view.prompt?.purpose;
  if (purpose?.kind !== 'flick' || purpose.reason !== 'action') return null;
  const nth = pitchesDone(log, purpose.actor) + 1;
  const of = nth + pitchesLeft(view);
  return of > 1 ? { nth, of } : null;
}
