import { chooseOne } from '../../machine';
import { DISC_RADIUS_MM, placeAll } from '../../table';
import { chosenOne, onePlace } from '../answers';
import { LORD_CARDS } from '../content/lords';
import { MONSTER_CARDS } from '../content/monsters';
import { enterMonster } from '../model/changes';
import type { Catacombs } from '../model/model';
import { inReserve, isFinalBattle, monstersOf, roomOf } from '../model/queries';
import { idsFor, inZone, monsterPlacing, overseerZone } from '../phases/placing';
import type { RuleOf } from '../types';

const wanderingOf = (model: Catacombs) => LORD_CARDS[model.setup.lord].wandering;

function placing(model: Catacombs) {
  const monster = wanderingOf(model);
  const [id = monster] = idsFor(model, [monster]);
  return monsterPlacing(model, [inZone(id, DISC_RADIUS_MM[MONSTER_CARDS[monster].size], overseerZone(model))]);
}

/** No hero attacked, monsters are left, and the reserve has one (EXTRA-014, EXTRA-017, EXTRA-021, EXTRA-023). */
const mayWander = (model: Catacombs): boolean =>
  model.setup.variants.wanderingMonsters &&
  !isFinalBattle(model) &&
  !roomOf(model).hasHeroAttacked &&
  monstersOf(model).length > 0 &&
  inReserve(model, wanderingOf(model)) > 0 &&
  placeAll(placing(model).ask) !== null;

/** A stalling hero side is met by one more monster, if the Overseer wants it (EXTRA-022). */
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

/** Anywhere in the monster zone; it has no action this turn (EXTRA-014, EXTRA-016). */
export const placeWanderingRule: RuleOf<'placeWandering'> = {
  run(play) {
    const monster = wanderingOf(play.model);
    play.ask([play.model.setup.overseer], { kind: 'placeSpawn', monster }, placing(play.model).ask);
  },
  answer(play, _, answer) {
    const at = onePlace(answer);
    const { model, piece } = enterMonster(play.model, wanderingOf(play.model), at, true);
    play.change(model);
    play.emit({
      kind: 'placed',
      piece: piece.id,
      xMm: at.xMm,
      yMm: at.yMm,
      cause: { by: piece.id, rule: 'EXTRA-014' },
    });
  },
};
