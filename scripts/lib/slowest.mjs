const SHOWN = 10;
/** A suite that takes more of all their time, and is begun last, leaves the other of two workers idle for a tenth of the run. */
const SHARE = 0.05;
/** Of fewer suites some one always takes more. */
const LEAST_SUITES = 40;

const shareOf = (part, whole) => `${Math.round((100 * part) / whole)} %`;

/** Which suites a run has spent its time on, and which of them more than their share, in lines to be read. */
export function slowestOf(suites) {
  if (suites.length === 0) return [];
  const ordered = [...suites].sort((one, other) => other.seconds - one.seconds);
  const total = ordered.reduce((sum, { seconds }) => sum + seconds, 0) || 1;
  const rows = ordered
    .slice(0, SHOWN)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s ${shareOf(seconds, total).padStart(5)}  ${name}`);
  const greedy = suites.length < LEAST_SUITES ? [] : ordered.filter(({ seconds }) => seconds > SHARE * total);
  return [
    `The slowest of ${suites.length} suites, which take ${total.toFixed(0)} s one after the other:`,
    ...rows,
    ...(greedy.length > 0
      ? [`More than their share, a twentieth of all: ${greedy.map(({ name }) => name).join(', ')}`]
      : []),
  ];
}
