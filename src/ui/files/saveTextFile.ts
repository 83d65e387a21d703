import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { err, ok, type Result } from '../../lib';
import { MIME_TYPE, type Saved, type SaveFault, type TextFile } from './textFile';

/** Hands a file to the system's sheet: to keep it, or to send it to somebody. */
export async function saveTextFile({ name, text }: TextFile): Promise<Result<Saved, SaveFault>> {
  try {
    // In the cache folder, which the system empties: whoever takes the file may read it after the sheet has closed.
    const file = new File(Paths.cache, name);
    file.create({ overwrite: true });
    file.write(text);
    await shareAsync(file.uri, { mimeType: MIME_TYPE, UTI: 'public.json' });
    return ok('handedOver');
  } catch {
    return err('notSaved');
  }
}
