/** A failure that the reader can do something about: what was seen, then one line that says what to do. */
export class Fault extends Error {
  constructor(advice, output = '') {
    super(advice);
    this.output = output;
  }
}

const LAST_LINES = 60;

export const lastLines = (text, count = LAST_LINES) => text.trimEnd().split('\n').slice(-count).join('\n');

/** Runs a script's body; whatever goes wrong, its last line says what to do. */
export async function runScript(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Fault)) console.error(error);
    else if (error.output) console.error(lastLines(error.output));
    console.error(
      error instanceof Fault ? error.message : 'This is a fault of the script itself: please report the lines above.',
    );
    process.exitCode = 1;
  }
}
