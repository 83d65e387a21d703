import { heldTo, TABLE_SEAT, type FlickTable, type Shot, type TableDisc } from '../../../flicking';
import { BOARD } from '../../content/boards';
import { LAUNCH } from '../../content/launch';
import { flickIn, resolvedIn } from '../../model/answers';
import { enterMonster, withRoom } from '../../model/changes';
import type { Piece } from '../../model/piece';
import { pieceOf, pieceOrNull, piecesOf, roomOf, seatOfPiece, groundOf } from '../../model/queries';
import type { Catacombs } from '../../model/model';
import { isProjectile, projectileOf, projectileRadiusMm } from '../../model/subjects/projectile';
import { COMMANDED } from '../../content/soloth/monsters';
import type { RuleOf } from '../../model/types';
import type { Blow, Pitch } from '../../words/pitch';
import { ladderFrom } from '../settlement/ladder';
import { openSettlement } from '../settlement/openSettlement';
import { ridersOf, withSlips } from '../../model/subjects/spikes';

const tableDisc = ({ id, xMm, yMm, radiusMm, kind }: Piece): TableDisc => ({
  id,
  xMm,
  yMm,
  radiusMm,
  isFixed: kind === 'obstacle', // BASE-187
  ignores: [],
});

const tableOf = (model: Catacombs): FlickTable => ({
  ...BOARD,
  discs: piecesOf(model).map(tableDisc),
  riders: ridersOf(model),
});

/** From its release on it is a monster of the room, and may still act in this turn (SOL-042, SOL-043, SOL-047). */
const enterCommanded = (model: Catacombs, at: { readonly xMm: number; readonly yMm: number }): Catacombs =>
  enterMonster(model, COMMANDED, at, false).model;

/** Ask whoever controls the piece for a flick; it may be declined in the middle of a sequence or chain (BASE-163). */
export const pitchRule: RuleOf<'pitch'> = {
  run(play, { pitch }) {
    const { model } = play;
    const actor = pieceOrNull(model, pitch.actor);
    if (actor === null) return;
    const projectile = projectileOf(model, pitch);
    const isOnBoard = projectile === null && pitch.missileAt === null;
    play.ask(
      [pitch.reason === 'fear' ? model.setup.overseer : seatOfPiece(model, actor)], // VERM-048
      {
        kind: 'flick',
        actor: pitch.actor,
        attack: pitch.attack.type,
        reason: pitch.reason,
        barredTargets: [...pitch.struckBefore, ...pitch.spares],
      },
      {
        kind: 'flick',
        discs: isOnBoard || pitch.missileAt !== null ? [pitch.striker] : [],
        projectile,
        board: BOARD,
        taken: groundOf(model).taken,
        ...LAUNCH,
        mayDecline: pitch.mayDecline,
      },
    );
  },
  answer(play, { pitch }, answer) {
    const flick = flickIn(answer);
    if (flick === null) {
      play.emit({ kind: 'stopped', piece: pitch.actor });
      return pitch.reason === 'action' ? play.next({ kind: 'stopAction' }) : undefined;
    }
    const at = flick.from ?? pitch.missileAt;
    const staysInPlay = pitch.attack.type === 'commandUndead';
    if (staysInPlay && at !== null) {
      play.change(enterCommanded(play.model, at));
      play.emit({ kind: 'placed', piece: pitch.striker, ...at, cause: { by: pitch.actor, rule: 'SOL-038' } });
    }
    const shot: Shot = {
      discId: pitch.striker,
      projectile:
        at === null || staysInPlay
          ? null
          : { id: pitch.striker, ...at, radiusMm: projectileRadiusMm(pitch), isFixed: false, ignores: [] },
      ...heldTo(flick, LAUNCH),
    };
    const number = play.model.pitchCount + 1;
    play.change({ ...play.model, pitchCount: number });
    play.emit({
      kind: 'flicked',
      pitch: number,
      actor: pitch.actor,
      striker: pitch.striker,
      from: at,
      vxMmS: flick.vxMmS,
      vyMmS: flick.vyMmS,
    });
    // BASE-109: a released pitch cannot be taken back.
    play.reveal();
    play.next({ kind: 'fly', pitch: { ...pitch, number }, table: tableOf(play.model), shot });
  },
};

/** A hero's Punch that touched a monster, or any missile or fireball of a hero's, even a miss (EXTRA-019, EXTRA-020). */
function isHeroAttack(model: Catacombs, pitch: Pitch, blows: readonly Blow[]): boolean {
  if (pieceOf(model, pitch.actor).kind !== 'hero') return false;
  return (
    isProjectile(pitch) ||
    blows.some((blow) => blow.kind === 'strike' && pieceOf(model, blow.target).kind === 'monster')
  );
}

/** The flick is in the air: the rules wait for the log. */
export const flyRule: RuleOf<'fly'> = {
  run(play, { pitch, table, shot }) {
    play.ask([TABLE_SEAT], { kind: 'watchFlick', pitch: pitch.number }, { kind: 'flickResolved', table, shot });
  },
  answer(play, { pitch }, answer) {
    const result = resolvedIn(answer);
    const { settlement, blows } = openSettlement(play.model, pitch, result);
    play.change(withSlips(play.model, result.rest.riders));
    const { settlements, hasHeroAttacked } = roomOf(play.model);
    play.change(
      withRoom(play.model, {
        settlements: [...settlements, settlement],
        hasHeroAttacked: hasHeroAttacked || isHeroAttack(play.model, pitch, blows),
      }),
    );
    play.reveal();
    play.next(...ladderFrom(blows).map(({ task }) => task));
  },
};
