import { MONSTER_CARDS } from '../../../../src/rules/catacombs/content/monsters';
import type { CatacombsState } from '../../../../src/rules/catacombs';
import { isAlive } from '../../../../src/rules/catacombs/model/hero';
import { heroesOf, heroOf, pieceOrNull } from '../../../../src/rules/catacombs/model/queries';
import { lethalPoison, poisonTotal } from '../../../../src/rules/catacombs/model/subjects/poison';
import type { Invariant } from './invariant';

const isPending = ({ tasks }: CatacombsState, ...kinds: readonly string[]): boolean =>
  tasks.some(({ kind }) => kinds.includes(kind));

/** Whoever is swallowed stands nowhere, lives, and is on the card of a monster that swallows (VERM-105, VERM-109). */
export const captivesAreHeld: Invariant = (state) => {
  const captives = state.model.room?.captives ?? [];
  for (const { hero, by } of captives) {
    if (captives.filter((one) => one.hero === hero).length > 1) return `${hero} is swallowed twice`;
    if (pieceOrNull(state.model, hero) !== null) return `${hero} is swallowed, and stands there`;
    if (!isAlive(heroOf(state.model, hero))) return `${hero} is swallowed, and dead`;
    const jailer = pieceOrNull(state.model, by);
    const isDevourer = jailer?.kind === 'monster' && MONSTER_CARDS[jailer.card].abilities.includes('ability:devourer');
    if (!isDevourer && !isPending(state, 'settleReleases', 'release')) return `nobody holds ${hero}`;
  }
  return null;
};

/** They climb onto heroes and Allies, three bite, and nothing sits on what is gone (VERM-139, VERM-141, VERM-151). */
export const stacksAreCarried: Invariant = (state) => {
  for (const { on, monsters } of state.model.room?.stacks ?? []) {
    const bearer = pieceOrNull(state.model, on);
    const isBorne = bearer?.kind === 'hero' || bearer?.kind === 'ally';
    if (!isBorne && !isPending(state, 'unstack', 'unstackLost')) return `nobody bears what sits on ${on}`;
    if (monsters.length > 2 && !isPending(state, 'swarmAttack')) return `${monsters.length} sit on ${on}`;
    const stray = monsters.find(({ id }) => pieceOrNull(state.model, id) !== null);
    if (stray !== undefined) return `${stray.id} sits on ${on}, and lies there`;
  }
  return null;
};

/** So much poison kills, at any moment (VERM-026). */
export const poisonIsSurvived: Invariant = ({ model }) => {
  const dosed = heroesOf(model).find((hero) => isAlive(hero) && poisonTotal(hero) >= lethalPoison(hero.id));
  return dosed === undefined ? null : `${dosed.id} lives with ${poisonTotal(dosed)} poison`;
};
