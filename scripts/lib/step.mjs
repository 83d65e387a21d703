const TICK_MS = 1000;
const HEARTBEAT_MS = 20_000;
const DETAIL_LENGTH = 70;

const seconds = (ms) => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;

/** On a terminal one line counts the seconds; in a log a line every twenty seconds says that work goes on. */
function showProgress(title, startedMs) {
  let detail = '';
  const elapsed = () => seconds(Date.now() - startedMs);
  const isTerminal = process.stdout.isTTY === true;
  const draw = () => process.stdout.write(`\r\x1b[2K${title} … ${elapsed()}  ${detail}`);
  if (!isTerminal) console.log(`${title} …`);
  const timer = isTerminal
    ? setInterval(draw, TICK_MS)
    : setInterval(() => console.log(`${title} … ${elapsed()}  ${detail}`), HEARTBEAT_MS);
  return {
    tell: (line) => {
      detail = line.slice(0, DETAIL_LENGTH);
    },
    end: (verdict) => {
      clearInterval(timer);
      console.log(`${isTerminal ? '\r\x1b[2K' : ''}${title}: ${verdict} (${elapsed()})`);
    },
  };
}

/**
 * Runs one titled piece of long work with its progress and its duration on the screen.
 * `work` gets a function that tells the latest news; what it returns is passed on.
 */
export async function step(title, work, verdictOf = () => 'done') {
  const progress = showProgress(title, Date.now());
  try {
    const result = await work(progress.tell);
    progress.end(verdictOf(result));
    return result;
  } catch (error) {
    progress.end('failed');
    throw error;
  }
}
