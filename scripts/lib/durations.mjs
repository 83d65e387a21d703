import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from './project.mjs';

const FOLDER = inProject('test-output');
const FILE = inProject('test-output', 'durations.json');

/** How many seconds each suite took when it ran last on this machine, by its path. */
export function readDurations() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return {};
  }
}

/** Suites that did not run this time keep what they took before. */
export function keepDurations(suites) {
  mkdirSync(FOLDER, { recursive: true });
  const taken = Object.fromEntries(suites.map(({ name, seconds }) => [name, seconds]));
  writeFileSync(FILE, JSON.stringify({ ...readDurations(), ...taken }));
}
