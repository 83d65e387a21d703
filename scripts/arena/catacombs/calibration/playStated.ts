import { areEnemies, type CatacombsEvent, type CatacombsState } from '../../../../src/rules/catacombs';
import type { Contestant } from '../contestant';
import { playMatch } from '../match';
import { roomSetup } from '../setups';

/** A chance that was stated before a flick, and whether it came true. */
export interface Stated {
  readonly chance: number;
  readonly cameTrue: boolean;
}

function hurtsFoe({ model }: CatacombsState, actor: string, events: readonly CatacombsEvent[]): boolean {
  const pieces = model.room?.pieces ?? {};
  const own = pieces[actor];
  return events.some((event) => {
    const target = event.kind === 'damaged' ? pieces[event.target] : undefined;
    return own !== undefined && target !== undefined && areEnemies(own, target);
  });
}

/** One room between equals: every flick at somebody, with the chance that was given for it. */
export function playStated(room: number, level: Contestant): readonly Stated[] {
  const stated: Stated[] = [];
  let chance: number | null = null;
  playMatch(roomSetup(room), room, { heroes: level, overseer: level }, ({ before, events, said }) => {
    const thought = said?.thought;
    if (thought?.kind === 'shot') chance = thought.aim.target === null ? null : thought.chance;
    const flying = before.tasks.at(-1);
    if (said !== null || flying?.kind !== 'fly' || chance === null) return;
    stated.push({ chance, cameTrue: hurtsFoe(before, flying.pitch.actor, events) });
    chance = null;
  });
  return stated;
}
