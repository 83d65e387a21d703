import { GO_BERSERK } from '../../content/base/heroes';
import { powersOf } from '../../moments/abilities';
import type { Ability } from '../../moments/abilities/ability';
import { stunPiece } from '../../model/told/stun';
import { effectOf } from '../../moments/effects';
import { usableGear } from '../../moments/gear';
import { actionOf, withAction, withRoom } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { isOverseerSide, isStunned } from '../../model/piece';
import type { ActionInPlay } from '../../model/settlement';
import { pieceOf, pieceOrNull, roomOf } from '../../model/queries';
import { missilePlace } from '../pitch/missilePlace';
import { judgeDefeat } from '../settlement/settleReactions';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { Attack } from '../../words/attack';
import type { Pitch } from '../../words/pitch';
import { strikerOf, whyNotShot } from '../../model/subjects/shooting';
import type { PieceId } from '../../words/openIds';

/** A Familiar that is gone in the middle of a spell: the rest of it starts from the Wizard (BASE-225). */
const originOf = (model: Catacombs, { actor, origin }: ActionInPlay): string =>
  pieceOrNull(model, origin) === null ? actor : origin;

const pitchOf = (model: Catacombs, action: ActionInPlay, attack: Attack, mayDecline: boolean): Pitch => ({
  number: 0,
  actor: action.actor,
  striker: strikerOf(model, action.actor, attack),
  attack,
  reason: 'action',
  origin: originOf(model, action),
  struckBefore: [],
  missileAt: null,
  spares: [],
  mayDecline,
});

/** The flick of a step; who could make it critical is asked first (BASE-341). */
function releaseNext(play: CatacombsPlay, pitch: Pitch): void {
  if (whyNotShot(play.model, pitch) !== null) return play.emit({ kind: 'stopped', piece: pitch.actor });
  const actor = pieceOf(play.model, pitch.actor);
  const usable = actor.kind === 'hero' ? usableGear(play.model, actor) : [];
  const barb = usable.find((one) => one.maySharpen?.(pitch.attack));
  play.next(barb === undefined ? { kind: 'pitch', pitch } : { kind: 'sharpen', pitch, equipment: barb.id });
}

/** Step by step; what is declined or cut short is lost (BASE-158, BASE-163, BASE-164). */
export const actRule: RuleOf<'act'> = {
  run(play, { steps, isFirst }) {
    const action = actionOf(play.model);
    const [step, ...rest] = steps;
    if (step === undefined || action.isStopped || pieceOrNull(play.model, action.actor) === null) return;
    play.next({ kind: 'act', steps: rest, isFirst: false });
    if (step.kind === 'effect') return play.next({ kind: 'effect', effect: step.effect, chosen: null });
    if (step.kind === 'chain')
      return play.next({ kind: 'chain', attack: step.attack, left: step.count, isFirst: true });
    releaseNext(play, pitchOf(play.model, action, step.attack, !isFirst));
  },
};

/** Each pitch starts where the one before ended, and bars whom it struck (section 11). */
export const chainRule: RuleOf<'chain'> = {
  run(play, { attack, left, isFirst }) {
    const action = actionOf(play.model);
    if (left === 0 || action.isStopped || pieceOrNull(play.model, action.actor) === null) return;
    play.next({ kind: 'chain', attack, left: left - 1, isFirst: false });
    const pitch = pitchOf(play.model, action, attack, !isFirst);
    const missileAt = missilePlace(play.model, pitch, action.missileAt);
    releaseNext(play, isFirst ? pitch : { ...pitch, struckBefore: action.struck, missileAt });
  },
};

function powersAt(model: Catacombs, actor: PieceId): readonly Ability[] {
  const piece = pieceOrNull(model, actor);
  return piece !== null && isOverseerSide(piece) ? powersOf(model, piece) : [];
}

/** After the whole action and its reactions: the Barbarian drops where he stands (BASE-174, BASE-175). */
export const endActionRule: RuleOf<'endAction'> = {
  run(play) {
    const { actor, action, hasPitched, hasStruck } = actionOf(play.model);
    const powers = powersAt(play.model, actor);
    play.change(withRoom(play.model, { actions: roomOf(play.model).actions.slice(0, -1) }));
    const piece = pieceOrNull(play.model, actor);
    if (piece !== null && isOverseerSide(piece) && !isStunned(piece)) {
      for (const ability of powers) ability.onActionEnd?.(play, piece, hasStruck);
    }
    if (action !== GO_BERSERK || !hasPitched || pieceOrNull(play.model, actor) === null) return;
    stunPiece(play, actor, { by: actor, rule: 'BASE-174' });
    judgeDefeat(play);
  },
};

/** Declined: the rest of the action is over. */
export const stopActionRule: RuleOf<'stopAction'> = {
  run: (play) => play.change(withAction(play.model, { isStopped: true })),
};

/** What a card does besides flicking. */
export const effectRule: RuleOf<'effect'> = {
  run: (play, task) => effectOf(task.effect).run(play, task),
  answer: (play, task, answer) => effectOf(task.effect).answer?.(play, task, answer),
};
