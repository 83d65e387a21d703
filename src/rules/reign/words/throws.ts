/** A power die, so many D, what is added to the result, and what is to be reached (REIGN-062, REIGN-069). */
export interface Test {
  /** With every bonus to the characteristic: it chooses the die. */
  readonly level: number;
  /** One as a rule, more for some (REIGN-070); none for magic without a sceptre (REIGN-063). */
  readonly dice: number;
  readonly bonus: number;
  readonly difficulty: number;
}

/** An attack with a weapon: one throw decides the hit and adds to the damage (REIGN-088, REIGN-089). */
export interface BlowPlan {
  readonly level: number;
  /** Damage dice, those of a powerful attack or a precise shot among them (REIGN-092, REIGN-093, REIGN-101). */
  readonly dice: number;
  /** Force and the plain numbers of the weapon: they count for damage alone. */
  readonly flat: number;
  /** Endurance and armour of the target. */
  readonly soak: number;
  /** Melee against what cannot move: it is always hit, and an X counts as 0 (REIGN-090, REIGN-091, REIGN-167). */
  readonly isSure: boolean;
}
