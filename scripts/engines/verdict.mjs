import { createHash } from 'node:crypto';

/** One short hash over all that an engine reported. */
export function fingerprint({ flicks, chains }) {
  return createHash('sha256')
    .update(JSON.stringify([flicks, chains]))
    .digest('hex')
    .slice(0, 16);
}

/** What is wrong with a report, one line each; empty when every bit is as recorded. */
export function complaintsAbout(report, golden) {
  return [
    firstDifference('flick', report.flicks, golden.flicks),
    firstDifference('chain', report.chains, golden.chains),
    broken('flicks that fly otherwise the second time', report.notReused),
    broken('flicks that JSON changes', report.notRestored),
    broken('chains that a save in between changes', report.chainsNotRestored),
  ].filter((line) => line !== null);
}

function firstDifference(what, given, recorded) {
  const count = Math.max(given.length, recorded.length);
  const differing = Array.from({ length: count }, (_, index) => index).filter(
    (index) => given[index] !== recorded[index],
  );
  const [first] = differing;
  if (first === undefined) return null;
  return `${differing.length} of ${count} ${what}s differ, first ${what} ${first}: ${given[first]} is not ${recorded[first]}`;
}

const broken = (what, indices) => (indices.length === 0 ? null : `${indices.length} ${what}, first ${indices[0]}`);
