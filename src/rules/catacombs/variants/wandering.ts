import { chooseOne } from '../../machine';
import { DISC_RADIUS_MM, MONSTER_ZONE, placeAll } from '../../flicking';
import { chosenOne, onePlace } from '../model/answers';
import { LORD_CARDS } from '../content/lords';
import { MONSTER_CARDS } from '../content/monsters';
import { enterMonster, withRoom } from '../model/changes';
import type { Catacombs } from '../model/model';
import { inReserve, isFinalBattle, monstersOf, roomOf } from '../model/queries';
import { idsFor, inZone, monsterPlacing } from '../phases/placing';
import type { RuleOf } from '../model/types';

const wanderingOf = (model: Catacombs) => LORD_CARDS[model.setup.lord].wandering;

function placing(model: Catacombs) {
  const monster = wanderingOf(model);
  const [id = monster] = idsFor(model, [monster]);
  return monsterPlacing(model, [inZone(id, DISC_RADIUS_MM[MONSTER_CARDS[monster].size], MONSTER_ZONE)]);
}

/** No hero attacked, and monsters are left when the Overseer's turn begins (EXTRA-014, EXTRA-021, EXTRA-023). */
export const isStalled = (model: Catacombs): boolean =>
  model.setup.variants.wanderingMonsters &&
  !isFinalBattle(model) &&
  !roomOf(model).hasHeroAttacked &&
  monstersOf(model).length > 0;

/** Not yet in this turn, and the reserve and the zone have room for one (EXTRA-017, EXTRA-022). */
export const mayWander = (model: Catacombs): boolean =>
  roomOf(model).mayWander === true && inReserve(model, wanderingOf(model)) > 0 && placeAll(placing(model).ask) !== null;

/** What the Overseer says for it while others may still act. */
export const WANDER = 'wander';

/** Nobody else may act: the turn waits for the Overseer's word (EXTRA-022). */
export const wanderingRule: RuleOf<'wandering'> = {
  run(play) {
    if (!mayWander(play.model)) return;
    const purpose = { kind: 'addWandering', monster: wanderingOf(play.model) } as const;
    play.ask([play.model.setup.overseer], purpose, chooseOne(['add', 'none']));
  },
  answer(play, _, answer) {
    if (chosenOne(answer) === 'add') play.next({ kind: 'placeWandering' });
  },
};

/** Anywhere in the usual monster zone, in a camp fight too; it has no action this turn (EXTRA-014, EXTRA-016). */
export const placeWanderingRule: RuleOf<'placeWandering'> = {
  run(play) {
    const monster = wanderingOf(play.model);
    play.ask([play.model.setup.overseer], { kind: 'placeSpawn', monster }, placing(play.model).ask);
  },
  answer(play, _, answer) {
    const at = onePlace(answer);
    const { model, piece } = enterMonster(play.model, wanderingOf(play.model), at, true);
    play.change(withRoom(model, { mayWander: false }));
    play.emit({
      kind: 'placed',
      piece: piece.id,
      xMm: at.xMm,
      yMm: at.yMm,
      cause: { by: piece.id, rule: 'EXTRA-014' },
    });
  },
};
