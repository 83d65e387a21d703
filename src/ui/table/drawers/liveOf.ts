import {
  HERO_CARDS,
  SPIKE_THROWER,
  spikesLeft,
  inReserve,
  MONSTER_IDS,
  type Catacombs,
  type HeroId,
  type LordId,
  type MonsterId,
  heroOf,
  heroOrNull,
} from '../../../rules/catacombs';
import type { ShownPiece, ShownTable, TableState } from '../../../session';
import type { LiveDisc, LiveHero, LiveLord, LiveMonster, Standing } from '../../cards';

type Seen = Pick<TableState, 'shown' | 'view'>;

function standingOf({ isDown, isFrozen, hasActed }: ShownPiece): Standing {
  if (isDown) return 'down';
  if (isFrozen) return 'frozen';
  return hasActed ? 'acted' : 'canAct';
}

const discOf = (piece: ShownPiece): LiveDisc => ({
  id: piece.id,
  life: piece.life ?? 0,
  maxLife: piece.maxLife ?? 0,
  standing: standingOf(piece),
});

export const piecesOfKind = ({ pieces }: ShownTable, kind: ShownPiece['kind']): readonly ShownPiece[] =>
  Object.values(pieces).filter((piece) => piece.kind === kind);

/** Monsters that sit on somebody, and so have no place of their own. */
export const swarmingIn = ({ pieces }: ShownTable): readonly string[] =>
  Object.values(pieces).flatMap(({ swarm }) => swarm);

const NUMBER = /-\d+$/;

export interface RoomMonster {
  readonly id: MonsterId;
  readonly live: LiveMonster;
}

/** The monsters of the room by their cards: those on the board, those on somebody, and those that wait beside it. */
export function roomMonsters({ shown, view: { model } }: Seen): readonly RoomMonster[] {
  const lying = piecesOfKind(shown, 'monster');
  const swarming = swarmingIn(shown);
  return MONSTER_IDS.flatMap((id) => {
    const discs = lying.filter(({ card }) => card === id).map(discOf);
    const aboard = swarming.filter((one) => one.replace(NUMBER, '') === id).length;
    const waiting = model.muster.filter((one) => one === id).length;
    // Who waits beside the board is out of the box, and the rules count it in until it is placed.
    const stock = Math.max(0, inReserve(model, id) - waiting);
    return discs.length + aboard + waiting === 0 ? [] : [{ id, live: { discs, waiting, aboard, stock } }];
  });
}

/** The Lord on the board; null before the final battle. */
export function roomLord({ shown, view: { model } }: Seen): { readonly id: LordId; readonly live: LiveLord } | null {
  const [piece] = piecesOfKind(shown, 'lord');
  const lord = model.room?.lord ?? null;
  if (piece === undefined || lord === null) return null;
  return { id: lord.id, live: { life: piece.life ?? 0, standing: standingOf(piece), isVeiled: lord.isVeiled } };
}

function heroStanding(shown: ShownTable, id: HeroId, life: number): Standing | null {
  if (life === 0) return 'dead';
  if ((shown.heroes[id]?.swallowedBy ?? null) !== null) return 'swallowed';
  const piece = shown.pieces[id];
  return piece === undefined ? null : standingOf(piece);
}

export function liveHero({ shown, view: { model } }: Seen, id: HeroId): LiveHero {
  const hero = heroOf(model, id);
  const { life, gold } = shown.heroes[id] ?? hero;
  return {
    life,
    maxLife: HERO_CARDS[id].life,
    gold,
    standing: heroStanding(shown, id, life),
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

export const allyStanding = standingOf;

export const isUp = ({ shown }: Seen, id: HeroId): boolean => shown.pieces[id]?.isDown !== true;

export const spellsLeft = (model: Catacombs): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const spell of heroOrNull(model, 'hero:wizard')?.spells ?? []) counts.set(spell, (counts.get(spell) ?? 0) + 1);
  return counts;
};
