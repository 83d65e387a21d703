/** What a suite is thought to take that has never run here. */
const UNKNOWN_SECONDS = 2;

/** The folders that a source and its tests have in common: `__tests__` mirrors `src`. */
const roomsOf = (file) =>
  file
    .replace(/^(src|__tests__)\//, '')
    .replace(/\.(test\.)?[a-z]+$/, '')
    .split('/');

function sharedRooms(one, other) {
  const [here, there] = [roomsOf(one), roomsOf(other)];
  const apart = here.findIndex((room, at) => room !== there[at]);
  return apart < 0 ? here.length : apart;
}

/**
 * Of the suites that some change may concern those for which there is time, the nearest to a change first, and of equally
 * near ones the quickest. What was changed itself always runs.
 */
export function nearestSuites(related, changed, { durations, seconds }) {
  const isChanged = new Set(changed);
  const nearness = (suite) =>
    isChanged.has(suite) ? Infinity : Math.max(0, ...changed.map((file) => sharedRooms(suite, file)));
  const known = related
    .map((suite) => ({ suite, near: nearness(suite), seconds: durations[suite] ?? UNKNOWN_SECONDS }))
    .sort((one, other) => other.near - one.near || one.seconds - other.seconds || (one.suite < other.suite ? -1 : 1));
  const run = [];
  const left = [];
  let spent = 0;
  for (const { suite, near, seconds: its } of known) {
    const isIn = near === Infinity || spent + its <= seconds;
    if (isIn) spent += its;
    (isIn ? run : left).push(suite);
  }
  return { run, left };
}
