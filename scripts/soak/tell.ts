import { OFFERED } from './coverage/offered';
import { unoffered, unwritten, type RecordPage } from './coverage/recordPage';
import { Tally } from './coverage/tally';
import { PHYSICS, type Physics } from './physics';
import type { Soaked } from './soak';
import type { Soak } from './soakOf';

export type Played = Soaked & { readonly physics: Physics };

const sum = (played: readonly Played[], of: (one: Played) => number): number =>
  played.reduce((total, one) => total + of(one), 0);

function tellGames(physics: Physics, own: readonly Played[]): void {
  const [games, commands, cutShort] = [
    sum(own, (one) => one.games),
    sum(own, (one) => one.commands),
    sum(own, (one) => one.cutShort),
  ];
  console.log(`${games} games with ${physics} physics: ${commands} commands, ${cutShort} games cut short`);
}

/** Each chapter with its rarest ids: what is rare is what the next change may lose. */
const RAREST = 3;

function tellChapter(chapter: string, ids: readonly string[], tally: Tally): void {
  const used = ids.filter((id) => tally.of(chapter, id) > 0);
  const rarest = [...used].sort((a, b) => tally.of(chapter, a) - tally.of(chapter, b)).slice(0, RAREST);
  const told = rarest.map((id) => `${id} ${tally.of(chapter, id)}`).join(', ');
  console.log(`${chapter.padEnd(14)} ${used.length} of ${ids.length} used; rarest: ${told}`);
}

function tellReasons(chapter: 'refused' | 'barred', tally: Tally): void {
  const prefix = `${chapter} `;
  const reasons = Object.entries(tally.toJSON()).filter(([key]) => key.startsWith(prefix));
  const told = reasons.map(([key, count]) => `${key.slice(prefix.length)} ${count}`).sort();
  console.log(`${chapter.padEnd(14)} ${told.join(', ')}`);
}

function tallyOf(played: readonly Played[]): Tally {
  const tally = new Tally();
  for (const { counts } of played) tally.merge(counts);
  return tally;
}

/** Prints what was used with this physics; answers what never was. */
function tellUsed({ goals, outOfReach }: Soak, physics: Physics, played: readonly Played[]): readonly string[] {
  const own = played.filter((one) => one.physics === physics);
  if (own.length === 0) return [];
  tellGames(physics, own);
  const tally = tallyOf(own);
  for (const [chapter, ids] of Object.entries(goals[physics])) tellChapter(chapter, ids, tally);
  return tally.missing(goals[physics], outOfReach).map((key) => `${key} (${physics} physics)`);
}

/** Prints what was played and used; answers what is wrong with that, each in a few words. */
export function tell(game: Soak, played: readonly Played[], page: RecordPage): readonly string[] {
  const missing = PHYSICS.flatMap((physics) => tellUsed(game, physics, played));
  const tally = tallyOf(played);
  tellReasons('refused', tally);
  tellReasons('barred', tally);
  for (const [key, why] of Object.entries(game.outOfReach)) console.log(`out of reach   ${key}: ${why}`);
  const offered = tally.idsOf(OFFERED);
  const isReachable = (key: string): boolean => game.outOfReach[`prompt ${key.split(' ')[0]}`] === undefined;
  return [
    ...unwritten(page, offered).map((key) => `offered, and not on its page of records: ${key}`),
    ...unoffered(page, offered)
      .filter(isReachable)
      .map((key) => `on its page of records, and never offered: ${key}`),
    ...(missing.length === 0 ? [] : [`never used: ${missing.join(', ')}`]),
    ...tally.reachedAfterAll(game.outOfReach).map((key) => `used, and said to be out of reach: ${key}`),
  ];
}
