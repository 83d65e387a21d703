import { expansionOf, LORD_CARDS, LORD_IDS, type LordId } from '../../../rules/catacombs';
import type { NewGameDraft } from './newGameDraft';

/** The Lords of what is played with, those of the base game first (SOL-001). */
export const lordsFor = ({ expansions }: Pick<NewGameDraft, 'expansions'>): readonly LordId[] =>
  LORD_IDS.filter((id) => {
    const from = expansionOf(id);
    return from === null || expansions.includes(from);
  });

/** Another Lord keeps as many extra drops as he has room for (SOL-033, SOL-035). */
export const withLord = (draft: NewGameDraft, lord: LordId): NewGameDraft => ({
  ...draft,
  lord,
  lordExtraLife: Math.min(draft.lordExtraLife, LORD_CARDS[lord].extraLife),
});

const USUAL_LORD: LordId = 'lord:sorcerer';

/** A Lord, an Altar, variants and readings whose box is put away are put away with it (SOL-060, VERM-099). */
export function withoutStrays(draft: NewGameDraft): NewGameDraft {
  const { expansions } = draft;
  const lorded = lordsFor(draft).includes(draft.lord) ? draft : withLord(draft, USUAL_LORD);
  const varied = expansions.includes('vermin') ? lorded : withoutVermin(lorded);
  return expansions.includes('soloth') ? varied : withoutSoloth(varied);
}

function withoutVermin(draft: NewGameDraft): NewGameDraft {
  const { cureVendor: _cures, thiefVerminBonus: _bonus, ...house } = draft.house;
  return { ...draft, house, allowVariants: false };
}

function withoutSoloth(draft: NewGameDraft): NewGameDraft {
  const { frozenChoice: _frozen, ...house } = draft.house;
  return { ...draft, house, altar: false, roomPool: 'mixed' };
}
