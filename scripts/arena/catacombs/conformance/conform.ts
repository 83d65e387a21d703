import { decide, MINDS } from '../../../../src/ai/catacombs';
import { seatedOn } from '../../../../src/ai/catacombs/minds';
import type { Level } from '../../../../src/ai/core';
import { catacombs, startCatacombs, type CatacombsState } from '../../../../src/rules/catacombs';
import { apply, seedChance, whyNot, type SeatId } from '../../../../src/rules/machine';
import { Dice } from '../../../soak/dice';
import { habitsFor } from '../../../soak/catacombs/habits';
import { nextCommand } from '../../../soak/catacombs/players';
import { setupFor } from '../../../soak/catacombs/setups';

/** What was asked in one game at random, and what was wrong with an answer, if anything was. */
export interface Conformed {
  readonly positions: number;
  readonly purposes: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** Mostly quick thinkers: the question is whether they answer well-formed, not whether they play well. */
const LEVELS: readonly Level[] = [1, 1, 1, 2, 1, 1, 3, 1, 1, 2, 1, 1, 4, 1, 1, 2, 1, 1, 3, 1, 1, 2, 1, 1, 5];
/** So often is the same question asked in one game. */
const EACH = 4;
const MOST_COMMANDS = 1_500;

/** What is wrong with the answer of this level at this place; null when nothing is. */
export function faultOf(view: CatacombsState, seat: SeatId, level: Level, luck: number): string | null {
  const asked = { view, seat, mind: MINDS[level], stream: seedChance(luck).play };
  const decision = decide(asked);
  if (decision === null) return null;
  const refusal = whyNot(catacombs, view, { ...decision.answer, seat });
  if (refusal !== null) return `refused: ${JSON.stringify(refusal)}`;
  const side = seat === view.model.setup.overseer ? 'overseer' : 'heroes';
  if (decision.effort > seatedOn(side, MINDS[level]).head.flicks) return `imagined ${decision.effort} flicks`;
  const again = decide(asked);
  return JSON.stringify(again) === JSON.stringify(decision) ? null : 'another answer to the same question';
}

/** A walk at random through a game, in any layout and with any options; now and then the app is asked what it would do. */
export function conform(game: number): Conformed {
  const dice = new Dice(game);
  const habits = habitsFor({ kind: 'drawn', number: game }, 'fake');
  const purposes: Record<string, number> = {};
  const faults: string[] = [];
  let { state } = startCatacombs(setupFor(game, dice), game);
  let positions = 0;
  for (let count = 0; state.prompt !== null && count < MOST_COMMANDS; count++) {
    const { purpose, ask, seats } = state.prompt;
    const seen = purposes[purpose.kind] ?? 0;
    if (ask.kind !== 'flickResolved' && seen < EACH) {
      const seat = dice.pick(seats);
      const level = LEVELS[(game + positions) % LEVELS.length] ?? 1;
      const fault = faultOf(catacombs.viewFor(state, seat), seat, level, game * MOST_COMMANDS + count);
      if (fault !== null) faults.push(`game ${game}, ${purpose.kind}, level ${level}: ${fault}`);
      purposes[purpose.kind] = seen + 1;
      positions += 1;
    }
    const applied = apply(catacombs, state, nextCommand(state, state.prompt, habits, dice));
    if (!applied.ok) throw new Error(`game ${game}: ${JSON.stringify(applied.refusal)}`);
    state = applied.state;
  }
  return { positions, purposes, faults };
}
