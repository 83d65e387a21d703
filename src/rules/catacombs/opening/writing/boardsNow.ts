import { UNKNOWN_CHANCE } from '../../../machine';
import { SORTS_OF } from '../../content/stock';
import type { Hero } from '../../model/hero';
import type { Catacombs } from '../../model/model';
import { heroesOf } from '../../model/queries';
import { modelAtStart } from '../../start/modelAtStart';
import type { HeroNow, KeptDisc, Opening } from '../../words/opening';
import type { Kill } from '../../words/rewards';

/** Of a monster with one kind of disc, its name says it all. */
const keptNow = ({ monster, disc }: Kill): KeptDisc => (SORTS_OF[monster].length === 1 ? monster : { monster, disc });

const heroNow = (hero: Hero): HeroNow => ({
  life: hero.life,
  gold: hero.gold,
  equipment: hero.equipment,
  spells: hero.spells,
  spentSpells: hero.spentSpells,
  kills: hero.kills.map(keptNow),
  usedInRoom: hero.usedInRoom,
  ...(hero.berserk === null ? {} : { berserk: hero.berserk }),
  ...(hero.magic === undefined ? {} : { magic: hero.magic }),
  ...(hero.armour === undefined ? {} : { armour: hero.armour }),
  ...(hero.poison === undefined ? {} : { poison: hero.poison }),
  ...(hero.fellToPoison === undefined ? {} : { fellToPoison: hero.fellToPoison }),
  ...(hero.trophies === undefined ? {} : { kept: hero.trophies.kept.map(keptNow), artefacts: hero.trophies.active }),
});

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Only what is otherwise than at the start. */
function changed(now: HeroNow, before: HeroNow): HeroNow {
  const start: Readonly<Record<string, unknown>> = { ...before };
  return Object.fromEntries(Object.entries(now).filter(([field, value]) => !isSame(value, start[field])));
}

/** The heroes' boards, as an opening says them. */
export function boardsNow(model: Catacombs): Pick<Opening, 'heroes'> {
  const { heroes } = modelAtStart(model.setup, UNKNOWN_CHANCE).model;
  const boards = heroesOf(model).flatMap((hero) => {
    const before = heroes[hero.id];
    const now = before === undefined ? heroNow(hero) : changed(heroNow(hero), heroNow(before));
    return Object.keys(now).length === 0 ? [] : [[hero.id, now] as const];
  });
  return boards.length === 0 ? {} : { heroes: Object.fromEntries(boards) };
}
