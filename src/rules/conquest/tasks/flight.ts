import { TABLE_SEAT, type ContactLog, type FlickResolvedAnswer, type FlickResolvedAsk } from '../../flicking';
import { DAMAGE, PROJECTILE_RADIUS_MM } from '../content/discs';
import { withDiscs } from '../model/changes';
import { judge } from '../model/judge';
import type { Conquest } from '../model/model';
import { actingCharacter } from '../model/queries';
import { discOf, tableOf } from '../model/table';
import type { ConquestPlay, RuleOf } from '../model/types';
import type { ConquestAnswer } from '../words/asks';
import { DISC_IDS, isProjectile, isProjectileKind, type DiscId } from '../words/ids';
import type { Flown, Shooting } from '../words/tasks';
import { askedOf } from './shot';

/** What the physics is asked. */
export function flightAsk(model: Conquest, { disc, projectile, vxMmS, vyMmS }: Flown): FlickResolvedAsk {
  const thrown =
    projectile === null
      ? null
      : discOf({
          id: projectile.kind,
          xMm: projectile.xMm,
          yMm: projectile.yMm,
          radiusMm: PROJECTILE_RADIUS_MM[projectile.kind],
        });
  return { kind: 'flickResolved', table: tableOf(model), shot: { discId: disc, projectile: thrown, vxMmS, vyMmS } };
}

export function resolvedIn(answer: ConquestAnswer): FlickResolvedAnswer {
  if (answer.kind !== 'flickResolved') throw new Error(`${answer.kind} tells nothing of a flick`);
  return answer;
}

const isDisc = (id: string): id is DiscId => DISC_IDS.some((one) => one === id);

/** Which entry of the log it left in; nothing of what only hung over the edge. */
function ofExit(contacts: ContactLog, disc: DiscId): { readonly contact?: number } {
  const contact = contacts.findIndex((entry) => entry.kind === 'exit' && entry.a === disc);
  return contact < 0 ? {} : { contact };
}

/** Everything stays where it stopped; off the mat it is back inside already (CONQ-074, CONQ-144, CONQ-158). */
export function settle(play: ConquestPlay, { contacts, rest }: FlickResolvedAnswer): void {
  const lying = rest.discs.flatMap(({ id, xMm, yMm, putBack }) => (isDisc(id) ? [{ id, xMm, yMm, putBack }] : []));
  play.change(
    withDiscs(
      play.model,
      lying.map(({ id, xMm, yMm }) => ({ id, xMm, yMm })),
    ),
  );
  play.reveal();
  play.emit({ kind: 'settled', discs: lying.map(({ id, xMm, yMm }) => ({ id, xMm, yMm })) });
  for (const { id, xMm, yMm, putBack } of lying) {
    if (putBack !== null) play.emit({ kind: 'putBack', disc: id, xMm, yMm, ...ofExit(contacts, id) });
  }
}

/** Where the projectile stopped; null once it has left the mat (CONQ-159). */
function stoppedAt({ rest, exits }: FlickResolvedAnswer, kind: string): { xMm: number; yMm: number } | null {
  const end = rest.projectile ?? rest.discs.find(({ id }) => id === kind) ?? null;
  if (end === null || exits.some(({ discId }) => discId === kind)) return null;
  return { xMm: end.xMm, yMm: end.yMm };
}

function tell(
  play: ConquestPlay,
  shooting: Shooting,
  flick: Flown,
  result: FlickResolvedAnswer,
  ask: FlickResolvedAsk,
) {
  const character = actingCharacter(play.model);
  const { projectile } = ask.shot;
  const table = projectile === null ? ask.table : { ...ask.table, discs: [...ask.table.discs, projectile] };
  const { hits, harmless } = judge(result.contacts, { shooting, character, flick, table });
  const damage = DAMAGE[shooting.shot];
  const told = [
    ...hits.map((hit) => ({ kind: 'hit', shot: shooting.shot, damage, ...hit }) as const),
    ...harmless.map((graze) => ({ kind: 'harmless', ...graze }) as const),
  ].sort((a, b) => a.contact - b.contact);
  play.emit(...told);
  return hits;
}

/** The log is read against what lay where when the disc was flicked. */
export const flyRule: RuleOf<'fly'> = {
  run(play, { shooting, flick }) {
    const { target } = shooting;
    const purpose = { kind: 'watch', character: actingCharacter(play.model), shot: askedOf(shooting), target } as const;
    play.ask([TABLE_SEAT], purpose, flightAsk(play.model, flick));
  },
  answer(play, { shooting, flick }, answer) {
    const result = resolvedIn(answer);
    const { asked } = play;
    if (asked.kind !== 'flickResolved') throw new Error(`${asked.kind} asked of nobody what came of a flick`);
    settle(play, result);
    const hits = tell(play, shooting, flick, result, asked);
    const { shot, target, isAgain } = shooting;
    const at = isProjectileKind(shot) ? stoppedAt(result, shot) : null;
    if (target !== null && hits.length === 0) {
      const mayFlickAgain = !isAgain && at !== null;
      play.emit({ kind: 'missed', target, mayFlickAgain });
      if (mayFlickAgain && isProjectileKind(shot)) {
        play.change({ ...play.model, projectile: { kind: shot, ...at } });
        return play.next({ kind: 'flick', shooting: { ...shooting, isAgain: true } });
      }
    }
    if (isProjectile(shot)) play.emit({ kind: 'projectileGone', disc: shot, why: at === null ? 'offTheMat' : 'spent' });
    play.change({ ...play.model, projectile: null });
    play.next({ kind: 'strike', shooting, hits, worth: DAMAGE[shot] });
  },
};
