import { areApart, isWhollyOn } from '../../flicking';
import { BOARD } from '../content/boards';
import { LORD_CARDS } from '../content/lords';
import { withLord, withPiece, withRoom } from '../model/changes';
import type { Catacombs } from '../model/model';
import type { Piece } from '../model/piece';
import { pieceOrNull, piecesOf, roomOf } from '../model/queries';
import { lordLifeAtStart } from '../model/setup';
import { stacked } from '../model/subjects/stacks';
import type { Opening, PieceNow } from '../words/opening';
import { conditionFault } from './conditionFault';
import { at, put, secondOf, type OpeningFault, type Put } from './fault';
import { enteredIn, idsOf } from './numbered';
import { isFault, pieceAsSaid } from './pieceAsSaid';
import { named, SAID_OF, type Named } from './pieceNamed';

function edgeFault(piece: Piece): OpeningFault | null {
  if (isWhollyOn(BOARD, piece)) return null;
  const { id, radiusMm } = piece;
  const fault = (side: string, mm: number): OpeningFault =>
    at([side], `${id} does not lie wholly inside the board: ${radiusMm} to ${mm - radiusMm}`, 'BASE-083');
  const isInsideAcross = isWhollyOn(BOARD, { ...piece, yMm: BOARD.heightMm / 2 });
  return isInsideAcross ? fault('yMm', BOARD.heightMm) : fault('xMm', BOARD.widthMm);
}

function overlapFault(model: Catacombs, piece: Piece): OpeningFault | null {
  const under = piecesOf(model).find((other) => !areApart(piece, other));
  return under === undefined ? null : at(['xMm'], `${piece.id} overlaps ${under.id}`, 'BASE-083');
}

function formFault(now: PieceNow): OpeningFault | null {
  const one = named(now.piece);
  if (one === null) return at(['piece'], 'nothing of this name lies on a board');
  const strange = Object.keys(now).find((key) => !SAID_OF[one.kind].some((field) => field === key));
  if (strange !== undefined) return at([strange], `says nothing of ${now.piece}`);
  const missing = (['xMm', 'yMm'] as const).find((field) => now[field] === undefined && now.on === undefined);
  return missing === undefined ? null : at([missing], `where is ${now.piece}?`);
}

/** A Lord's life is counted beside the board (BASE-060). */
function withLordAsSaid(model: Catacombs, { life, isVeiled = false }: PieceNow): Put {
  const lord = roomOf(model).lord;
  if (lord === null) return put(model);
  const most = Math.max(lordLifeAtStart(model.setup), LORD_CARDS[lord.id].life);
  if ((life ?? 1) > most) return { model, faults: [at(['life'], `at most ${most}`, 'BASE-055')] };
  return put(withLord(model, { life: life ?? lord.life, isVeiled }));
}

interface Said {
  readonly one: Named;
  readonly id: string;
  readonly now: PieceNow;
}

function onHost(model: Catacombs, { id, now, one }: Said, host: string): Put {
  const under = pieceOrNull(model, host);
  if (under === null) return { model, faults: [at(['on'], `${host} is named nowhere before it`, 'VERM-139')] };
  const made = pieceAsSaid(model, one, { id, xMm: now.xMm ?? under.xMm, yMm: now.yMm ?? under.yMm }, now);
  if (isFault(made)) return { model, faults: [made] };
  const { piece, stock } = made;
  return piece.kind === 'monster' ? put(stacked({ ...model, stock }, piece, host)) : put(model);
}

function onBoard(model: Catacombs, { id, now, one }: Said): Put {
  const made = pieceAsSaid(model, one, { id, xMm: now.xMm ?? 0, yMm: now.yMm ?? 0 }, now);
  if (isFault(made)) return { model, faults: [made] };
  const fault = edgeFault(made.piece) ?? overlapFault(model, made.piece);
  if (fault !== null) return { model, faults: [fault] };
  const next = withPiece({ ...model, stock: made.stock }, made.piece);
  if (one.kind === 'lord') return withLordAsSaid(next, now);
  if (now.holds === undefined) return put(next);
  const captives = [...(roomOf(next).captives ?? []), ...now.holds.map((hero) => ({ hero, by: id }))];
  return put(withRoom(next, { captives }));
}

/** Everything that is said to lie on the board, in the order of the file (BASE-083). */
export function piecesAsSaid(model: Catacombs, { pieces = [], room }: Opening): Put {
  const fail = (index: number, { path, message, rule }: OpeningFault): Put => ({
    model,
    faults: [at(['pieces', index, ...path], message, rule)],
  });
  const kinds: Named[] = [];
  for (const [index, now] of pieces.entries()) {
    const fault = formFault(now);
    if (fault !== null) return fail(index, fault);
    const one = named(now.piece);
    if (one !== null) kinds.push(one);
  }
  const ids = idsOf(kinds);
  const twice = secondOf(ids);
  if (twice >= 0) return fail(twice, at(['piece'], `${ids[twice]} is named twice`));
  let next = model;
  for (const [index, now] of pieces.entries()) {
    const [one, id] = [kinds[index], ids[index]];
    if (one === undefined || id === undefined) continue;
    const said = { one, id, now };
    const fault = conditionFault(next, said, pieces);
    const laid = fault === null ? (now.on === undefined ? onBoard(next, said) : onHost(next, said, now.on)) : null;
    if (fault !== null) return fail(index, fault);
    if (laid?.faults[0] !== undefined) return fail(index, laid.faults[0]);
    next = laid?.model ?? next;
  }
  const entered = { ...enteredIn(kinds, ids) };
  for (const [kind, count] of Object.entries(room?.entered ?? {})) entered[kind] = Math.max(entered[kind] ?? 0, count);
  return put(withRoom(next, { entered }));
}
