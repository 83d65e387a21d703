import type { Catacombs, Piece } from '../../../rules/catacombs';
import { aimChance, hitChance } from '../../flicking';
import { lossFrom } from './loss';
import { reachOfPiece } from './pieces';

const lifeOf = (model: Catacombs, victim: Piece): number => {
  if (victim.kind === 'hero') return model.heroes[victim.card]?.life ?? 1;
  return victim.kind === 'monster' ? victim.life : 1;
};

/**
 * What one side threatens from where everything lies: each of its pieces its best blow, and the more of somebody's life
 * is threatened already, the less another threat to it counts.
 */
export function threat(
  model: Catacombs,
  attackers: readonly Piece[],
  victims: readonly Piece[],
  all: readonly Piece[],
  turn: number,
): number {
  const left = new Map(victims.map((victim) => [victim, 1]));
  let sum = 0;
  for (const attacker of attackers) {
    const { radiusMm, blows } = reachOfPiece(model, attacker);
    if (blows === 0) continue;
    let best = { victim: attacker, loss: 0, taken: 0 };
    for (const victim of victims) {
      const most = lossFrom(model, victim, blows) * (left.get(victim) ?? 0);
      // Looking along the lines is dear: not for what could not be the best even if nothing were in the way.
      if (aimChance(attacker, victim, radiusMm, turn) * most <= best.loss) continue;
      const chance = hitChance(attacker, victim, all, radiusMm, turn);
      const taken = chance * Math.min(1, blows / Math.max(1, lifeOf(model, victim)));
      if (chance * most > best.loss) best = { victim, loss: chance * most, taken };
    }
    sum += best.loss;
    left.set(best.victim, (left.get(best.victim) ?? 0) * (1 - best.taken));
  }
  return sum;
}
