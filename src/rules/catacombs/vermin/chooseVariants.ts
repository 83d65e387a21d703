import { chooseUpTo } from '../../machine';
import { chosenAll } from '../answers';
import { MONSTER_CARDS } from '../content/monsters';
import type { MonsterId } from '../content/ids';
import { VARIANT_IDS } from '../content/vermin/ids';
import { withRoom } from '../model/changes';
import type { Catacombs } from '../model/model';
import { cardPlayed, roomOf } from '../model/queries';
import type { CatacombsPlay, RuleOf } from '../types';

/** Variants of the monsters that the Room card itself shows (VERM-097, VERM-209). */
export const variantsFor = (shown: readonly MonsterId[]): readonly MonsterId[] =>
  VARIANT_IDS.filter((id) => shown.some((one) => one === MONSTER_CARDS[id].variantOf));

/** All discs of the kind play by this card, those that still come too (VERM-101, VERM-102). */
function playBy(play: CatacombsPlay, variant: MonsterId): void {
  const { variantOf } = MONSTER_CARDS[variant];
  if (variantOf === null) return;
  const variants = { ...roomOf(play.model).variants, [variantOf]: variant };
  play.change(withRoom(play.model, { variants }));
  play.emit({ kind: 'variantChosen', monster: variantOf, variant });
}

const mustered = (model: Catacombs): Catacombs => ({
  ...model,
  muster: model.muster.map((monster) => cardPlayed(model, monster)),
});

/** Where they are agreed on (VERM-099), before anybody is placed, so that all can read the cards (VERM-209). */
export const chooseVariantsRule: RuleOf<'chooseVariants'> = {
  run(play, { shown }) {
    const { overseer, allowVariants = false } = play.model.setup;
    const variants = variantsFor(shown);
    if (!allowVariants || variants.length === 0) return;
    play.ask([overseer], { kind: 'chooseVariants' }, chooseUpTo(variants.length, variants));
  },
  answer(play, _, answer) {
    for (const variant of VARIANT_IDS) if (chosenAll(answer).includes(variant)) playBy(play, variant);
    play.change(mustered(play.model));
  },
};
