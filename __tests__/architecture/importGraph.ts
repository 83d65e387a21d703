import path from 'node:path';
import ts from 'typescript';
import type { Sources } from './sources';

export interface Import {
  readonly from: string;
  /** A path of the project, or the name of an npm package. */
  readonly to: string;
  readonly isPackage: boolean;
}

const ENDINGS = ['.ts', '.tsx', '.web.ts', '.web.tsx', '.native.ts', '.native.tsx', '/index.ts', '/index.tsx'];

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Every platform's variant of a module is an edge: what is only wrong on web is wrong. */
function targetsOf(from: string, specifier: string, sources: Sources): string[] {
  const base = path.posix.join(path.posix.dirname(from), specifier);
  if (sources.has(base)) return [base];
  const found = ENDINGS.map((ending) => base + ending).filter((file) => sources.has(file));
  return found.length > 0 ? found : [base];
}

function importsFrom(from: string, specifier: string, sources: Sources): Import[] {
  if (!specifier.startsWith('.')) return [{ from, to: packageName(specifier), isPackage: true }];
  return targetsOf(from, specifier, sources).map((to) => ({ from, to, isPackage: false }));
}

export function importsOf(sources: Sources): Import[] {
  return [...sources].flatMap(([from, text]) =>
    ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => importsFrom(from, fileName, sources)),
  );
}

/** Each cycle once, as the path that closes it. */
export function cyclesOf(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, isPackage } of imports) {
    if (!isPackage) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    const seenAt = trail.indexOf(file);
    if (seenAt >= 0) {
      cycles.push([...trail.slice(seenAt), file].join(' -> '));
      return;
    }
    if (done.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}
