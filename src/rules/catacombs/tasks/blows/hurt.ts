import { abilitiesOf, powersOf } from '../../moments/abilities';
import { saidYes, yesOrNo } from '../../model/answers';
import { spendOncePerRoom } from '../../model/told/useGear';
import { type Cause, FIRE_WALL_RULE } from '../../words/cause';
import { DRAIN_LIFE, DRAINED } from '../../content/base/spells';
import type { GearId } from '../../words/ids';
import { gearOf, usableGear } from '../../moments/gear';
import { settlementOf, withSettlement } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { isHeroSide, isOverseerSide, type HeroPiece, type Piece } from '../../model/piece';
import { pieceOf, seatOfPiece, heroOf } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { Blow, Pitch } from '../../words/pitch';
import { dealDamage } from './damage';
import { ofBlow } from '../../model/told/ofContact';
import { healHero } from '../../model/told/heal';
import { isStunnedBy } from './isStunnedBy';
import { afterDamage } from './afterDamage';
import { isWeakStrike } from './weakStrike';

const causeOf = (blow: Blow, pitch: Pitch): Cause =>
  blow.kind === 'fireWall' ? { by: blow.wall, rule: FIRE_WALL_RULE } : { by: pitch.striker, rule: 'BASE-128' };

/** A hero whom this very piece has laid low dies of a petrifying Punch (BASE-340). */
function amountFor(target: Piece, pitch: Pitch, amount: number, play: CatacombsPlay): number {
  if (target.kind !== 'hero' || !pitch.attack.traits.includes('petrify')) return amount;
  return target.stun?.by === pitch.actor ? heroOf(play.model, target.card).life : amount;
}

/** What the damage of a strike sets off: noted now, turned over later. */
function triggers(play: CatacombsPlay, target: Piece, pitch: Pitch): void {
  const { stunned } = settlementOf(play.model);
  if (isStunnedBy(target, pitch)) play.change(withSettlement(play.model, { stunned: [...stunned, target.id] }));
  const actor = pieceOf(play.model, pitch.actor);
  if (isOverseerSide(actor) && pitch.attack.type === 'punch' && isHeroSide(target)) {
    for (const ability of powersOf(play.model, actor)) ability.onPunchHurt?.(play, actor, target);
  }
  if (isOverseerSide(actor) && isHeroSide(target)) {
    for (const ability of powersOf(play.model, actor)) ability.onHurt?.(play, actor, target);
  }
  if (isOverseerSide(actor) && target.kind === 'hero') {
    for (const ability of powersOf(play.model, actor)) ability.onHeroHurt?.(play, actor, target);
  }
  if (pitch.attack.traits.includes('drain') && target.kind === 'monster' && actor.kind === 'hero') {
    healHero(play, actor.card, DRAIN_LIFE, DRAINED);
  }
}

/** It does not matter whether it hurts (VERM-146). */
function tellPunchStruck(play: CatacombsPlay, actor: Piece, target: Piece, { attack }: Pitch): void {
  if (actor.kind !== 'monster' || attack.type !== 'punch' || !isHeroSide(target)) return;
  for (const ability of abilitiesOf(actor)) ability.onPunchStruck?.(play, actor, target);
}

/** What the hit itself sets off, and whether that is all there is to it. */
function isSpentOnHit(play: CatacombsPlay, blow: Blow, target: Piece, pitch: Pitch): boolean {
  if (blow.kind !== 'strike') return false;
  const actor = pieceOf(play.model, pitch.actor);
  tellPunchStruck(play, actor, target, pitch);
  return isWeakStrike(play, actor, target, pitch);
}

const lifeOf = (model: Catacombs, target: Piece): number =>
  target.kind === 'hero' ? heroOf(model, target.card).life : 0;

function carryOut(play: CatacombsPlay, blow: Blow, amount: number): void {
  const { pitch } = settlementOf(play.model);
  const target = pieceOf(play.model, blow.target);
  if (isSpentOnHit(play, blow, target, pitch)) return;
  const dealt = blow.kind === 'strike' ? amountFor(target, pitch, amount, play) : amount;
  const lifeBefore = lifeOf(play.model, target);
  const at = { atMs: blow.atMs, ...ofBlow(play.model, blow) };
  dealDamage(play, target, dealt, { cause: causeOf(blow, pitch), ...at });
  if (blow.kind !== 'strike') return;
  const actor = pieceOf(play.model, pitch.actor);
  if (target.kind === 'hero' && isOverseerSide(actor) && lifeOf(play.model, target) < lifeBefore) {
    afterDamage(play, target, actor, pitch, at);
  }
  triggers(play, pieceOf(play.model, blow.target), pitch);
}

const cloakOf = (play: CatacombsPlay, piece: HeroPiece): GearId | undefined =>
  usableGear(play.model, piece).find((one) => one.mayCancelPitch)?.id;

const tellShrugged = (play: CatacombsPlay, target: HeroPiece, blow: Blow): void => {
  const used = heroOf(play.model, target.card).usedInRoom.find((id) => gearOf(id)?.mayCancelPitch);
  if (used === undefined) throw new Error(`${target.id} has cancelled a pitch with nothing`);
  const by = settlementOf(play.model).pitch.striker;
  const told = { target: target.id, by, because: used, rule: 'BASE-341' };
  play.emit({ kind: 'unharmed', ...told, ...ofBlow(play.model, blow) });
};

/** Protection first, then what the hit sets off, life loss and what that sets off (BASE-339, step 1; VERM-153). */
export const hurtRule: RuleOf<'hurt'> = {
  run(play, { blow, amount }) {
    const target = pieceOf(play.model, blow.target);
    const { cancelledBy } = settlementOf(play.model);
    if (target.kind === 'hero' && cancelledBy.includes(target.id)) return tellShrugged(play, target, blow);
    const cloak = target.kind === 'hero' ? cloakOf(play, target) : undefined;
    if (target.kind === 'hero' && cloak !== undefined) {
      const purpose = { kind: 'cancelPitch', hero: target.card, equipment: cloak, damage: amount } as const;
      return play.ask([seatOfPiece(play.model, target)], purpose, yesOrNo('cancelPitch'));
    }
    carryOut(play, blow, amount);
  },
  answer(play, { blow, amount }, answer) {
    const target = pieceOf(play.model, blow.target);
    const cloak = target.kind === 'hero' && saidYes('cancelPitch', answer) ? cloakOf(play, target) : undefined;
    if (target.kind !== 'hero' || cloak === undefined) return carryOut(play, blow, amount);
    const { cancelledBy } = settlementOf(play.model);
    spendOncePerRoom(play, target.card, cloak);
    play.change(withSettlement(play.model, { cancelledBy: [...cancelledBy, target.id] }));
    tellShrugged(play, target, blow);
  },
};
