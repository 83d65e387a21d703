import { createReadStream } from 'node:fs';
import path from 'node:path';
import { MAX_FILE_CHARS } from '../../src/rules/machine';

/** npm runs scripts in the project's folder; the file's name is meant from where the user is. */
const found = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** The whole text; of one that is too long no more than it takes to tell. */
export async function readText(file: string): Promise<string> {
  const stream = file === '-' ? process.stdin : createReadStream(found(file));
  stream.setEncoding('utf8');
  const parts: string[] = [];
  let length = 0;
  for await (const part of stream) {
    parts.push(String(part));
    length += String(part).length;
    if (length > MAX_FILE_CHARS) break;
  }
  return parts.join('');
}
