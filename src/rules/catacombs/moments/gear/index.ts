import type { Catacombs } from '../../model/model';
import { canUseOncePerRoom, hasWorking } from '../../model/subjects/gear';
import type { HeroPiece, Piece } from '../../model/piece';
import { heroOf } from '../../model/queries';
import type { GearId } from '../../words/ids';
import { barbedArrow } from './barbedArrow';
import { moonVeil, shadowCloak, trophyCloak } from './cloaks';
import type { Gear } from './gear';
import { graveCharm } from './graveCharm';
import { greatAxe } from './greatAxe';
import { hornedBlade } from './hornedBlade';
import { ironRing } from './ironRing';
import { mailShirt } from './mailShirt';
import { mirrorShield } from './mirrorShield';
import { orcHideShield } from './orcHideShield';
import { phoenixFeather } from './phoenixFeather';
import { rageDraught } from './rageDraught';
import { silverBolts } from './silverBolts';
import { sunMace } from './sunMace';
import { warHammer } from './warHammer';
import { witchbane } from './witchbane';

/** Cards that do more than their print offers; where several could serve, the first is used. */
const ALL: readonly Gear[] = [
  greatAxe,
  hornedBlade,
  witchbane,
  warHammer,
  sunMace,
  silverBolts,
  barbedArrow,
  mirrorShield,
  orcHideShield,
  mailShirt,
  shadowCloak,
  moonVeil,
  trophyCloak,
  phoenixFeather,
  graveCharm,
  ironRing,
  rageDraught,
];

export const gearOf = (id: string): Gear | undefined => ALL.find((one) => one.id === id);

function ownedBy(model: Catacombs, { card }: HeroPiece): readonly Gear[] {
  const { equipment, trophies } = heroOf(model, card);
  const owned: readonly GearId[] = [...equipment, ...(trophies?.active ?? [])];
  return owned.length === 0 ? [] : ALL.filter(({ id }) => owned.includes(id));
}

/** What works for this piece at the moment; nothing for anybody but a hero (BASE-205, SOL-157). */
export const workingGear = (model: Catacombs, piece: Piece): readonly Gear[] =>
  piece.kind === 'hero' ? ownedBy(model, piece).filter(({ id }) => hasWorking(model, piece.card, id)) : [];

/** What can still be used in this room, and paid for. */
export const usableGear = (model: Catacombs, piece: HeroPiece): readonly Gear[] =>
  ownedBy(model, piece).filter(({ id }) => canUseOncePerRoom(model, piece, id));
