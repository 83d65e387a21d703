import { expansionOf, LORD_CARDS, LORD_IDS, type LordId } from '../../../rules/catacombs';
import type { CatacombsChoices } from './freshChoices';

/** The Lords of what is played with, those of the base game first (SOL-001). */
export const lordsFor = ({ expansions }: Pick<CatacombsChoices, 'expansions'>): readonly LordId[] =>
  LORD_IDS.filter((id) => {
    const from = expansionOf(id);
    return from === null || expansions.includes(from);
  });

/** Another Lord keeps as many extra drops as he has room for (SOL-033, SOL-035). */
export const withLord = (choices: CatacombsChoices, lord: LordId): CatacombsChoices => ({
  ...choices,
  lord,
  lordExtraLife: Math.min(choices.lordExtraLife, LORD_CARDS[lord].extraLife),
});

const USUAL_LORD: LordId = 'lord:sorcerer';

/** A Lord, an Altar, variants and readings whose box is put away are put away with it (SOL-060, VERM-099). */
export function withoutStrays(choices: CatacombsChoices): CatacombsChoices {
  const { expansions } = choices;
  const lorded = lordsFor(choices).includes(choices.lord) ? choices : withLord(choices, USUAL_LORD);
  const varied = expansions.includes('vermin') ? lorded : withoutVermin(lorded);
  return expansions.includes('soloth') ? varied : withoutSoloth(varied);
}

function withoutVermin(choices: CatacombsChoices): CatacombsChoices {
  const { cureVendor: _cures, thiefVerminBonus: _bonus, ...house } = choices.house;
  return { ...choices, house, allowVariants: false };
}

function withoutSoloth(choices: CatacombsChoices): CatacombsChoices {
  const { frozenChoice: _frozen, ...house } = choices.house;
  return { ...choices, house, altar: false, roomPool: 'mixed' };
}
