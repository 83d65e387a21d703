import { MONSTER_CARDS } from '../../content/monsters';
import { settlementOf, withSettlement } from '../../model/changes';
import type { AllyPiece, HeroPiece } from '../../model/piece';
import type { CatacombsPlay } from '../../model/types';
import type { Ability, Attacker } from './ability';

/** With one attack only a Punch that hurts a hero counts, with several any damage to a hero or an Ally (BASE-263). */
const hasSeveral = ({ card, kind }: Attacker): boolean =>
  kind === 'monster' && MONSTER_CARDS[card].actions.some((steps) => steps.length > 1);

function fed(play: CatacombsPlay, self: Attacker): void {
  const { frenzied } = settlementOf(play.model);
  if (frenzied.includes(self.id)) return;
  play.change(withSettlement(play.model, { frenzied: [...frenzied, self.id] }));
}

const isFood = (play: CatacombsPlay, { kind }: HeroPiece | AllyPiece): boolean =>
  kind === 'hero' || play.model.setup.house.frenzyOnAllies;

/** What has hurt somebody turns it over, incapacitated (BASE-260, VERM-119, VERM-120). */
export const feedingFrenzy: Ability = {
  id: 'ability:feeding-frenzy',
  aftermath: 'mayFall',
  onPunchHurt(play, self, target) {
    if (isFood(play, target)) fed(play, self);
  },
  onHurt(play, self) {
    if (hasSeveral(self)) fed(play, self);
  },
};
