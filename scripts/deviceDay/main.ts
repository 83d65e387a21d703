import { readFileSync } from 'node:fs';
import { readField, type Traces } from './traces';

const shown = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : '-');

/** Prints what a file of the hidden screen says of the device that it was recorded on. */
export function main(args: readonly string[]): number {
  const [file] = args;
  if (file === undefined) {
    console.error('Name a file that was saved on pichenette://traces: npm run traces -- FILE');
    return 2;
  }
  const traces = JSON.parse(readFileSync(file, 'utf8')) as Traces;
  if (traces.format !== 'pichenette-traces') {
    console.error(`${file} holds no traces.`);
    return 2;
  }
  console.log(JSON.stringify(traces.device));
  for (const field of ['game', 'system']) {
    const { strokes, stepMs, lateMs, lostAt60HzPercent } = readField(traces, field);
    console.log(
      `${field}: ${strokes} strokes, a sample every ${shown(stepMs.middle)} ms (95 %: ${shown(stepMs.slow)}), ` +
        `${shown(lateMs.middle)} ms later than the promptest (95 %: ${shown(lateMs.slow)}), ` +
        `at 60 Hz ${shown(lostAt60HzPercent.middle)} % off (most: ${shown(lostAt60HzPercent.most)} %)`,
    );
  }
  return 0;
}
