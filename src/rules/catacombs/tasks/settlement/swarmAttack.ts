import { BITE, POISON } from '../../words/options';
import { chooseOne } from '../../../machine';
import { abilityThat } from '../../content/abilityTraits';
import { chosenOne } from '../../model/answers';
import { returnDiscs, settlementOf } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { pieceOf } from '../../model/queries';
import { dealDamage } from '../blows/damage';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { drawPoison } from '../blows/drawPoison';
import { stackOn, withoutStack } from '../../model/subjects/stacks';
import type { PieceId } from '../../words/openIds';

/** The ability by which they have climbed there. */
function byWhat(model: Catacombs, on: string): string {
  const [first] = stackOn(model, on);
  return (first && abilityThat('climbs', first.card)) ?? on;
}

/** All of them go to the reserve, and pay nobody (VERM-142, VERM-149). */
function disperse(play: CatacombsPlay, on: PieceId): void {
  const monsters = stackOn(play.model, on);
  play.change(
    returnDiscs(
      withoutStack(play.model, on),
      monsters.map(({ disc }) => disc),
    ),
  );
  play.emit({ kind: 'swarmed', on, monsters: monsters.map(({ id }) => id) });
}

/** The end of a pitch is when it happens: whatever hurt in the pitch came before. */
const momentOf = (play: CatacombsPlay): number => settlementOf(play.model).log.at(-1)?.atMs ?? 0;

function bite(play: CatacombsPlay, on: PieceId, by: string): void {
  const cause = { by, rule: 'VERM-141' };
  dealDamage(play, pieceOf(play.model, on), 1, { cause, atMs: momentOf(play) });
}

/** Damage or poison, as the Overseer decides; an Ally cannot be poisoned (VERM-141, VERM-145, VERM-152). */
export const swarmAttackRule: RuleOf<'swarmAttack'> = {
  run(play, { on }) {
    if (pieceOf(play.model, on).kind === 'hero') {
      return play.ask([play.model.setup.overseer], { kind: 'swarmAttack', on }, chooseOne([BITE, POISON]));
    }
    const by = byWhat(play.model, on);
    disperse(play, on);
    bite(play, on, by);
  },
  answer(play, { on }, answer) {
    const victim = pieceOf(play.model, on);
    const by = byWhat(play.model, on);
    disperse(play, on);
    if (chosenOne(answer) === BITE) return bite(play, on, by);
    if (victim.kind === 'hero') drawPoison(play, victim, by, { atMs: momentOf(play) });
  },
};
