import { MONSTER_CARDS } from '../../content/monsters';
import type { AbilityId } from '../../words/ids';
import type { Catacombs } from '../../model/model';
import type { MonsterPiece } from '../../model/piece';
import { roomOf } from '../../model/queries';
import { absorption } from './absorption';
import type { Ability, Attacker } from './ability';
import { corrosion } from './corrosion';
import { devourer } from './devourer';
import { evasion } from './evasion';
import { feedingFrenzy } from './feedingFrenzy';
import { fireWall } from './fireWall';
import { incorporeal } from './incorporeal';
import { lethal } from './lethal';
import { mountedUnit } from './mountedUnit';
import { regeneration } from './regeneration';
import { resurrection } from './resurrection';
import { retaliation } from './retaliation';
import { slaveMaster } from './slaveMaster';
import { stamina } from './stamina';
import { summonVermin } from './summonVermin';
import { suppression } from './suppression';
import { swarm } from './swarm';
import { touchOfDecay } from './touchOfDecay';
import { volcanism } from './volcanism';
import { weak } from './weak';
import { WORKSHOP_ABILITIES } from './workshop';
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
  'ability:devourer': devourer,
  'ability:lethal': lethal,
  'ability:stamina': stamina,
  'ability:summon-vermin': summonVermin,
  'ability:swarm': swarm,
  'ability:weak': weak,
  ...WORKSHOP_ABILITIES,
};

export const abilitiesOf = (piece: MonsterPiece): readonly Ability[] =>
  MONSTER_CARDS[piece.card].abilities.map((id) => ABILITIES[id]);

/** What comes with its attacks: with its own card, or with the form that the Shape Shifter has taken for this action. */
export function powersOf(model: Catacombs, piece: Attacker): readonly Ability[] {
  if (piece.kind === 'monster') return abilitiesOf(piece);
  const action = roomOf(model).actions.at(-1);
  if (action?.actor !== piece.id || action.form === undefined) return [];
  return MONSTER_CARDS[action.form].abilities.map((id) => ABILITIES[id]).filter(({ isOfTheAttack }) => isOfTheAttack);
}
