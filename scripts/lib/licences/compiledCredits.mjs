import { readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { STANDARD_TEXTS } from './standardTexts.mjs';

/**
 * Works of others that are compiled into the apps out of the sources of a package, and want their notice in what is given away.
 * Where no file holds the words of the licence, it is a standard one. What asks for no notice (MIT-0, the public domain) is not here.
 */
const COMPILED = {
  'react-native-audio-api': {
    below: ['common', 'cpp', 'audioapi'],
    works: [
      {
        name: 'Blink (audio nodes)',
        licence: 'BSD-3-Clause',
        author: 'Google Inc.',
        file: 'core/effects/BiquadFilterNode.cpp',
      },
      {
        name: 'ConcurrentQueue',
        licence: 'BSD-2-Clause',
        author: 'Cameron Desrochers',
        file: 'libs/concurrentqueue/concurrentqueue.h',
      },
      { name: 'base64', licence: 'Zlib', author: 'René Nyffenegger', file: 'libs/base64/base64.h' },
      { name: 'PFFFT', licence: 'FFTPACK', author: 'Julien Pommier', file: 'libs/pffft/pffft.h' },
      { name: 'r8brain-free-src', licence: 'MIT', author: 'Aleksey Vaneev', file: null },
    ],
  },
};

/** From the line of the copyright to where the comment ends, without its marks. */
export function noticeIn(source) {
  const lines = source.split('\n');
  const fromNotice = lines.slice(lines.findIndex((line) => /^[\s/*]*copyright/i.test(line)));
  const end = fromNotice.findIndex((line) => line.includes('*/') || /^[#\w]/.test(line));
  return fromNotice
    .slice(0, end)
    .map((line) => line.replace(/^\s*(\/\/|\/?\*)?\s*/, '').trimEnd())
    .join('\n')
    .trim();
}

function creditOf(folder, below, version, { name, licence, author, file }) {
  const text =
    file === null
      ? STANDARD_TEXTS[licence](author)
      : noticeIn(readFileSync(inProject(folder, ...below, ...file.split('/')), 'utf8'));
  return { kind: 'library', name, version, licence, author, text };
}

/** The credits of what is compiled out of these packages, by their folders. */
export const compiledCredits = (folders) =>
  Object.entries(COMPILED).flatMap(([name, { below, works }]) => {
    const folder = `node_modules/${name}`;
    if (!folders.includes(folder)) return [];
    const { version } = JSON.parse(readFileSync(inProject(folder, 'package.json'), 'utf8'));
    return works.map((work) => creditOf(folder, below, version, work));
  });
