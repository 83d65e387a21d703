import { err, ok, type Result } from '../../lib';
import { MAX_FILE_BYTES, type OpenedFile, type OpenFault } from './textFile';

/** Nothing is filtered by type: phones grey out files whose ending they do not know. */
function chooseFile(): Promise<File | null> {
  const input = document.createElement('input');
  input.type = 'file';
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}

/** Lets somebody choose a file and reads it. */
export async function openTextFile(): Promise<Result<OpenedFile, OpenFault>> {
  const file = await chooseFile();
  if (file === null) return ok(null);
  if (file.size > MAX_FILE_BYTES) return err('tooLarge');
  try {
    return ok({ name: file.name, text: await file.text() });
  } catch {
    return err('unreadable');
  }
}
