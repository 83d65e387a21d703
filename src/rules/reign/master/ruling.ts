import type { Prompt } from '../../machine';
import type { Person, Reign } from '../model/model';
import { kindOf, personOf } from '../model/people';
import { groundFor, indexOf } from '../model/places';
import type { ReignPlay, ReignTypes } from '../model/types';
import type { ReignAnswer } from '../words/deeds';
import type { ReignTask } from '../words/tasks';
import { decide, drawn } from './deciding';
import { CAREFUL, nearestTo, walksOf } from './paths';
import { besides, targetsOf } from './targets';

/** Webbing spiders, swarms, revenants, ogres, others (REIGN-331). */
function rankOf(who: Person): number {
  const kind = kindOf(who);
  if ((kind?.webbing ?? 0) > 0) return 0;
  if ((kind?.swarm ?? 1) > 1) return 1;
  return who.is === 'creature:revenant' ? 2 : who.is === 'creature:ogre' ? 3 : 4;
}

/** Points to the nearest target; Infinity: no way leads to any. */
function walkOf(model: Reign, who: Person): number {
  const ground = groundFor(model);
  const ways = walksOf(model, who, CAREFUL);
  const from = indexOf(ground, who.at);
  return Math.min(
    ...targetsOf(model, who).map(({ at }) => nearestTo(ground, ways, from, at)?.cost ?? Infinity),
    Infinity,
  );
}

/** Kind by kind, within a kind the shortest walk to a target first (REIGN-331). */
function nextOf(play: ReignPlay, options: readonly string[]): string | undefined {
  const all = options.map((id) => {
    const who = personOf(play.model, id);
    return { id, rank: rankOf(who), walk: walkOf(play.model, who) };
  });
  const best = [...all].sort((a, b) => a.rank - b.rank || a.walk - b.walk)[0];
  const equals = all.filter(({ rank, walk }) => rank === best?.rank && walk === best.walk);
  return drawn(play, equals)?.id;
}

const HARDY = 5;

/** It bleeds if the step lets it strike this turn and it can bear it (REIGN-331). */
function bleedsFor(play: ReignPlay, task: Extract<ReignTask, { kind: 'blocked' }>): boolean {
  const who = personOf(play.model, task.who);
  if (who.hp <= HARDY || task.onward.kind !== 'march') return false;
  const { legs, done } = task.onward.march;
  const to = legs[0]?.squares[done];
  const ground = groundFor(play.model);
  const left = who.points;
  return (
    to !== undefined && left > 0 && besides(play.model, indexOf(ground, to), targetsOf(play.model, who)).length > 0
  );
}

/** What the neutral Master answers: by its rules where there is one, by chance where it is left to it (REIGN-328, REIGN-333). */
export function rule(play: ReignPlay, { purpose, ask }: Prompt<ReignTypes>, task: ReignTask): ReignAnswer {
  const who = 'who' in purpose ? purpose.who : '';
  const told = (choice: string, by: string): void => play.emit({ kind: 'ruled', who, choice, rule: by });
  if (ask.kind === 'deed') {
    const { deed, rule: by } = decide(play, who, ask);
    told(deed.id, by);
    return { kind: 'deed', deed: deed.id };
  }
  const choose = (choice: string | undefined, by: string): ReignAnswer => {
    told(choice ?? '', by);
    return { kind: 'choose', options: choice === undefined ? [] : [choice] };
  };
  if (purpose.kind === 'next') {
    const options: readonly string[] = ask.options;
    return choose(nextOf(play, options), 'REIGN-331');
  }
  if (task.kind === 'blocked') return choose(bleedsFor(play, task) ? 'bleed' : undefined, 'REIGN-331');
  const options: readonly string[] = ask.options;
  const free = ask.min === 0 ? [undefined, ...options] : options;
  return choose(drawn(play, free), 'REIGN-333');
}
