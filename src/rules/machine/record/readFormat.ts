import type { z } from 'zod';
import { err, jsonFaultOf, ok, type Result } from '../../../lib';
import { faultOf, type FileFault } from './fileFault';

/** A file format of ours, in the versions up to this one. */
export interface FileFormat<T> {
  readonly format: string;
  readonly version: number;
  readonly schema: z.ZodType<T>;
}

/** Far more than any game needs, and little enough to be read on a phone. */
export const MAX_FILE_CHARS = 32 * 1024 * 1024;

const fault = (place: string, message: string): Result<never, FileFault> => err({ place, message });

function parse(text: string): Result<unknown, FileFault> {
  // Some editors put a byte order mark in front.
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (plain.trim() === '') return fault('', 'the file is empty');
  try {
    return ok(JSON.parse(plain));
  } catch {
    const { line, column } = jsonFaultOf(plain);
    return fault(`line ${line}, column ${column}`, 'not JSON from here on');
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function whyNotOurs<T>({ format, version }: FileFormat<T>, value: unknown): FileFault | null {
  if (!isObject(value)) return { place: '', message: 'expected an object with a format' };
  if (value.format !== format) {
    const found = value.format === undefined ? 'nothing' : JSON.stringify(value.format).slice(0, 60);
    return { place: 'format', message: `expected "${format}", found ${found}` };
  }
  const given = value.version;
  if (typeof given !== 'number' || !Number.isInteger(given) || given < 1) {
    return { place: 'version', message: `expected a whole number from 1 to ${version}` };
  }
  const message = `${given} is newer than what is understood here (up to ${version}): update the game`;
  return given > version ? { place: 'version', message } : null;
}

/** Text that somebody gave us, as what it claims to be, or the one clear reason why not. Nothing in it is ever run. */
export function readFormat<T>(format: FileFormat<T>, text: string): Result<T, FileFault> {
  if (text.length > MAX_FILE_CHARS) {
    return fault('', `too large: ${text.length} characters, and ${MAX_FILE_CHARS} are the most that is read`);
  }
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const foreign = whyNotOurs(format, parsed.value);
  if (foreign !== null) return err(foreign);
  const read = format.schema.safeParse(parsed.value);
  return read.success ? ok(read.data) : err(faultOf(read.error));
}
