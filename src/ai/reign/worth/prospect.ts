import { distanceOf, indexOf, isStanding, weaponsHeld, type Person } from '../../../rules/reign';
import type { Explorer } from '../minds';
import { drawOf, goalsOf, wayOut, type Goal, type WayOut } from '../sense/goals';
import type { Look } from '../sense/look';
import { strikeWorth, worthOf } from './blows';
import { castWorth, darts } from './spells';

/** Something that it can do to a foe from where it stands, again and again or once. */
interface Means {
  readonly foe: Person;
  /** null: only beside it. */
  readonly range: number | null;
  readonly worth: number;
  readonly isOnce: boolean;
}

/** All that it could do to each foe, if it stood in the right place. */
function meansOf(look: Look): readonly Means[] {
  const { who } = look;
  const melee = weaponsHeld(who).filter(({ weapon }) => weapon.range === null);
  const arms = melee.length === 0 ? [null] : melee.map(({ item }) => item.id);
  const bows = weaponsHeld(who).flatMap(({ item, weapon }) =>
    weapon.range === null ? [] : [{ item, range: weapon.range }],
  );
  return look.foes.flatMap((foe): readonly Means[] => {
    const struck = arms.map((weapon) => strikeWorth(look, foe, { way: 'melee', weapon, isPowerful: false }));
    return [
      { foe, range: null, worth: Math.max(...struck), isOnce: false },
      ...bows.map(({ item, range }) => {
        return {
          foe,
          range,
          worth: strikeWorth(look, foe, { way: 'shot', weapon: item.id, isPowerful: false }),
          isOnce: false,
        };
      }),
      ...darts(look).map((spell) => {
        return { foe, range: spell.range ?? 99, worth: castWorth(look, spell.id, foe), isOnce: true };
      }),
    ];
  });
}

/** What lies before somebody who stands on a square with so many points left. */
export class Prospect {
  private readonly means: readonly Means[];
  private readonly goals: readonly Goal[];
  readonly out: WayOut | null;
  private readonly most: number;

  constructor(
    readonly look: Look,
    private readonly head: Explorer,
  ) {
    this.means = meansOf(look).filter(({ worth }) => worth > 0);
    this.out = wayOut(look, head);
    this.goals = goalsOf(look, head, this.out);
    this.most = look.foes.filter(isStanding).reduce((sum, foe) => sum + worthOf(look, foe), 0);
  }

  private canReach(square: number, { foe, range }: Means): boolean {
    const { look } = this;
    if (look.isBeside(square, foe)) return range === null || !this.isBow(range);
    if (range === null) return false;
    return distanceOf(look.ground, square, indexOf(look.ground, foe.at)) <= range && look.isSeen(square, foe);
  }

  /** Nobody shoots at who is beside (REIGN-095). */
  private isBow = (range: number): boolean => weaponsHeld(this.look.who).some(({ weapon }) => weapon.range === range);

  /** What it could do from there with its points. */
  private attackAt(square: number, points: number): number {
    if (points < 1 || this.means.length === 0) return 0;
    const near = this.means.filter((means) => this.canReach(square, means));
    const again = near.filter(({ isOnce }) => !isOnce).reduce((most, { worth }) => Math.max(most, worth), 0);
    const once = near.filter(({ isOnce }) => isOnce).map(({ worth }) => worth);
    let [left, sum] = [points, 0];
    for (const worth of once.sort((a, b) => b - a)) {
      if (left < 1 || worth <= again) break;
      sum += worth;
      left -= 1;
    }
    return Math.min(this.most, sum + left * again);
  }

  /** What it would suffer there; the more so, the less of it is left. */
  private dangerAt(square: number): number {
    if (!this.head.isWary) return 0;
    const { look } = this;
    const danger = look.dangerAt(square);
    return danger + Math.max(0, danger - look.who.hp * 0.7) * 1.5;
  }

  at(square: number, points: number): number {
    return this.attackAt(square, points) + drawOf(this.goals, square) - this.dangerAt(square) * DREAD;
  }
}

/** Who never dares anything gets nowhere. */
const DREAD = 0.5;
