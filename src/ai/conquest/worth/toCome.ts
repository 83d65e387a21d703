import {
  actingCharacter,
  charactersOf,
  DAMAGE,
  lying,
  otherTeam,
  printedOn,
  radiusOf,
  type Conquest,
  type ConquestState,
  type ShotKind,
} from '../../../rules/conquest';
import { hitChance, type Disc } from '../../flicking';
import { abilityWorth, ARMOUR } from './cards';
import { discIn } from './standing';

/** Each later flick of a sequence is a little less sure: nobody knows where the others will lie then. */
const LATER = 0.85;
/** A move before it brings a shot about so near to what a good place is worth. */
const AFTER_A_MOVE = 0.55;
const BY_A_MOVE = 0.5;
/** A move that is left over still finds a better place. */
const MOVE = 0.1;

/** The shots that are still to be flicked, the one that is asked for among them, and the card they are of. */
function left({ tasks }: ConquestState): readonly ShotKind[] {
  return [...tasks]
    .reverse()
    .flatMap((task) => (task.kind === 'shot' || task.kind === 'flick' ? [task.shooting.shot] : []));
}

/** How surely a shot hits whom it would rather, as all lies now. */
function chanceOf(model: Conquest, shot: ShotKind, discs: readonly Disc[], turn: number): number {
  const from = discIn(discs, actingCharacter(model));
  if (from === undefined) return 0;
  const chances = charactersOf(otherTeam(model.active)).map((id) => {
    const victim = discIn(discs, id);
    return victim === undefined ? 0 : hitChance(from, victim, discs, radiusOf(shot), turn);
  });
  return Math.max(...chances);
}

/** What a card does besides, and where it goes: as much as it says, for its team. */
function besides({ model, tasks }: ConquestState): number {
  const card = tasks.flatMap((task) => (task.kind === 'ability' ? [task.card] : [])).at(-1);
  if (card === undefined) return 0;
  const { ability, hasArmour } = printedOn(card);
  return abilityWorth(model.setup, ability) + (hasArmour ? ARMOUR : 0);
}

/** What is left of the sequence that runs, to the team that acts. */
export function toCome(state: ConquestState, turn: number, discs: readonly Disc[] = lying(state.model)): number {
  const { model } = state;
  let [sum, weight, hasMoved] = [besides(state), 1, false];
  for (const shot of left(state)) {
    if (shot === 'move') {
      sum += MOVE * weight;
      hasMoved = true;
      continue;
    }
    const now = chanceOf(model, shot, discs, turn);
    const chance = hasMoved ? now + BY_A_MOVE * Math.max(0, AFTER_A_MOVE - now) : now;
    sum += weight * DAMAGE[shot] * chance;
    weight *= LATER;
  }
  return sum;
}
