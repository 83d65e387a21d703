import {
  attackOf,
  everybody,
  FOE,
  FRIEND,
  fullPoints,
  groundFor,
  indexOf,
  isHero,
  isOpenHole,
  isStanding,
  kindOf,
  meanDamageOf,
  reaches,
  sees,
  type CharacterId,
  type Ground,
  type Person,
  type Reign,
} from '../../../rules/reign';
import { FAR, flood } from './flood';

const MISTY = 4;
/** A blow that webs is worse than it looks. */
const WEB = 1.5;

/** Who hunts whom is not certain: of those who are as near, and of those who are further away. */
const SHARED = 0.6;
const SPARED = 0.3;

/** What somebody makes of the table: who is against it, how far everything is, what it may suffer where. */
export class Look {
  readonly ground: Ground;
  readonly at: number;
  readonly foes: readonly Person[];
  /** Those on its own side, on their feet or not. */
  readonly friends: readonly Person[];
  /** Where it knows not to tread. */
  readonly shut: ReadonlySet<number>;
  private readonly figures: Uint8Array;
  private readonly walks = new Map<CharacterId, Int16Array>();
  private readonly bites = new Map<CharacterId, Map<CharacterId, number>>();
  private readonly dangers = new Map<number, number>();

  constructor(
    readonly model: Reign,
    readonly who: Person,
  ) {
    this.ground = groundFor(model);
    this.at = indexOf(this.ground, who.at);
    const others = everybody(model).filter(({ id, at }) => id !== who.id && at !== null);
    this.foes = others.filter(({ side, isInvisible }) => side !== who.side && !isInvisible);
    this.friends = others.filter(({ side }) => side === who.side);
    const traps = model.traps.filter((trap) => isOpenHole(trap) || (trap.state === 'set' && trap.isKnown));
    this.shut = new Set(traps.map(({ at }) => indexOf(this.ground, at)));
    this.figures = new Uint8Array(this.ground.squares.length);
    for (const one of others.filter(isStanding)) {
      this.figures[indexOf(this.ground, one.at)] = one.side === who.side ? FRIEND : FOE;
    }
  }

  stepsFrom(...starts: readonly number[]): Int16Array {
    return flood(this.ground, starts, this.shut);
  }

  /** Steps from where somebody stands to everywhere. */
  walkOf({ id, at }: Person): Int16Array {
    let known = this.walks.get(id);
    if (known === undefined) this.walks.set(id, (known = this.stepsFrom(indexOf(this.ground, at))));
    return known;
  }

  /** Whether somebody would be seen from a square. */
  isSeen(from: number, other: Person): boolean {
    const limit = this.model.quest?.isMisty === true ? MISTY : Infinity;
    return sees(this.ground, from, indexOf(this.ground, other.at), { figures: this.figures, limit });
  }

  isBeside = (from: number, other: Person): boolean => reaches(this.ground, from, indexOf(this.ground, other.at));

  /** Hit points that one blow of somebody costs another on average. */
  biteOf(by: Person, target: Person): number {
    let ofOne = this.bites.get(by.id);
    if (ofOne === undefined) this.bites.set(by.id, (ofOne = new Map()));
    let known = ofOne.get(target.id);
    if (known === undefined) {
      const { blow } = attackOf(this.model, by, target, { way: 'melee', weapon: null, isPowerful: false });
      known = meanDamageOf(blow) + ((kindOf(by)?.webbing ?? 0) > 0 ? WEB : 0);
      ofOne.set(target.id, known);
    }
    return known;
  }

  /** How often a foe could strike at who stands there, in its next turn. */
  private strikesAt(foe: Person, square: number): number {
    if (!isStanding(foe) || foe.web > 0 || foe.hole !== null || foe.isDuped) return 0;
    const steps = Math.max(0, (this.walkOf(foe)[square] ?? FAR) - 1);
    const walked = kindOf(foe)?.canRun === false ? steps : Math.ceil(steps / 2);
    return Math.max(0, fullPoints(foe) + foe.owed - walked);
  }

  /** Which part of the blows of a foe is meant for it there, and not for a friend who is nearer. */
  private shareOf(foe: Person, square: number): number {
    const walk = this.walkOf(foe);
    const own = walk[square] ?? FAR;
    const nearest = this.friends
      .filter(isStanding)
      .reduce((least, { at }) => Math.min(least, walk[indexOf(this.ground, at)] ?? FAR), FAR);
    return own < nearest ? 1 : own === nearest ? SHARED : SPARED;
  }

  /** Hit points that it may expect to lose there before its next turn. */
  dangerAt(square: number): number {
    let known = this.dangers.get(square);
    if (known === undefined) {
      known = this.foes.reduce((sum, foe) => {
        const strikes = this.strikesAt(foe, square);
        return strikes === 0 ? sum : sum + strikes * this.shareOf(foe, square) * this.biteOf(foe, this.who);
      }, 0);
      this.dangers.set(square, known);
    }
    return known;
  }

  /** The same of a friend where it stands. */
  dangerTo(friend: Person): number {
    const square = indexOf(this.ground, friend.at);
    return this.foes.reduce((sum, foe) => {
      const strikes = this.strikesAt(foe, square);
      return strikes === 0 ? sum : sum + strikes * SHARED * this.biteOf(foe, friend);
    }, 0);
  }

  /** Heroes on their feet on the own side, itself among them. */
  get party(): readonly Person[] {
    return [this.who, ...this.friends].filter((one) => isHero(one) && isStanding(one));
  }

  /** Somebody who can come to it, or it to them, is about. */
  get isInFight(): boolean {
    const { party } = this;
    return this.foes.some((foe) => {
      const walk = this.walkOf(foe);
      return party.some(({ at }) => (walk[indexOf(this.ground, at)] ?? FAR) < FIGHT);
    });
  }
}

/** Further off than this it is nobody's fight yet. */
const FIGHT = 16;
