import { abilitiesOf } from '../../moments/abilities';
import type { Cause } from '../../words/cause';
import type { HeroId } from '../../words/ids';
import { workingGear } from '../../moments/gear';
import { settlementOf, withHero, withLord, withPiece, withSettlement } from '../../model/changes';
import type { HeroPiece, LordPiece, MonsterPiece, Piece } from '../../model/piece';
import { areHeroesBeaten, creditOf, fullLife, heroOf, pieceOf, roomOf } from '../../model/queries';
import type { CatacombsPlay } from '../../model/types';
import { creditKill } from '../../model/told/creditKill';
import { contactIn, type OfContact } from '../../model/told/ofContact';
import { turnedOver } from '../../model/subjects/spikes';
import type { PieceId } from '../../words/openIds';

/** When it happens, and in which contact of the flick. */
export interface HarmAt extends OfContact {
  readonly atMs: number;
}

/** And why. */
export interface Harm extends HarmAt {
  readonly cause: Cause;
}

/** What is beyond the last point is lost (BASE-134). */
const after = (life: number, amount: number): number => Math.max(0, life - amount);

function markDead(play: CatacombsPlay, id: PieceId, by: HeroId | null, harm: Harm): void {
  play.change(withSettlement(play.model, { dead: [...settlementOf(play.model).dead, id] }));
  play.emit({ kind: 'killed', piece: id, by, cause: harm.cause, ...contactIn(harm) });
}

export function markFallen(play: CatacombsPlay, id: PieceId, harm: Harm): void {
  markDead(play, id, null, harm);
  const { heroesFellAtMs } = settlementOf(play.model);
  if (heroesFellAtMs !== null || !areHeroesBeaten(play.model)) return;
  play.change(withSettlement(play.model, { heroesFellAtMs: harm.atMs }));
}

/** What the blow leaves him, if something of his keeps him from dying of it. */
function lifeSaved(play: CatacombsPlay, piece: HeroPiece, lifeLeft: number): number {
  if (lifeLeft > 0) return lifeLeft;
  const gear = workingGear(play.model, piece).find(({ onDeathBlow }) => onDeathBlow !== undefined);
  return gear?.onDeathBlow?.(play, piece.card) ?? lifeLeft;
}

function hurtHero(play: CatacombsPlay, piece: HeroPiece, amount: number, harm: Harm): void {
  const lifeLeft = lifeSaved(play, piece, after(heroOf(play.model, piece.card).life, amount));
  play.change(withHero(play.model, piece.card, { life: lifeLeft }));
  play.emit({ kind: 'damaged', target: piece.id, amount, lifeLeft, cause: harm.cause, ...contactIn(harm) });
  if (lifeLeft > 0) return;
  markFallen(play, piece.id, harm);
}

/** Life that no blow takes: nothing saves it (VERM-029). */
export function loseLife(play: CatacombsPlay, piece: HeroPiece, amount: number, harm: Harm): void {
  const lifeLeft = after(heroOf(play.model, piece.card).life, amount);
  play.change(withHero(play.model, piece.card, { life: lifeLeft }));
  play.emit({ kind: 'damaged', target: piece.id, amount, lifeLeft, cause: harm.cause, ...contactIn(harm) });
  if (lifeLeft === 0) markFallen(play, piece.id, harm);
}

/** The kill goes to whoever took the last point, whoever wounded it before (BASE-136, BASE-210). */
function hurtMonster(play: CatacombsPlay, piece: MonsterPiece, amount: number, harm: Harm): void {
  const lifeLeft = after(piece.life, amount);
  play.change(withPiece(play.model, { ...turnedOver(piece), life: lifeLeft }));
  play.emit({ kind: 'damaged', target: piece.id, amount, lifeLeft, cause: harm.cause, ...contactIn(harm) });
  if (lifeLeft === 0) killMonster(play, piece, harm);
}

/** It rises again unharmed, and whatever else this pitch does to it comes too late (SOL-195, SOL-197). */
function raiseAgain(play: CatacombsPlay, piece: MonsterPiece): void {
  play.change(withPiece(play.model, { ...piece, life: fullLife(piece), stun: null, spike: null }));
  play.change(withSettlement(play.model, { reborn: [...settlementOf(play.model).reborn, piece.id] }));
  play.emit({ kind: 'reborn', piece: piece.id, life: fullLife(piece) });
}

function killMonster(play: CatacombsPlay, piece: MonsterPiece, harm: Harm): void {
  if (abilitiesOf(piece).some((ability) => ability.comesBack?.(play.model, piece))) return raiseAgain(play, piece);
  const credit = creditOf(pieceOf(play.model, settlementOf(play.model).pitch.actor));
  if (credit !== null) creditKill(play, credit, piece);
  markDead(play, piece.id, credit, harm);
}

/** Whatever life it had: from now on it is dead, even if it stays to answer (SOL-181, BASE-234). */
export function destroy(play: CatacombsPlay, piece: MonsterPiece, harm: Harm): void {
  play.change(withPiece(play.model, { ...piece, life: 0 }));
  killMonster(play, piece, harm);
}

function hurtLord(play: CatacombsPlay, piece: LordPiece, amount: number, harm: Harm): void {
  const { lord } = roomOf(play.model);
  if (lord === null) throw new Error('a Lord on the board and none in the room');
  const lifeLeft = after(lord.life, amount);
  play.change(withLord(play.model, { life: lifeLeft }));
  play.emit({ kind: 'damaged', target: piece.id, amount, lifeLeft, cause: harm.cause, ...contactIn(harm) });
  if (lifeLeft === 0) play.change(withSettlement(play.model, { lordFellAtMs: harm.atMs }));
}

/** Life loss and death, at the moment of the blow. */
export function dealDamage(play: CatacombsPlay, piece: Piece, amount: number, harm: Harm): void {
  if (piece.kind === 'hero') return hurtHero(play, piece, amount, harm);
  if (piece.kind === 'monster') return hurtMonster(play, piece, amount, harm);
  if (piece.kind === 'lord') return hurtLord(play, piece, amount, harm);
  if (piece.kind !== 'ally') return;
  play.emit({ kind: 'damaged', target: piece.id, amount, lifeLeft: 0, cause: harm.cause, ...contactIn(harm) });
  markFallen(play, piece.id, harm);
}
