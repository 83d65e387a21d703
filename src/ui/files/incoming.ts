import { File } from 'expo-file-system';
import { clearSharedPayloads, getSharedPayloads } from 'expo-sharing';
import { Linking } from 'react-native';
import { err, ok, type Result } from '../../lib';
import { MAX_FILE_BYTES, type OpenFault, type TextFile } from './textFile';

/** A file that was handed to the app from outside, or why it cannot be read. */
export type Incoming = Result<TextFile, OpenFault>;

const IS_FILE = /^(content|file):/;
/** What Android's sheet for sharing has the app opened with; the file itself is asked for. */
const IS_SHARED = /^pichenette:\/*expo-sharing\b/;
/** iOS copies what is handed over into the app's own documents, where it would lie for ever. */
const IS_COPY = /^file:.*\/Documents\/Inbox\//;

/** Anybody may write such a link: then there is nothing. */
function shared(): string | null {
  try {
    const uri = getSharedPayloads().find(({ value }) => IS_FILE.test(value))?.value ?? null;
    clearSharedPayloads();
    return uri;
  } catch {
    return null;
  }
}

/** A provider of Android's calls its files what it likes. */
function nameAt(uri: string): string {
  const last = decodeURIComponent(uri).split('/').at(-1) ?? '';
  return /\.json$/i.test(last) ? last : 'pichenette.json';
}

function readAt(uri: string): Incoming {
  try {
    const file = new File(uri);
    if ((file.size ?? 0) > MAX_FILE_BYTES) return err('tooLarge');
    const text = file.textSync();
    if (IS_COPY.test(uri)) file.delete();
    // Not every sender tells a size.
    return text.length > MAX_FILE_BYTES ? err('tooLarge') : ok({ name: nameAt(uri), text });
  } catch {
    return err('unreadable');
  }
}

/** Hears of every file that is opened with the app, or shared with it: the one it was started with, and those that come later. */
export function listenForFiles(take: (incoming: Incoming) => void): () => void {
  const look = (url: string | null): void => {
    const uri = url !== null && IS_SHARED.test(url) ? shared() : url;
    if (uri !== null && IS_FILE.test(uri)) take(readAt(uri));
  };
  let isWanted = true;
  void Linking.getInitialURL().then((url) => {
    if (isWanted) look(url);
  });
  const listening = Linking.addEventListener('url', ({ url }) => look(url));
  return () => {
    isWanted = false;
    listening.remove();
  };
}
