import { EQUIPMENT_CARDS } from '../../../../src/rules/catacombs/content/equipment';
import { ALLY_IDS } from '../../../../src/rules/catacombs/words/ids';
import { heroOf, pieceOrNull } from '../../../../src/rules/catacombs/model/queries';
import { LORD_CARDS } from '../../../../src/rules/catacombs/content/lords';
import { MONSTER_CARDS } from '../../../../src/rules/catacombs/content/monsters';
import { BOARD, type CatacombsState } from '../../../../src/rules/catacombs';
import type { Catacombs } from '../../../../src/rules/catacombs/model/model';
import { isAlive } from '../../../../src/rules/catacombs/model/hero';
import type { Piece } from '../../../../src/rules/catacombs/model/piece';
import type { Invariant } from './invariant';

const ROUNDING_MM = 1e-6;

const piecesIn = (model: Catacombs): readonly Piece[] => Object.values(model.room?.pieces ?? {});

/** In the middle of a settlement those that left the board are still to be put back. */
function lyingIn({ model, tasks }: CatacombsState): readonly Piece[] {
  const last = tasks.at(-1);
  const waiting = last?.kind === 'settlePutBack' ? last.discs.map(({ id }) => id) : [];
  return piecesIn(model).filter(({ id }) => !waiting.includes(id));
}

const isInside = ({ xMm, yMm, radiusMm }: Piece): boolean =>
  xMm >= radiusMm - ROUNDING_MM &&
  yMm >= radiusMm - ROUNDING_MM &&
  xMm <= BOARD.widthMm - radiusMm + ROUNDING_MM &&
  yMm <= BOARD.heightMm - radiusMm + ROUNDING_MM;

export const discsAreInside: Invariant = (state) => {
  const outside = lyingIn(state).find((piece) => !isInside(piece));
  return outside === undefined ? null : `${outside.id} lies at ${outside.xMm}, ${outside.yMm}`;
};

function overlapMm(a: Piece, b: Piece): number {
  const dx = a.xMm - b.xMm;
  const dy = a.yMm - b.yMm;
  return a.radiusMm + b.radiusMm - Math.sqrt(dx * dx + dy * dy);
}

export const discsAreApart: Invariant = (state) => {
  const lying = lyingIn(state);
  for (const [index, a] of lying.entries()) {
    for (let other = index + 1; other < lying.length; other++) {
      const b = lying[other] as Piece;
      const overlap = overlapMm(a, b);
      if (overlap > ROUNDING_MM) return `${a.id} and ${b.id} overlap by ${overlap} mm`;
    }
  }
  return null;
};

/** Dead in the pitch that is being settled: it leaves the board when the blows are done. */
const isLeaving = ({ room }: Catacombs, id: string): boolean =>
  room?.settlements.some(({ dead }) => dead.includes(id)) ?? false;

function whyNotAlive(model: Catacombs, piece: Piece): string | null {
  if (isLeaving(model, piece.id)) return null;
  if (piece.kind === 'hero' && !isAlive(heroOf(model, piece.card))) return 'is dead';
  if (piece.kind === 'ally' && !isAlive(heroOf(model, piece.owner))) {
    return isLeaving(model, piece.owner) ? null : 'has lost its Wizard';
  }
  if (piece.kind !== 'monster') return null;
  return piece.life >= 1 && piece.life <= MONSTER_CARDS[piece.card].life ? null : `has ${piece.life} life`;
}

export const onlyTheLivingLieThere: Invariant = ({ model }) => {
  for (const piece of piecesIn(model)) {
    const why = whyNotAlive(model, piece);
    if (why !== null) return `${piece.id} ${why}`;
  }
  return null;
};

export const lordIsBounded: Invariant = ({ model }) => {
  const lord = model.room?.lord ?? null;
  if (lord === null) return piecesIn(model).some(({ kind }) => kind === 'lord') ? 'a Lord outside its lair' : null;
  const isDying = model.room?.settlements.some(({ lordFellAtMs }) => lordFellAtMs !== null) ?? false;
  const { life, extraLife } = LORD_CARDS[lord.id];
  return lord.life <= life + extraLife && (lord.life > 0 || isDying) ? null : `${lord.id} has ${lord.life}`;
};

/** One disc of each Ally and one Shield; a companion beside whoever owns its card (BASE-053, BASE-218, BASE-220, SOL-016). */
export const alliesAreSingle: Invariant = ({ model }) => {
  for (const kind of [...ALLY_IDS, 'shield']) {
    const count = piecesIn(model).filter(
      (piece) => piece.id === kind || ('card' in piece && piece.card === kind),
    ).length;
    if (count > 1) return `${count} of ${kind}`;
  }
  const stray = Object.values(EQUIPMENT_CARDS).find(({ id, ally }) => {
    const piece = ally === undefined ? null : pieceOrNull(model, ally);
    return piece?.kind === 'ally' && !heroOf(model, piece.owner).equipment.includes(id);
  });
  return stray === undefined ? null : `${stray.ally ?? ''} that nobody owns`;
};

export const idsAreTheirOwn: Invariant = ({ model }) => {
  const wrong = Object.entries(model.room?.pieces ?? {}).find(([id, piece]) => id !== piece.id);
  return wrong === undefined ? null : `${wrong[1].id} is filed as ${wrong[0]}`;
};
