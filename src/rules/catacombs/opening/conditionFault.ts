import { abilityThat } from '../content/abilityTraits';
import { SPIKE_THROWER } from '../content/brings';
import { isAlive } from '../model/hero';
import type { Catacombs } from '../model/model';
import { heroOrNull, heroesInPlay, pieceOrNull } from '../model/queries';
import { spikesLeft } from '../model/subjects/spikes';
import { stackOn, SWARM_SIZE } from '../model/subjects/stacks';
import type { MonsterId } from '../words/ids';
import type { PieceNow } from '../words/opening';
import { at, type OpeningFault } from './fault';
import type { Named } from './pieceNamed';

interface Said {
  readonly one: Named;
  readonly now: PieceNow;
}

/** Ice Spikes are hers, and she has so many (SOL-076, SOL-101). */
function frozenFault(model: Catacombs, { frozen }: PieceNow): OpeningFault | null {
  if (frozen === undefined) return null;
  if (heroOrNull(model, SPIKE_THROWER) === null) return at(['frozen'], `${SPIKE_THROWER} is not in play`, 'SOL-076');
  return spikesLeft(model) > 0 ? null : at(['frozen'], 'no Ice Spike is left', 'SOL-101');
}

/** Only a swarm climbs, and three would have bitten (VERM-139, VERM-141). */
function climbFault(model: Catacombs, card: MonsterId, { on }: PieceNow): OpeningFault | null {
  if (on === undefined) return null;
  if (!abilityThat('climbs', card)) return at(['on'], `${card} does not climb onto heroes`, 'VERM-139');
  const host = pieceOrNull(model, on);
  if (host !== null && host.kind !== 'hero' && host.kind !== 'ally') return at(['on'], `not onto ${on}`, 'VERM-139');
  const most = SWARM_SIZE - 1;
  return stackOn(model, on).length < most ? null : at(['on'], `at most ${most} sit on ${on}`, 'VERM-141');
}

/** Whom a Devourer has swallowed lives and stands nowhere; the last one on the board it has not (VERM-104, VERM-105). */
function holdFault(model: Catacombs, card: MonsterId, { holds }: PieceNow, pieces: readonly PieceNow[]) {
  if (holds === undefined) return null;
  if (!abilityThat('swallows', card)) return at(['holds'], `${card} does not swallow heroes`, 'VERM-104');
  for (const [index, id] of holds.entries()) {
    const hero = heroOrNull(model, id);
    if (hero === null || !isAlive(hero)) return at(['holds', index], `${id} is dead or not in play`, 'VERM-105');
    const isHere = pieces.some(({ piece }) => piece === id) || heroesInPlay(model).every((one) => one.id !== id);
    if (isHere || holds.indexOf(id) < index) return at(['holds', index], `${id} is somewhere else too`, 'VERM-105');
  }
  return heroesInPlay(model).length > holds.length ? null : at(['holds'], 'somebody stays on the board', 'VERM-105');
}

/** A state in which nobody could be. */
export function conditionFault(model: Catacombs, { one, now }: Said, pieces: readonly PieceNow[]): OpeningFault | null {
  if (one.kind !== 'monster') return null;
  return frozenFault(model, now) ?? climbFault(model, one.card, now) ?? holdFault(model, one.card, now, pieces);
}
