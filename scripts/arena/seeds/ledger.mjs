import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../engines/bundle.mjs';
import { Fault } from '../../lib/fault.mjs';

/** Which seeds are for tuning, and which were reported by whom: a block that was looked at is spent. */
export const LEDGER = 'scripts/arena/seeds/seeds.json';
const FILE = join(ROOT, LEDGER);

export const readLedger = async () => JSON.parse(await readFile(FILE, 'utf8'));
export const writeLedger = (ledger) => writeFile(FILE, textOf(ledger));

export const textOf = (ledger) => `${JSON.stringify(ledger, null, 2)}\n`;

const meets = (a, b) => a.from <= b.to && b.from <= a.to;
const holds = (whole, part) => whole.from <= part.from && part.to <= whole.to;
export const told = ({ from, to }) => `${from} to ${to}`;

/** Whoever played it with the same code may play it again. */
const isSame = (spent, claim) =>
  spent.report === claim?.report && spent.fingerprint !== null && spent.fingerprint === claim.fingerprint;

/** Why these seeds may not be played, or null: for tuning, or as a part of the report that is claimed. */
export function whyNotPlayed(ledger, range, claim = null) {
  const tunable = ledger.tune.map(told).join(', ');
  const spent = ledger.spent.filter((block) => meets(block, range));
  if (spent.some((block) => isSame(block, claim) && holds(block, range))) return null;
  const [found] = spent;
  if (found !== undefined) {
    const { report, on, commit } = found;
    const when = on === null ? 'before the ledger was kept' : `on ${on} at ${commit}`;
    const same = claim?.report === report ? ' by another state of the code' : '';
    return `Seeds ${told(range)} are spent: ${told(found)} were reported as "${report}"${same} ${when} (${LEDGER}). Tune on ${tunable}, report on a new block.`;
  }
  if (claim !== null) return `The report "${claim.report}" has no seeds ${told(range)}: see ${LEDGER}.`;
  if (ledger.tune.some((block) => holds(block, range))) return null;
  return `Seeds ${told(range)} are kept for reports (${LEDGER}). Tune on ${tunable}.`;
}

/** The block of this report: the one it has, or the next that nobody has looked at. */
export function taken(ledger, claim, { on, commit }) {
  const own = ledger.spent.find((block) => block.report === claim.report);
  if (own !== undefined) {
    const refusal = whyNotPlayed(ledger, { from: own.from, to: own.to }, claim);
    if (refusal !== null) throw new Fault(`${refusal} Give the new report a name of its own.`);
    return { ledger, block: own };
  }
  const { from: first, to: last, width } = ledger.report;
  for (let from = first; from + width - 1 <= last; from += width) {
    const range = { from, to: from + width - 1 };
    if (ledger.spent.some((block) => meets(block, range))) continue;
    const block = { ...range, report: claim.report, on, commit, fingerprint: claim.fingerprint };
    return { ledger: { ...ledger, spent: [...ledger.spent, block] }, block };
  }
  throw new Fault(`No block is left for a report: give "report" in ${LEDGER} more seeds.`);
}
