import file from './licences.json';

export const CREDIT_KINDS = ['icons', 'font', 'library'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

/** Somebody's work that is in the app. */
export interface Credit {
  /** Names it in an address. */
  readonly id: string;
  readonly kind: CreditKind;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly author: string;
  /** The whole licence, as it was published. */
  readonly text: string;
}

type Entry = (typeof file.entries)[number];

const TEXTS: Readonly<Record<string, string>> = file.texts;

const creditOf = (entry: Entry): Credit => ({
  ...entry,
  id: `${entry.name} ${entry.version} ${entry.author}`,
  kind: CREDIT_KINDS.find((kind) => kind === entry.kind) ?? 'library',
  text: TEXTS[entry.text] ?? entry.licence,
});

/** All that the app is made with, in the file's order. */
export const CREDITS: readonly Credit[] = file.entries.map(creditOf);

export const creditOfId = (id: string): Credit | null => CREDITS.find((credit) => credit.id === id) ?? null;
