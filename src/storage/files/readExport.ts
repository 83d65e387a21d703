import { z } from 'zod';
import { jsonFaultOf } from '../../lib';
import { StorageRefusal } from '../fault';
import {
  checkOf,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  exportShape,
  MAX_EXPORT_LENGTH,
  type ExportedFile,
} from '../shelf/exportShape';

const headShape = z.object({ format: z.literal(EXPORT_FORMAT), version: z.int().positive() });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { line, column } = jsonFaultOf(text);
    throw new StorageRefusal('damaged', `the file stops making sense at line ${line}, column ${column}`);
  }
}

/** Where in the file the first thing is that should not be there. */
function placeOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue === undefined ? '' : `${issue.path.map(String).join('.')}: ${issue.message}`;
}

/** What an export says; throws a refusal, whatever the text is, before anything of it is used. */
export function readExport(text: string): ExportedFile {
  if (text.length > MAX_EXPORT_LENGTH) {
    throw new StorageRefusal('tooBig', `the file has ${text.length} characters, ${MAX_EXPORT_LENGTH} are allowed`);
  }
  if (!text.trimStart().startsWith('{')) throw new StorageRefusal('notOurs', 'the file is no export of this app');
  const said = jsonOf(text);
  const head = headShape.safeParse(said);
  if (!head.success) throw new StorageRefusal('notOurs', placeOf(head.error));
  if (head.data.version > EXPORT_VERSION) {
    throw new StorageRefusal('newer', `the file has version ${head.data.version}, this app reads ${EXPORT_VERSION}`);
  }
  const file = exportShape.safeParse(said);
  if (!file.success) throw new StorageRefusal('damaged', placeOf(file.error));
  if (checkOf(file.data) !== file.data.check) throw new StorageRefusal('damaged', 'the check of the file does not fit');
  return file.data;
}
