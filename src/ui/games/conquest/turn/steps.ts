import { printedOn, type Ability, type CardId, type Shot } from '../../../../rules/conquest';

/** A step of a turn, as it is lit on the rail. */
export type TurnStep =
  | { readonly kind: 'draw' | 'card' | 'crystal' }
  | { readonly kind: 'shot'; readonly index: number | null; readonly shot: Shot }
  | { readonly kind: 'ability'; readonly ability: Ability };

export interface TurnKnown {
  /** The card whose sequence runs; null as long as none is played. */
  readonly card: CardId | null;
  readonly isStunned: boolean;
  /** Cards are drawn when the turn ends (CONQ-172). */
  readonly isDrawnLast: boolean;
  readonly hasAbilities: boolean;
}

/** Who is stunned makes one move instead of a card (CONQ-137). */
const STUNNED_MOVE: TurnStep = { kind: 'shot', index: null, shot: { kind: 'move', isTargeted: false } };

/** What a blow brings with it happens at the blow, and is no step of its own (CONQ-110). */
const OF_A_BLOW: readonly Ability['kind'][] = ['stun', 'capture'];

function sequenceOf(card: CardId, hasAbilities: boolean): readonly TurnStep[] {
  const { shots, ability } = printedOn(card);
  const flicks = shots.map((shot, index): TurnStep => ({ kind: 'shot', index, shot }));
  if (ability === null || !hasAbilities || OF_A_BLOW.includes(ability.kind)) return flicks;
  return [...flicks, { kind: 'ability', ability }];
}

/** All steps of the turn, in order (CONQ-064), as far as they are known before a card is played. */
export function stepsOf({ card, isStunned, isDrawnLast, hasAbilities }: TurnKnown): readonly TurnStep[] {
  const draw: TurnStep = { kind: 'draw' };
  const acts = isStunned ? [STUNNED_MOVE] : card === null ? [] : sequenceOf(card, hasAbilities);
  const turn: readonly TurnStep[] = [{ kind: 'card' }, ...acts, { kind: 'crystal' }];
  return isDrawnLast ? [...turn, draw] : [draw, ...turn];
}

/** Where the turn has come to. */
export type StepNow =
  | { readonly kind: 'draw' | 'card' | 'ability' | 'crystal' | 'over' }
  | { readonly kind: 'shot'; readonly index: number | null };

/** Which of the steps is lit; -1 for none of them: a blow’s ability, or a game that is over. */
export const litOf = (steps: readonly TurnStep[], now: StepNow): number =>
  steps.findIndex((step) => {
    if (step.kind !== now.kind) return false;
    return step.kind !== 'shot' || now.kind !== 'shot' || step.index === now.index;
  });
