import { setArmour } from '../../model/told/armour';
import { withPiece, withRoom } from '../../model/changes';
import { isAlive } from '../../model/hero';
import type { MonsterPiece } from '../../model/piece';
import { heroesInPlay, heroOrNull, heroPieceOf, pieceOf, roomOf } from '../../model/queries';
import { SPIKE_THROWER } from '../../content/brings';
import { spikesLeft } from '../../model/subjects/spikes';
import type { CatacombsPlay } from '../../model/types';
import { stacked, stackOn } from '../../model/subjects/stacks';
import type { MonsterEntry } from '../../words/adventure';
import { enterAsTold } from './enterAsTold';
import { fightNow, isFirstFight } from '../../model/subjects/story';

/** The Ice Princess has left a spike on it, if she is there and has one (SOL-076, SOL-101). */
export function freezeAsTold(play: CatacombsPlay, { id }: MonsterPiece, { frozen }: MonsterEntry): void {
  const thrower = heroOrNull(play.model, SPIKE_THROWER);
  if (frozen !== true || thrower === null || !isAlive(thrower) || spikesLeft(play.model) <= 0) return;
  const piece = pieceOf(play.model, id);
  if (piece.kind !== 'monster') return;
  play.change(withPiece(play.model, { ...piece, spike: { slipXMm: 0, slipYMm: 0 } }));
  play.emit({ kind: 'frozen', piece: id, by: SPIKE_THROWER });
}

/** Those of them who live are on its card; the last one on the board it has not caught (VERM-105). */
export function swallowAsTold(play: CatacombsPlay, { id }: MonsterPiece, { holds = [] }: MonsterEntry): void {
  for (const hero of holds) {
    const free = heroesInPlay(play.model);
    if (free.length < 2 || !free.some((one) => one.id === hero)) continue;
    const captives = roomOf(play.model).captives ?? [];
    play.change(withRoom(play.model, { captives: [...captives, { hero, by: id }] }));
    play.emit({ kind: 'devoured', hero, by: id });
  }
}

/** They sit on heroes who stand there; where one does not, they are placed as any other monster (VERM-139). */
export function climbAsTold(play: CatacombsPlay): void {
  for (const { monster, on, count = 1 } of fightNow(play.model)?.monsters ?? []) {
    const hero = on === undefined ? null : heroPieceOf(play.model, on);
    if (hero === null) continue;
    for (let rat = 0; rat < count; rat++) {
      const piece = enterAsTold(play, monster, { xMm: hero.xMm, yMm: hero.yMm });
      if (piece === null) continue;
      play.change(stacked(play.model, piece, hero.id));
      play.emit({ kind: 'climbed', piece: piece.id, on: hero.id, count: stackOn(play.model, hero.id).length });
    }
  }
}

/** What the story says of armour goes for its first fight, after it has been made whole (SOL-122). */
export function dressAsTold(play: CatacombsPlay): void {
  if (!isFirstFight(play.model)) return;
  for (const { id, armour } of heroesInPlay(play.model)) {
    const told = play.model.setup.adventure?.heroes[id]?.armour;
    if (armour !== undefined && told !== undefined) setArmour(play, id, told);
  }
}
