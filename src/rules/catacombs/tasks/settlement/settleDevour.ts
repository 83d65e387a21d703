import { powersOf } from '../../moments/abilities';
import { actionOf, settlementOf, withoutPiece, withRoom } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import type { HeroPiece, MonsterPiece } from '../../model/piece';
import { pieceOrNull, roomOf } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';

function devourerOf(model: Catacombs): MonsterPiece | null {
  const { pitch, dead } = settlementOf(model);
  const actor = pieceOrNull(model, pitch.actor);
  if (actor?.kind !== 'monster' || dead.includes(actor.id) || pitch.reason !== 'action') return null;
  if (pitch.attack.type !== 'punch') return null;
  return powersOf(model, actor).some(({ isDevouring }) => isDevouring) ? actor : null;
}

/** Heroes whom this Punch and the one before it, of the same action, have both hurt, each by itself (VERM-107, VERM-114). */
function victimsOf(model: Catacombs): readonly HeroPiece[] {
  const { wounded = [], dead } = settlementOf(model);
  const before = actionOf(model).wounded ?? [];
  return wounded.flatMap((id) => {
    const piece = pieceOrNull(model, id);
    return piece?.kind === 'hero' && before.includes(id) && !dead.includes(id) ? [piece] : []; // VERM-115
  });
}

/** Off the board and onto the monster's card, whatever state he was in (VERM-105, VERM-110). */
function swallow(play: CatacombsPlay, hero: HeroPiece, by: MonsterPiece): void {
  const captives = roomOf(play.model).captives ?? [];
  const { xMm, yMm } = hero;
  play.change(withRoom(withoutPiece(play.model, hero.id), { captives: [...captives, { hero: hero.card, by: by.id }] }));
  play.emit({ kind: 'devoured', hero: hero.card, by: by.id });
  play.next({ kind: 'unstack', on: hero.id, at: { xMm, yMm }, rule: 'VERM-151' });
}

/** Step 4: swallowed by two Punches running (VERM-104). */
export const settleDevourRule: RuleOf<'settleDevour'> = {
  run(play) {
    const devourer = devourerOf(play.model);
    if (devourer === null) return;
    for (const hero of victimsOf(play.model)) swallow(play, hero, devourer);
  },
};
