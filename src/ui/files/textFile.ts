import { MAX_IMPORT_CHARS } from '../../session';

/** Every file of ours is text, and says in its first lines what it is. */
export const MIME_TYPE = 'application/json';

/** A larger file is not even read: nothing that the game writes comes near it. */
export const MAX_FILE_BYTES = MAX_IMPORT_CHARS;

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** What somebody chose; null when they thought better of it. */
export type OpenedFile = TextFile | null;

export type OpenFault = 'tooLarge' | 'unreadable';
/** A browser puts it away without a word; elsewhere the system's own sheet has asked where it goes. */
export type Saved = 'downloaded' | 'handedOver';

export type SaveFault = 'notSaved';
