import { DISC_RADIUS_MM } from '../content/discSizes';
import { ALLY_CARDS } from '../content/base/heroes';
import { EQUIPMENT_CARDS } from '../content/equipment';
import { MONSTER_CARDS } from '../content/monsters';
import type { Stock } from '../content/stock';
import type { Catacombs } from '../model/model';
import type { Piece, Spike, Stun } from '../model/piece';
import { heroesOf, heroOrNull, roomOf } from '../model/queries';
import type { AllyId, HeroId, MonsterId } from '../words/ids';
import type { DiscSort } from '../words/discSorts';
import type { PieceNow } from '../words/opening';
import { discFor, withoutDisc } from './discs';
import { at, type OpeningFault } from './fault';
import type { Named } from './pieceNamed';

/** Whoever has a card that brings this Ally, or else whoever casts spells (BASE-218, SOL-016). */
function ownerOf(model: Catacombs, ally: AllyId): HeroId | null {
  const brought = Object.values(EQUIPMENT_CARDS).find((card) => card.ally === ally);
  const owner = heroesOf(model).find(({ equipment, spells, spentSpells }) =>
    brought === undefined ? spells.length + spentSpells.length > 0 : equipment.includes(brought.id),
  );
  return owner?.id ?? null;
}

const isBarred = (model: Catacombs, id: HeroId | null): boolean =>
  id === null || (heroOrNull(model, id)?.life ?? 0) === 0;

const stunOf = (model: Catacombs, id: string, { stunned }: PieceNow): Stun | null =>
  stunned === undefined ? null : stunned === true ? { round: roomOf(model).round, by: id } : stunned;

const spikeOf = ({ frozen }: PieceNow): { readonly spike?: Spike } =>
  frozen === undefined ? {} : { spike: frozen === true ? { slipXMm: 0, slipYMm: 0 } : frozen };

interface Lying {
  readonly id: string;
  readonly xMm: number;
  readonly yMm: number;
}

type Made = { readonly piece: Piece; readonly stock: Stock } | OpeningFault;

function monsterAsSaid(model: Catacombs, card: MonsterId, lying: Lying, now: PieceNow): Made {
  const { life: full, size } = MONSTER_CARDS[card];
  const life = now.life ?? full;
  if (life > full) return at(['life'], `at most ${full}`, 'BASE-055');
  const disc = discFor(model.stock, card, now.disc);
  if (disc === null) return at(['piece'], `the box has no disc left for ${card}`, 'BASE-022');
  const { hasActed = false } = now;
  const body = { ...lying, radiusMm: DISC_RADIUS_MM[size], life, disc, stun: stunOf(model, lying.id, now), hasActed };
  return { piece: { kind: 'monster', card, ...body, ...spikeOf(now) }, stock: withoutDisc(model.stock, disc) };
}

/** The disc that has a Fire Wall on its back (BASE-247). */
const WALL_DISC: DiscSort = 'fireSpirit';

function wallAsSaid(model: Catacombs, lying: Lying): Made {
  const disc = WALL_DISC;
  if (model.stock[disc] === 0) return at(['piece'], 'the box has no disc left for a Fire Wall', 'BASE-022');
  const { medium: radiusMm } = DISC_RADIUS_MM;
  return { piece: { kind: 'fireWall', ...lying, radiusMm, disc }, stock: withoutDisc(model.stock, disc) };
}

function shieldAsSaid(model: Catacombs, lying: Lying, { owner, by }: PieceNow): Made {
  const caster = heroesOf(model).find(({ spells, spentSpells }) => spells.length + spentSpells.length > 0)?.id ?? null;
  if (isBarred(model, owner ?? caster)) return at(['owner'], 'nobody who lives could have raised it', 'BASE-053');
  const body = { ...lying, radiusMm: DISC_RADIUS_MM.large };
  const whose = { ...(owner === undefined ? {} : { owner }), ...(by === undefined ? {} : { by }) };
  return { piece: { kind: 'shield', ...body, ...whose }, stock: model.stock };
}

function allyAsSaid(model: Catacombs, card: AllyId, lying: Lying, now: PieceNow): Made {
  const owner = now.owner ?? ownerOf(model, card);
  if (owner === null || isBarred(model, owner)) return at(['owner'], `${card} belongs to nobody who lives`, 'BASE-228');
  const { hasActed = false } = now;
  const body = { ...lying, radiusMm: DISC_RADIUS_MM[ALLY_CARDS[card].size], hasActed };
  return { piece: { kind: 'ally', card, owner, ...body }, stock: model.stock };
}

function heroAsSaid(model: Catacombs, card: HeroId, lying: Lying, now: PieceNow): Made {
  if (heroOrNull(model, card) === null) return at(['piece'], `${card} is not in play`, 'BASE-029');
  if (isBarred(model, card)) return at(['piece'], `${card} is dead`, 'BASE-278');
  const body = { ...lying, radiusMm: DISC_RADIUS_MM.medium, hasActed: now.hasActed ?? false };
  return { piece: { kind: 'hero', card, ...body, stun: stunOf(model, card, now) }, stock: model.stock };
}

/** One disc as it lies there, and the reserve without it. */
export function pieceAsSaid(model: Catacombs, one: Named, lying: Lying, now: PieceNow): Made {
  switch (one.kind) {
    case 'hero':
      return heroAsSaid(model, one.card, lying, now);
    case 'ally':
      return allyAsSaid(model, one.card, lying, now);
    case 'monster':
      return monsterAsSaid(model, one.card, lying, now);
    case 'fireWall':
      return wallAsSaid(model, lying);
    case 'shield':
      return shieldAsSaid(model, lying, now);
    case 'lord': {
      const { setup } = model;
      if (one.card !== setup.lord) return at(['piece'], `the Lord here is ${setup.lord}`, 'BASE-057');
      if (roomOf(model).lord === null) return at(['piece'], 'a Lord stands in his lair alone', 'BASE-312');
      const body = { ...lying, radiusMm: DISC_RADIUS_MM.large, hasActed: now.hasActed ?? false };
      return { piece: { kind: 'lord', card: one.card, ...body }, stock: model.stock };
    }
  }
}

export const isFault = (made: Made): made is OpeningFault => 'path' in made;
