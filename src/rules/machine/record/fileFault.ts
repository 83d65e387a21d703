import type { z } from 'zod';

/** What is wrong with a file, and where in it: `commands[3].flick.vxMmS`, or '' for the file as a whole. */
export interface FileFault {
  readonly place: string;
  readonly message: string;
}

export const sayFault = ({ place, message }: FileFault): string => (place === '' ? message : `${place}: ${message}`);

const PLAIN_KEY = /^[A-Za-z_]\w*$/;

/** A path as one would write it in code. */
export const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[${key}]`;
    const name = String(key);
    if (!PLAIN_KEY.test(name)) return `${place}[${JSON.stringify(name)}]`;
    return place === '' ? name : `${place}.${name}`;
  }, '');

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Zod opens with what kind of fault it is; the place and the expectation say it all. */
const plainly = (message: string): string =>
  lowerFirst(message.replace(/^Invalid input: /, '').replace(/received undefined$/, 'which is missing'));

/** The first thing that is wrong: one clear error is worth more than a page of them. */
export function faultOf({ issues }: z.ZodError): FileFault {
  const [issue] = issues;
  if (issue === undefined) throw new Error('an error without an issue');
  return { place: placeOf(issue.path), message: plainly(issue.message) };
}
