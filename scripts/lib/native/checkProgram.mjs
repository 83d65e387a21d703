import { readFileSync } from 'node:fs';
import { Fault } from '../fault.mjs';
import { bundlesOf } from './checkBytecode.mjs';

/** Both native exports must hold the program that thinks, word for word as it is made of the sources of now. */
export function checkProgram(program) {
  for (const platform of ['android', 'ios']) {
    const isHeld = bundlesOf(platform).some((file) => readFileSync(file).includes(program, 'latin1'));
    if (!isHeld)
      throw new Fault(`The ${platform} export lacks the program that thinks, or has an older one: export it again.`);
    console.log(`${platform}: thinks with a program of ${Math.round(program.length / 1024)} KB`);
  }
}
