import type { Refusal } from '../../../machine';
import type { Ground } from '../../grid';
import { Eye, groundFor, indexOf } from '../../model/places';
import type { Person, Reign } from '../../model/model';
import type { ReignDeed } from '../../words/deeds';
import { purseOf } from '../points';

/** Somebody, and all that is to be known to say what can be done. */
export interface Scene {
  readonly model: Reign;
  readonly who: Person;
  readonly points: number;
  readonly ground: Ground;
  /** Where it stands on the ground. */
  readonly at: number;
  /** What it sees. */
  readonly eye: Eye;
}

export function sceneOf(model: Reign, who: Person): Scene {
  const ground = groundFor(model);
  return { model, who, points: purseOf(model, who), ground, at: indexOf(ground, who.at), eye: new Eye(model, who) };
}

/** A deed, with the reason where it cannot be done. */
export interface Offered {
  readonly deed: ReignDeed;
  readonly why: Refusal | null;
}

export type Offer = (scene: Scene) => readonly Offered[];
