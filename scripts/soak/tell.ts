import { GOALS, OUT_OF_REACH } from './coverage/goals';
import { Tally } from './coverage/tally';
import type { Habits } from './habits';
import type { Soaked } from './soak';

type Played = Soaked & { readonly physics: Habits['physics'] };

const sum = (played: readonly Played[], of: (one: Played) => number): number =>
  played.reduce((total, one) => total + of(one), 0);

function tellGames(physics: Habits['physics'], played: readonly Played[]): void {
  const own = played.filter((one) => one.physics === physics);
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

/** Prints what was played and used; answers what never was. */
export function tell(played: readonly Played[]): readonly string[] {
  const tally = new Tally();
  for (const { counts } of played) tally.merge(counts);
  tellGames('fake', played);
  tellGames('real', played);
  for (const [chapter, ids] of Object.entries(GOALS)) tellChapter(chapter, ids, tally);
  tellReasons('refused', tally);
  tellReasons('barred', tally);
  for (const [key, why] of Object.entries(OUT_OF_REACH)) console.log(`out of reach   ${key}: ${why}`);
  return tally.missing();
}
