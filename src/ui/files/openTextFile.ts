import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';
import { err, ok, type Result } from '../../lib';
import { MAX_FILE_BYTES, type OpenedFile, type OpenFault } from './textFile';

/** The system hands over a copy of its own; once read, it is of no more use. */
async function readCopy(uri: string): Promise<Result<string, OpenFault>> {
  const copy = new File(uri);
  try {
    return copy.size > MAX_FILE_BYTES ? err('tooLarge') : ok(await copy.text());
  } finally {
    copy.delete();
  }
}

/** Lets somebody choose a file and reads it. */
export async function openTextFile(): Promise<Result<OpenedFile, OpenFault>> {
  try {
    const chosen = await getDocumentAsync({ copyToCacheDirectory: true });
    const asset = chosen.canceled ? undefined : chosen.assets[0];
    if (asset === undefined) return ok(null);
    const read = await readCopy(asset.uri);
    return read.ok ? ok({ name: asset.name, text: read.value }) : read;
  } catch {
    return err('unreadable');
  }
}
