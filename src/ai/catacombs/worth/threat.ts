import type { Catacombs, Piece } from '../../../rules/catacombs';
import { aimChance, hitChance } from '../../flicking';
import { lossFrom } from './loss';
import { reachOfPiece } from './pieces';

const lifeOf = (model: Catacombs, victim: Piece): number => {
  if (victim.kind === 'hero') return model.heroes[victim.card]?.life ?? 1;
  return victim.kind === 'monster' ? victim.life : 1;
};

/** What so many blows take of each victim, reckoned once for all who strike as hard. */
class Losses {
  private readonly known = new Map<number, readonly number[]>();

  constructor(
    private readonly model: Catacombs,
    private readonly victims: readonly Piece[],
  ) {}

  of(blows: number): readonly number[] {
    const known = this.known.get(blows);
    if (known !== undefined) return known;
    const losses = this.victims.map((victim) => lossFrom(this.model, victim, blows));
    this.known.set(blows, losses);
    return losses;
  }
}

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
  const left = victims.map(() => 1);
  const losses = new Losses(model, victims);
  let sum = 0;
  for (const attacker of attackers) {
    const { radiusMm, blows } = reachOfPiece(model, attacker);
    if (blows === 0) continue;
    const lossOf = losses.of(blows);
    let best = { at: -1, loss: 0, taken: 0 };
    for (const [at, victim] of victims.entries()) {
      const most = (lossOf[at] ?? 0) * (left[at] ?? 0);
      // Looking along the lines is dear: not for what could not be the best even if nothing were in the way.
      if (most <= best.loss || aimChance(attacker, victim, radiusMm, turn) * most <= best.loss) continue;
      const chance = hitChance(attacker, victim, all, radiusMm, turn);
      const taken = chance * Math.min(1, blows / Math.max(1, lifeOf(model, victim)));
      if (chance * most > best.loss) best = { at, loss: chance * most, taken };
    }
    sum += best.loss;
    if (best.at >= 0) left[best.at] = (left[best.at] ?? 0) * (1 - best.taken);
  }
  return sum;
}
