import type { NativeStackScreenProps } from '@react-navigation/native-stack';

/** The screens, and what each needs to be opened. */
export interface Routes extends Record<string, object | undefined> {
  Title: undefined;
  /** With nothing at stake; `game`: of which kind. `lies`: how far its board is turned, in right angles. */
  Practise: { readonly game?: string; readonly lies?: string } | undefined;
  Settings: undefined;
  /** Those who are known here. */
  People: undefined;
  Credits: undefined;
  Licence: { readonly work: string };
  Table: { readonly game: string };
  /** `game`: of which kind. `again`: the game whose table and choices it begins with. `start`: with what was handed over. */
  NewGame: { readonly game?: string; readonly again?: string; readonly start?: 'handed' } | undefined;
  Records: undefined;
  Playback: { readonly game: string };
  /** What was handed over. */
  Sight: undefined;
  GameOver: { readonly game: string };
  /** `card`: what is open; the sections alone when nothing is. `game`: whose library, where several games have one. */
  Library: { readonly game?: string; readonly card?: string } | undefined;
  Bench: { readonly discs?: string } | undefined;
  Traces: undefined;
}

/** Where each screen lives in a browser's address bar. */
export const PATHS: Readonly<Record<keyof Routes & string, string>> = {
  Title: '',
  Practise: 'gym',
  Settings: 'settings',
  People: 'people',
  Credits: 'credits',
  Licence: 'credits/:work',
  Table: 'table/:game',
  NewGame: 'new',
  Records: 'records',
  Playback: 'replay/:game',
  Sight: 'sight',
  GameOver: 'over/:game',
  Library: 'library/:card?',
  Bench: 'bench',
  Traces: 'traces',
};

export type ScreenProps<Name extends keyof Routes> = NativeStackScreenProps<Routes, Name>;
