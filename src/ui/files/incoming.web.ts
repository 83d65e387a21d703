import { err, ok, type Result } from '../../lib';
import { MAX_FILE_BYTES, type OpenFault, type TextFile } from './textFile';

/** A file that was handed to the app from outside, or why it cannot be read. */
export type Incoming = Result<TextFile, OpenFault>;

interface Handle {
  getFile(): Promise<File>;
}
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files?: readonly Handle[] }) => void): void;
}

/** Only a browser that lets an installed page open files has one. */
const queueOf = (page: object): LaunchQueue | null =>
  'launchQueue' in page ? (page.launchQueue as LaunchQueue | null) : null;

async function read(handle: Handle): Promise<Incoming> {
  try {
    const file = await handle.getFile();
    return file.size > MAX_FILE_BYTES ? err('tooLarge') : ok({ name: file.name, text: await file.text() });
  } catch {
    return err('unreadable');
  }
}

/** Hears of every file that is opened with the installed app; the last of several. */
export function listenForFiles(take: (incoming: Incoming) => void, page: object = globalThis): () => void {
  let isWanted = true;
  queueOf(page)?.setConsumer(({ files = [] }) => {
    const handle = files.at(-1);
    if (handle === undefined) return;
    void read(handle).then((incoming) => {
      if (isWanted) take(incoming);
    });
  });
  return () => {
    isWanted = false;
  };
}
