import { isStrikeBy, type ContactLog, type DiscTouch, type FlickTable, type WallTouch } from '../../flicking';
import { isCharacter, teamOf, type CharacterId } from '../words/ids';
import type { Harmless } from '../words/options';
import type { Flown, Hit, Shooting } from '../words/tasks';
import { laysAgainst } from './walls';

/** What is judged: who flicked which disc at whom, and what lay where. */
export interface Judged {
  readonly shooting: Shooting;
  readonly character: CharacterId;
  readonly flick: Flown;
  readonly table: FlickTable;
}

export interface Graze extends Hit {
  readonly why: Harmless;
  readonly rule: string;
}

export interface Verdicts {
  readonly hits: readonly Hit[];
  /** Others that were touched, each with the reason why nothing came of it. */
  readonly harmless: readonly Graze[];
}

/** Off a wall that it lay against it has rebounded only when it was driven into it (CONQ-083). */
const DRIVEN_SHARE = 0.1;

function spoils(entry: WallTouch, { flick, table }: Judged): boolean {
  if (entry.atMs > 0 || !laysAgainst(table, flick.disc, entry.b)) return true;
  const launchMmS = Math.sqrt(flick.vxMmS * flick.vxMmS + flick.vyMmS * flick.vyMmS);
  return entry.speedMmS >= DRIVEN_SHARE * launchMmS;
}

/** When the shot disc came off a wall; what it touches in that very instant it touched before (CONQ-081, CONQ-104). */
function walledAtMs(log: ContactLog, judged: Judged): number {
  // On the mat there is none, whatever a log written by hand tells of (CONQ-160).
  if (judged.table.edge !== 'wall') return Infinity;
  const first = log.find((entry) => entry.kind === 'wall' && entry.a === judged.flick.disc && spoils(entry, judged));
  return first?.atMs ?? Infinity;
}

const RULES: Readonly<Record<Harmless, string>> = {
  moveShot: 'CONQ-085',
  companion: 'CONQ-078',
  afterWall: 'CONQ-081',
  notTheTarget: 'CONQ-097',
  atRest: 'CONQ-105',
};

function whyHarmless(touch: DiscTouch, target: CharacterId, walledMs: number, judged: Judged): Harmless | null {
  const { shooting, character, flick } = judged;
  if (teamOf(target) === teamOf(character)) return 'companion';
  if (shooting.shot === 'move') return 'moveShot';
  if (!isStrikeBy(touch, flick.disc)) return 'atRest';
  if (touch.atMs > walledMs) return 'afterWall';
  return shooting.target !== null && shooting.target !== target ? 'notTheTarget' : null;
}

/** Whom the shot disc itself hit, each once (CONQ-076, CONQ-077, CONQ-103); for the others the first reason why not. */
export function judge(log: ContactLog, judged: Judged): Verdicts {
  const walledMs = walledAtMs(log, judged);
  const hits = new Map<CharacterId, Hit>();
  const harmless = new Map<CharacterId, Graze>();
  for (const [contact, touch] of log.entries()) {
    if (touch.kind !== 'touch') continue;
    const { disc } = judged.flick;
    const target = touch.a === disc ? touch.b : touch.b === disc ? touch.a : null;
    if (target === null || !isCharacter(target) || hits.has(target)) continue;
    const why = whyHarmless(touch, target, walledMs, judged);
    if (why === null) hits.set(target, { target, contact });
    else if (!harmless.has(target)) harmless.set(target, { target, contact, why, rule: RULES[why] });
  }
  return { hits: [...hits.values()], harmless: [...harmless.values()].filter(({ target }) => !hits.has(target)) };
}
