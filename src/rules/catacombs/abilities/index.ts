import { MONSTER_CARDS } from '../content/monsters';
import type { AbilityId } from '../content/ids';
import type { MonsterPiece } from '../model/piece';
import { absorption } from './absorption';
import type { Ability } from './ability';
import { corrosion } from './corrosion';
import { evasion } from './evasion';
import { feedingFrenzy } from './feedingFrenzy';
import { fireWall } from './fireWall';
import { incorporeal } from './incorporeal';
import { mountedUnit } from './mountedUnit';
import { regeneration } from './regeneration';
import { resurrection } from './resurrection';
import { retaliation } from './retaliation';
import { slaveMaster } from './slaveMaster';
import { suppression } from './suppression';
import { touchOfDecay } from './touchOfDecay';
import { volcanism } from './volcanism';
import { wellspring } from './wellspring';

export const ABILITIES: Readonly<Record<AbilityId, Ability>> = {
  'ability:retaliation': retaliation,
  'ability:regeneration': regeneration,
  'ability:fire-wall': fireWall,
  'ability:feeding-frenzy': feedingFrenzy,
  'ability:absorption': absorption,
  'ability:corrosion': corrosion,
  'ability:evasion': evasion,
  'ability:incorporeal': incorporeal,
  'ability:mounted-unit': mountedUnit,
  'ability:resurrection': resurrection,
  'ability:slave-master': slaveMaster,
  'ability:suppression': suppression,
  'ability:touch-of-decay': touchOfDecay,
  'ability:volcanism': volcanism,
  'ability:wellspring': wellspring,
};

export const abilitiesOf = (piece: MonsterPiece): readonly Ability[] =>
  MONSTER_CARDS[piece.card].abilities.map((id) => ABILITIES[id]);
