import { GO_BERSERK } from '../../content/base/heroes';
import { EQUIPMENT_CARDS } from '../../content/equipment';
import { THROW_SPIKE } from '../../content/soloth/heroes';
import { EQUIPMENT_IDS, SPELL_IDS } from '../../words/ids';
import { abilitiesOf } from '../../moments/abilities';
import { priceOf } from '../../model/subjects/magic';
import type { Catacombs } from '../../model/model';
import type { ActingPiece, HeroPiece, MonsterPiece } from '../../model/piece';
import { heroOf } from '../../model/queries';
import { spikesLeft } from '../../model/subjects/spikes';
import type { Aftermath, Price } from '../../words/price';
import { PASS } from '../../words/options';
import type { ActionName } from '../../words/openIds';

/** What an action takes from whoever takes it. */
export interface Deed {
  /** How often it can still be done; null for what never runs out. */
  readonly usesLeft: number | null;
  /** Magic, and life where magic is short; null for what costs neither, or cannot be paid. */
  readonly price: Price | null;
  readonly after: Aftermath | null;
}

const NOTHING_SPECIAL: Deed = { usesLeft: null, price: null, after: null };

function equipmentDeed(
  model: Catacombs,
  { card }: HeroPiece,
  action: ActionName,
): Pick<Deed, 'usesLeft' | 'after'> | null {
  const id = EQUIPMENT_IDS.find((one) => one === action);
  if (id === undefined) return null;
  const { use } = EQUIPMENT_CARDS[id];
  if (use.kind === 'usedUp') return { usesLeft: 1, after: 'goesOn' };
  if (use.kind !== 'action') return null;
  if (use.isUsedUp) return { usesLeft: 1, after: 'usedUp' }; // BASE-300
  if (use.isOncePerRoom !== true) return null;
  return { usesLeft: heroOf(model, card).usedInRoom.includes(id) ? 0 : 1, after: 'spentInRoom' }; // BASE-341
}

function heroDeed(model: Catacombs, piece: HeroPiece, action: ActionName): Deed {
  const hero = heroOf(model, piece.card);
  const paid = priceOf(model, piece.card, action);
  const price = paid !== null && paid.magic + paid.life > 0 ? paid : null;
  const spell = SPELL_IDS.find((id) => id === action);
  if (spell !== undefined) return { ...NOTHING_SPECIAL, usesLeft: hero.spells.filter((id) => id === spell).length }; // BASE-051
  if (action === GO_BERSERK) return { usesLeft: hero.berserk, price, after: 'falls' }; // BASE-044
  if (action === THROW_SPIKE) return { ...NOTHING_SPECIAL, usesLeft: spikesLeft(model) }; // SOL-101
  return { ...NOTHING_SPECIAL, ...equipmentDeed(model, piece, action), price };
}

function monsterDeed(piece: MonsterPiece): Deed {
  const after = abilitiesOf(piece).find(({ aftermath }) => aftermath !== undefined)?.aftermath ?? null;
  return { ...NOTHING_SPECIAL, after };
}

/** How often this can still be done, what it costs, and what it leaves behind. */
export function deedOf(model: Catacombs, piece: ActingPiece, action: ActionName): Deed {
  if (action === PASS) return NOTHING_SPECIAL;
  if (piece.kind === 'hero') return heroDeed(model, piece, action);
  return piece.kind === 'monster' ? monsterDeed(piece) : NOTHING_SPECIAL;
}
