/** Where a text stops being JSON; lines and columns count from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** The end of what matches here, or the same place when nothing does. */
function after(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

interface Scan {
  readonly at: number;
  readonly isGood: boolean;
}

function scanString(text: string, from: number): Scan {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') {
    if (text.charCodeAt(at) < 0x20) return { at, isGood: false };
    const next = text[at] === '\\' ? after(ESCAPE, text, at) : at + 1;
    if (next === at) return { at, isGood: false };
    at = next;
  }
  return { at: at + 1, isGood: at < text.length };
}

function scanPlain(text: string, from: number): Scan {
  if (text[from] === '"') return scanString(text, from);
  const at = after(NUMBER, text, after(WORD, text, from));
  return { at, isGood: at > from };
}

type Awaited = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'nothing';

/** Walks the text with a stack of its own, so that no depth of nesting can overflow the engine's. */
function firstBadIndex(text: string): number {
  const closers: string[] = [];
  let awaited: Awaited = 'value';
  const settle = (): Awaited => (closers.length > 0 ? 'commaOrEnd' : 'nothing');
  for (let at = after(SPACE, text, 0); at < text.length; at = after(SPACE, text, at)) {
    const character = text[at] ?? '';
    const mayClose = awaited === 'valueOrEnd' || awaited === 'keyOrEnd' || awaited === 'commaOrEnd';
    if (mayClose && character === closers.at(-1)) {
      closers.pop();
      awaited = settle();
      at += 1;
    } else if (awaited === 'commaOrEnd' && character === ',') {
      awaited = closers.at(-1) === '}' ? 'key' : 'value';
      at += 1;
    } else if (awaited === 'colon' && character === ':') {
      awaited = 'value';
      at += 1;
    } else if ((awaited === 'key' || awaited === 'keyOrEnd') && character === '"') {
      const { at: end, isGood } = scanString(text, at);
      if (!isGood) return end;
      awaited = 'colon';
      at = end;
    } else if ((awaited === 'value' || awaited === 'valueOrEnd') && (character === '{' || character === '[')) {
      closers.push(character === '{' ? '}' : ']');
      awaited = character === '{' ? 'keyOrEnd' : 'valueOrEnd';
      at += 1;
    } else if (awaited === 'value' || awaited === 'valueOrEnd') {
      const { at: end, isGood } = scanPlain(text, at);
      if (!isGood) return end;
      awaited = settle();
      at = end;
    } else return at;
  }
  return text.length;
}

/** Engines tell of broken JSON each in their own words, and some without the place: this says where, on all of them. */
export function jsonFaultOf(text: string): JsonFault {
  const before = text.slice(0, firstBadIndex(text));
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
