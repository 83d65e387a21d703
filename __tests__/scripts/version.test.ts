import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VERSION } from '../../src/ui/kit/crashes/build';
import { projectRoot } from '../support/runModule';

it('reports name the version of the package', () => {
  const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  expect(VERSION).toBe(version);
});
