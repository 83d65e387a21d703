import { isFrozen, type CatacombsState, type HeroId } from '../../../src/rules/catacombs';
import type { Course } from './course';
import type { Board } from './lay';
import { isThere } from './seen';
import type { Table } from '../../rules/catacombs/support/table';

/** A question to which everybody who knows the game has the same answer. */
export interface Position {
  /** What a good player does. */
  readonly name: string;
  /** A fight, or any other moment. */
  readonly on: Board | (() => Table);
  /** Judged at the end of the action, not of its first flick. */
  readonly isWhole?: boolean;
  readonly isSolvedBy: (course: Course) => boolean;
}

type Judged = (end: CatacombsState, start: CatacombsState) => boolean;

const MOST = 0.6;

/** What came of it was this, most times. */
export const mostly =
  (judged: Judged, share = MOST) =>
  ({ ends, start }: Course): boolean =>
    ends.filter((end) => judged(end, start)).length >= share * ends.length;

/** It chose one of these. */
export const choosing =
  (...options: readonly (string | RegExp)[]) =>
  ({ option }: Course): boolean =>
    options.some((one) => (typeof one === 'string' ? one === option : one.test(option)));

export const not =
  (judged: (course: Course) => boolean) =>
  (course: Course): boolean =>
    !judged(course);

export const both =
  (...all: readonly ((course: Course) => boolean)[]) =>
  (course: Course): boolean =>
    all.every((one) => one(course));

export const lifeOf = ({ model }: CatacombsState, id: string): number => {
  if (id.startsWith('hero:')) return model.heroes[id as HeroId]?.life ?? 0;
  if (id.startsWith('lord:')) return model.room?.lord?.life ?? 0;
  const piece = model.room?.pieces[id];
  return piece?.kind === 'monster' ? piece.life : 0;
};

/** Its life is gone. */
export const dead =
  (id: string): Judged =>
  (end) =>
    id.startsWith('hero:') ? lifeOf(end, id) === 0 : end.model.room?.phase !== 'combat' || !isThere(end, id);

export const hurt =
  (id: string): Judged =>
  (end, start) =>
    lifeOf(end, id) < lifeOf(start, id);

export const isDown =
  (id: string): Judged =>
  ({ model }) => {
    const piece = model.room?.pieces[id];
    return piece !== undefined && 'stun' in piece && piece.stun !== null;
  };

export function hasActed({ model }: CatacombsState, id: string): boolean {
  const piece = model.room?.pieces[id];
  return piece !== undefined && 'hasActed' in piece && piece.hasActed;
}

export const isFrozenIn = ({ model }: CatacombsState, id: string): boolean => {
  const piece = model.room?.pieces[id];
  return piece !== undefined && isFrozen(piece);
};
