import { MONSTER_CARDS } from '../content/base/monsters';
import type { AbilityId } from '../content/ids';
import type { MonsterPiece } from '../model/piece';
import { absorption } from './absorption';
import type { Ability } from './ability';
import { feedingFrenzy } from './feedingFrenzy';
import { fireWall } from './fireWall';
import { regeneration } from './regeneration';
import { retaliation } from './retaliation';

export const ABILITIES: Readonly<Record<AbilityId, Ability>> = {
  'ability:retaliation': retaliation,
  'ability:regeneration': regeneration,
  'ability:fire-wall': fireWall,
  'ability:feeding-frenzy': feedingFrenzy,
  'ability:absorption': absorption,
};

export const abilitiesOf = (piece: MonsterPiece): readonly Ability[] =>
  MONSTER_CARDS[piece.card].abilities.map((id) => ABILITIES[id]);
