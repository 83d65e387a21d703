import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

/**
 * What `npm test` runs: each stage is a script of package.json, so that it can be run alone by the same name. Those that keep
 * hardly more than one core busy run beside one another, before all others.
 */
export const CHECKS = [
  { title: 'Format', script: 'format:check', isBeside: true },
  { title: 'Lint', script: 'lint', isBeside: true },
  { title: 'Types', script: 'types', isBeside: true },
  { title: 'Web export', script: 'export:web', isBeside: true },
  { title: 'Unit, architecture and golden tests', script: 'test:unit', isJest: true },
  { title: 'Browser tests', script: 'test:e2e', isJest: true, needs: 'export:web' },
];

/** What only a release needs, on top: slower, and of no help while writing code. */
export const RELEASE_CHECKS = [
  { title: 'Firefox and WebKit', script: 'test:browsers', isJest: true, needs: 'export:web' },
  { title: 'Android export', script: 'export:android' },
  { title: 'iOS export', script: 'export:ios' },
  { title: 'Native projects and bytecode', script: 'check:native' },
  { title: 'What the stores want', script: 'check:store' },
  { title: 'Credits of what is bundled', script: 'check:licences' },
  { title: 'Physics on other engines', script: 'test:engines' },
  { title: 'The recipe of the README', script: 'check:recipe' },
].filter(({ script }) => script in scripts);
