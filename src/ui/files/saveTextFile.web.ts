import { err, ok, type Result } from '../../lib';
import { MIME_TYPE, type Saved, type SaveFault, type TextFile } from './textFile';

/** Some browsers begin to read only after the click has been dealt with. */
const KEPT_FOR_MS = 60_000;

/** Hands a file to the browser, which puts it where its downloads go. */
export function saveTextFile({ name, text }: TextFile): Promise<Result<Saved, SaveFault>> {
  try {
    const url = URL.createObjectURL(new Blob([text], { type: MIME_TYPE }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
    return Promise.resolve(ok('downloaded'));
  } catch {
    return Promise.resolve(err('notSaved'));
  }
}
