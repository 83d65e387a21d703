import { chooseUpTo, type SeatId } from '../../machine';
import { BOOSTED_DAMAGE } from '../content/discs';
import { onDiscard, withoutCard, withoutKept, withTeam } from '../model/changes';
import { actingCharacter, actingSeat, enemyOf, handOf, seatsOfTeam } from '../model/queries';
import type { ConquestPlay, RuleOf } from '../model/types';
import type { CardId } from '../words/cards';
import type { Hit } from '../words/tasks';
import { abilityOf } from './cards';
import { chosenCard } from './chosenCard';
import { moveToken } from './tokens';

/** A team cannot lose more than it has (CONQ-109). */
const capped = ({ model }: ConquestPlay, damage: number): number => Math.min(damage, model.teams[enemyOf(model)].pool);

/** The projectile of a shot that was left lies there no more. */
function clearAway(play: ConquestPlay): void {
  const { projectile } = play.model;
  if (projectile === null) return;
  play.change({ ...play.model, projectile: null });
  play.emit({ kind: 'projectileGone', disc: projectile.kind, why: 'spent' });
}

/** A powerful wave that hit may be made stronger by a card of the own hand (CONQ-094, CONQ-095, CONQ-096). */
export const strikeRule: RuleOf<'strike'> = {
  run(play, { shooting, hits, worth }) {
    clearAway(play);
    if (hits.length === 0 || worth === 0) return;
    const seat = actingSeat(play.model);
    const hand = handOf(play.model, seat);
    if (shooting.shot !== 'powerful-wave' || hand.length === 0) {
      return play.next({ kind: 'armour', shooting, hits, worth, declined: [] });
    }
    const [damage, boosted] = [capped(play, worth * hits.length), capped(play, BOOSTED_DAMAGE * hits.length)];
    play.ask([seat], { kind: 'boost', character: actingCharacter(play.model), damage, boosted }, chooseUpTo(1, hand));
  },
  answer(play, { shooting, hits, worth }, answer) {
    const card = chosenCard(answer);
    if (card === null) return play.next({ kind: 'armour', shooting, hits, worth, declined: [] });
    const [seat, team] = [actingSeat(play.model), play.model.active];
    play.change(onDiscard(withoutCard(play.model, seat, card), team, card));
    play.emit({ kind: 'boosted', seat, card, damage: BOOSTED_DAMAGE });
    play.next({ kind: 'armour', shooting, hits, worth: BOOSTED_DAMAGE, declined: [] });
  },
};

const damageOf = (hits: readonly Hit[], worth: number): number => hits.length * worth;

/** Both players of the team are asked: the first who spends one settles it, and only both let it pass (CONQ-130). */
export const armourRule: RuleOf<'armour'> = {
  run(play, { shooting, hits, worth, declined }) {
    const team = enemyOf(play.model);
    const { kept } = play.model.teams[team];
    const seats = seatsOfTeam(play.model.setup, team).filter((seat) => !declined.includes(seat));
    const { card } = shooting;
    if (kept.length === 0 || seats.length === 0 || card === null) {
      return play.next({ kind: 'hurt', shooting, damage: damageOf(hits, worth) });
    }
    const targets = hits.map(({ target }) => target);
    const damage = capped(play, damageOf(hits, worth));
    play.ask(seats, { kind: 'armour', team, card, targets, damage }, chooseUpTo(1, kept));
  },
  answer(play, { shooting, hits, worth, declined }, answer, seat) {
    const spent = chosenCard(answer);
    if (spent !== null) return spend(play, spent, seat, damageOf(hits, worth));
    // Nobody is named: it is said for the whole team.
    const team = enemyOf(play.model);
    const silent = seat === null ? seatsOfTeam(play.model.setup, team) : [...declined, seat];
    play.next({ kind: 'armour', shooting, hits, worth, declined: silent });
  },
};

/** One card takes away all that one shot did, and what the card would have done by it (CONQ-126, CONQ-127, CONQ-131). */
function spend(play: ConquestPlay, card: CardId, seat: SeatId | null, damage: number): void {
  const team = enemyOf(play.model);
  const cancelled = capped(play, damage);
  play.change(onDiscard(withoutKept(play.model, team, card), team, card));
  play.emit({ kind: 'armourSpent', team, seat, card, cancelled });
}

/** Token by token to the bank; the first one to the own pool where the card captures (CONQ-117, CONQ-151). */
export const hurtRule: RuleOf<'hurt'> = {
  run(play, { shooting, damage }) {
    const { active, inPlay } = play.model;
    const enemy = enemyOf(play.model);
    const ability = shooting.card === null ? null : abilityOf(play, shooting.card);
    const fires = inPlay !== null && !inPlay.hasFired;
    if (inPlay !== null) play.change({ ...play.model, inPlay: { ...inPlay, hasFired: true } });
    for (let count = 0; count < damage; count++) {
      const isCaptured = count === 0 && fires && ability?.kind === 'capture';
      if (moveToken(play, enemy, isCaptured ? active : 'bank', isCaptured ? 'capture' : 'damage')) return;
    }
    if (!fires || ability?.kind !== 'stun' || play.model.teams[enemy].isStunned) return;
    play.change(withTeam(play.model, enemy, { isStunned: true }));
    play.emit({ kind: 'stunned', team: enemy });
  },
};
