import {
  ALLY_IDS,
  type AllyId,
  type Catacombs,
  fullLifeOf,
  type HeroId,
  heroOf,
  heroOrNull,
  inReserve,
  type LordId,
  MONSTER_IDS,
  monsterCalled,
  type MonsterId,
  type PieceId,
  SPIKE_THROWER,
  spikesLeft,
} from '../../../../rules/catacombs';
import type { ShownPiece, ShownTable, TableState } from '../../../../session/catacombs';
import type { LiveDisc, LiveHero, LiveLord, LiveMonster, Standing } from '../cards';

type Seen = Pick<TableState, 'shown' | 'view'> & Partial<Pick<TableState, 'beat'>>;

/** Whether it has acted is asked while its side has its turn; in the middle of its action it has not. */
function standingOf({ id, kind, isDown, isFrozen, hasActed }: ShownPiece, { shown, view }: Seen): Standing | null {
  if (isDown) return 'down';
  if (isFrozen) return 'frozen';
  const isTheirs = shown.turn === (kind === 'hero' || kind === 'ally' ? 'heroes' : 'overseer');
  if (!isTheirs || view.model.room?.actions.at(-1)?.actor === id) return null;
  return hasActed ? 'acted' : 'canAct';
}

const discOf = (piece: ShownPiece, seen: Seen): LiveDisc => ({
  id: piece.id,
  life: piece.life ?? 0,
  maxLife: piece.maxLife ?? 0,
  standing: standingOf(piece, seen),
});

export const piecesOfKind = ({ pieces }: ShownTable, kind: ShownPiece['kind']): readonly ShownPiece[] =>
  Object.values(pieces).filter((piece) => piece.kind === kind);

/** Monsters that sit on somebody, and so have no place of their own. */
export const swarmingIn = ({ pieces }: ShownTable): readonly PieceId[] =>
  Object.values(pieces).flatMap(({ swarm }) => swarm);

export interface RoomMonster {
  readonly id: MonsterId;
  readonly live: LiveMonster;
}

/** The card of the room that everybody knows of: the one that is being turned up lies on the table, monsters and all. */
function toldRoom({ shown, beat }: Seen): string | null {
  const told = beat?.kind === 'event' ? beat.event : null;
  return told?.kind === 'roomRevealed' || told?.kind === 'roomEntered' ? told.card : shown.card;
}

/** The monsters of the room by their cards: those on the board, those on somebody, and those that wait beside it. */
export function roomMonsters(seen: Seen): readonly RoomMonster[] {
  const {
    shown,
    view: { model },
  } = seen;
  const lying = piecesOfKind(shown, 'monster');
  const swarming = swarmingIn(shown);
  // Who waits for a room of which nothing has been told yet is nobody's business.
  const muster = toldRoom(seen) === (model.room?.card ?? null) ? model.muster : [];
  return MONSTER_IDS.flatMap((id) => {
    const discs = lying.filter(({ card }) => card === id).map((piece) => discOf(piece, seen));
    const aboard = swarming.filter((one) => monsterCalled(one) === id).length;
    const waiting = muster.filter((one) => one === id).length;
    // Who waits beside the board is out of the box, and the rules count it in until it is placed.
    const stock = Math.max(0, inReserve(model, id) - waiting);
    return discs.length + aboard + waiting === 0 ? [] : [{ id, live: { discs, waiting, aboard, stock } }];
  });
}

/** The Lord on the board; null before the final battle. */
export function roomLord(seen: Seen): { readonly id: LordId; readonly live: LiveLord } | null {
  const [piece] = piecesOfKind(seen.shown, 'lord');
  const lord = seen.view.model.room?.lord ?? null;
  if (piece === undefined || lord === null) return null;
  return { id: lord.id, live: { ...discOf(piece, seen), isVeiled: lord.isVeiled } };
}

function heroStanding(seen: Seen, id: HeroId, life: number): Standing | null {
  const { shown } = seen;
  if (life === 0) return 'dead';
  if ((shown.heroes[id]?.swallowedBy ?? null) !== null) return 'swallowed';
  const piece = shown.pieces[id];
  return piece === undefined ? null : standingOf(piece, seen);
}

export function liveHero(seen: Seen, id: HeroId): LiveHero {
  const {
    shown,
    view: { model },
  } = seen;
  const hero = heroOf(model, id);
  const { life, gold } = shown.heroes[id] ?? hero;
  return {
    life,
    maxLife: fullLifeOf(model.setup, id),
    gold,
    standing: heroStanding(seen, id, life),
    equipment: hero.equipment,
    usedInRoom: hero.usedInRoom,
    berserk: hero.berserk,
    spellCount: hero.spells.length,
    kills: hero.kills.map(({ monster }) => monster),
    armour: shown.heroes[id]?.armour ?? null,
    spikes: id === SPIKE_THROWER ? spikesLeft(model) : null,
    magic: shown.heroes[id]?.magic ?? null,
    kept: hero.trophies?.kept.map(({ monster }) => monster) ?? null,
    artefacts: hero.trophies?.active ?? [],
  };
}

/** The Allies on the board. */
export const roomAllies = (seen: Seen): readonly { readonly id: AllyId; readonly live: Standing | null }[] =>
  piecesOfKind(seen.shown, 'ally').flatMap((piece) => {
    const id = ALLY_IDS.find((one) => one === piece.card);
    return id === undefined ? [] : [{ id, live: standingOf(piece, seen) }];
  });

export const isUp = ({ shown }: Seen, id: HeroId): boolean => shown.pieces[id]?.isDown !== true;

export const spellsLeft = (model: Catacombs): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const spell of heroOrNull(model, 'hero:wizard')?.spells ?? []) counts.set(spell, (counts.get(spell) ?? 0) + 1);
  return counts;
};
