import { chooseUpTo } from '../../../machine';
import { fightNow } from '../../model/subjects/story';
import { chosenAll } from '../../model/answers';
import { MONSTER_CARDS } from '../../content/monsters';
import type { MonsterId } from '../../words/ids';
import { VARIANT_IDS } from '../../words/verminIds';
import { withRoom } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { cardPlayed, roomOf } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';

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

/** Whose own card is played so far (VERM-101). */
const isOpen = (model: Catacombs, variant: MonsterId): boolean => {
  const { variantOf } = MONSTER_CARDS[variant];
  return variantOf !== null && roomOf(model).variants?.[variantOf] === undefined;
};

/** Those that a story names are not asked about (EXTRA-005). */
function playAsTold(play: CatacombsPlay): void {
  for (const variant of fightNow(play.model)?.variants ?? []) playBy(play, variant);
  play.change(mustered(play.model));
}

/** The group has agreed to them, or everybody has accepted a story that leaves them to the Overseer (VERM-099). */
const areAllowed = ({ allowVariants = false, adventure }: Catacombs['setup']): boolean =>
  adventure ? adventure.options?.variants === true : allowVariants;

/** Where they are agreed on (VERM-099), before anybody is placed, so that all can read the cards (VERM-209). */
export const chooseVariantsRule: RuleOf<'chooseVariants'> = {
  run(play, { shown }) {
    playAsTold(play);
    const { setup } = play.model;
    const variants = variantsFor(shown).filter((variant) => isOpen(play.model, variant));
    if (!areAllowed(setup) || variants.length === 0) return;
    play.ask([setup.overseer], { kind: 'chooseVariants' }, chooseUpTo(variants.length, variants));
  },
  answer(play, _, answer) {
    for (const variant of VARIANT_IDS) if (chosenAll(answer).includes(variant)) playBy(play, variant);
    play.change(mustered(play.model));
  },
};
