import {
  areEnemies,
  GO_BERSERK,
  type CatacombsState,
  type EffectId,
  type Piece,
  type Step,
} from '../../../rules/catacombs';
import { hitChance } from '../../flicking';
import { HERO_DOWN, lossFrom } from './loss';
import { blowsOfAttack, strikerMm, type Attack } from './pieces';

/** A step aside after the blow. */
const MOVE = 0.8;
/** It stays on the board, whomever it hits. */
const RISEN = 4;
/** Each later flick of an action is a little less sure: nobody knows where the others will lie then. */
const LATER = 0.85;

/** What an action ends with besides flicks: she is out of reach, or another of theirs acts. */
const ENDS_WITH: Readonly<Partial<Record<EffectId, number>>> = { 'effect:vanish': 1, 'effect:war-cry': 2.5 };

interface Left {
  readonly attack: Attack;
  /** It may not hurt whom the one before has struck. */
  readonly isChained: boolean;
}

const leftOf = (step: Step): readonly Left[] => {
  if (step.kind === 'effect') return [];
  const isChained = step.kind === 'chain';
  return Array.from({ length: isChained ? step.count : 1 }, () => ({ attack: step.attack, isChained }));
};

/** The flicks that are left of the action which is being carried out, the one that is asked for among them. */
function flicksLeft({ tasks }: CatacombsState): readonly Left[] {
  const found: Left[] = [];
  for (const task of [...tasks].reverse()) {
    if (task.kind === 'pitch' && task.pitch.reason === 'action')
      found.push({ attack: task.pitch.attack, isChained: task.pitch.struckBefore.length > 0 });
    if (task.kind === 'chain') found.push(...leftOf({ kind: 'chain', attack: task.attack, count: task.left }));
    if (task.kind === 'act') return [...found, ...task.steps.flatMap(leftOf)];
  }
  return [];
}

/** What is left of it besides. */
function endsWith({ tasks }: CatacombsState): number {
  const act = tasks.findLast(({ kind }) => kind === 'act');
  const steps = act?.kind === 'act' ? act.steps : [];
  return steps.reduce((sum, step) => sum + (step.kind === 'effect' ? (ENDS_WITH[step.effect] ?? 0) : 0), 0);
}

const isMove = ({ traits }: Attack): boolean => traits.includes('movement');

/** What the rest of a running action is worth to the heroes: a first flick also prepares the next. */
export function toCome(state: CatacombsState, pieces: readonly Piece[], turn: number): number {
  const action = state.model.room?.actions.at(-1);
  const actor = action && pieces.find(({ id }) => id === action.actor);
  if (action === undefined || actor === undefined || action.isStopped) return 0;
  const sign = actor.kind === 'hero' || actor.kind === 'ally' ? 1 : -1;
  const victims = pieces.filter((piece) => areEnemies(actor, piece));
  const barred = new Set(action.struck);
  let [sum, weight] = [action.action === GO_BERSERK ? -HERO_DOWN : endsWith(state), 1];
  for (const { attack, isChained } of flicksLeft(state)) {
    if (!isChained) barred.clear();
    if (isMove(attack)) sum += MOVE * weight;
    if (attack.type === 'commandUndead') sum += RISEN * weight;
    const radiusMm = strikerMm(attack, actor.radiusMm);
    const blows = blowsOfAttack(attack);
    let best: { readonly id: string; readonly gain: number } | null = null;
    for (const victim of blows === 0 ? [] : victims) {
      if (barred.has(victim.id)) continue;
      const gain = hitChance(actor, victim, pieces, radiusMm, turn) * lossFrom(state.model, victim, blows);
      if (best === null || gain > best.gain) best = { id: victim.id, gain };
    }
    sum += weight * (best?.gain ?? 0);
    barred.clear();
    if (best !== null) barred.add(best.id);
    weight *= LATER;
  }
  return sign * sum;
}
