/** A failure that the reader can do something about: what was seen, then one line that says what to do. */
export class Fault extends Error {
  constructor(advice, output = '', exitCode = 1) {
    super(advice);
    this.output = output;
    this.exitCode = exitCode;
  }
}

/** Exit code of a command that was asked for what there is not. */
const NO_SUCH = 2;

/** The value, or the one line that says why there is none. */
export function known(result) {
  if (!result.ok) throw new Fault(result.error, '', NO_SUCH);
  return result.value;
}

const LAST_LINES = 60;

export const lastLines = (text, count = LAST_LINES) => text.trimEnd().split('\n').slice(-count).join('\n');

/** An option that is none is a fault of whoever asked. */
const isMisasked = (error) => String(error?.code).startsWith('ERR_PARSE_ARGS');

/** Runs a script's body; whatever goes wrong, its last line says what to do. */
export async function runScript(body) {
  try {
    await body();
  } catch (cause) {
    const error = isMisasked(cause) ? new Fault(cause.message, '', NO_SUCH) : cause;
    if (!(error instanceof Fault)) console.error(error);
    else if (error.output) console.error(lastLines(error.output));
    console.error(
      error instanceof Fault ? error.message : 'This is a fault of the script itself: please report the lines above.',
    );
    process.exitCode = error instanceof Fault ? error.exitCode : 1;
  }
}
