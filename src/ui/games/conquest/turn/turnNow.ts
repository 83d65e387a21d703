import { hasOption, type CardId, type ConquestEvent, type ConquestState } from '../../../../rules/conquest';
import type { ConquestPlayed, ConquestShown } from '../../../../session/conquest';
import type { AtTable } from '../../../game';
import { stepsOf, type TurnStep } from './steps';

type State = AtTable<ConquestPlayed>['state'];

/** What has been told of the turn that runs. */
function toldOfTurn({ log }: Pick<State, 'log'>): readonly ConquestEvent[] {
  const told = log.filter(({ isTakenBack }) => !isTakenBack).map(({ event }) => event);
  return told.slice(told.findLastIndex(({ kind }) => kind === 'turnBegan'));
}

/** The card whose sequence is on the rail: it stays there until the turn is over. */
function cardOf({ inPlay }: ConquestShown, told: readonly ConquestEvent[]): CardId | null {
  const last = told.findLast((event) => event.kind === 'played');
  return inPlay ?? (last?.kind === 'played' ? last.card : null);
}

/** Its team has no card in this turn (CONQ-137). */
export function isStunnedTurn({ shown, log }: Pick<State, 'shown' | 'log'>): boolean {
  if (shown.teams[shown.active].isStunned) return true;
  const [began] = toldOfTurn({ log });
  return began?.kind === 'turnBegan' && began.isStunned;
}

/** All steps of the turn that runs, as far as they are known. */
export function stepsNow(state: Pick<State, 'shown' | 'log'>, { model }: ConquestState): readonly TurnStep[] {
  const { setup } = model;
  return stepsOf({
    card: cardOf(state.shown, toldOfTurn(state)),
    isStunned: isStunnedTurn(state),
    isDrawnLast: hasOption(setup, 'drawAtEnd'),
    hasAbilities: !hasOption(setup, 'withoutAbilities'),
  });
}
