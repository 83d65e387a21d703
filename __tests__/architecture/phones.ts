import path from 'node:path';
import ts from 'typescript';
import type { Sources } from './sources';

/** As Metro resolves for a phone: what is a browser's alone is not seen. */
const ENDINGS = ['.native.ts', '.native.tsx', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Every module of ours that is in the bundle of a phone. */
export function onPhones(sources: Sources): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const { fileName } of ts.preProcessFile(sources.get(file) ?? '', true, true).importedFiles) {
      const base = path.posix.join(path.posix.dirname(file), fileName);
      const target = fileName.startsWith('.')
        ? ENDINGS.map((ending) => base + ending).find((one) => sources.has(one))
        : undefined;
      if (target !== undefined) visit(target);
    }
  };
  visit('App.tsx');
  return found;
}

const COMMENTS = /\/\*[\s\S]*?\*\/|(^|[^:])\/\/.*$/gm;
const PAGE = /(?<![\w.'"$])(document|window|localStorage|sessionStorage)\s*(\.|\[)/;

/** Where a browser's page is reached behind a question for the platform, which no phone answers so. */
export const GUARDED: readonly string[] = ['src/ui/kit/settings/LanguageProvider.tsx'];

const code = (text: string): string => text.replace(COMMENTS, '$1');

/** What a phone does not have. */
export const pagesOnPhones = (sources: Sources): readonly string[] =>
  [...onPhones(sources)].filter((file) => !GUARDED.includes(file) && PAGE.test(code(sources.get(file) ?? '')));
