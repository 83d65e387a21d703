import type { NativeStackScreenProps } from '@react-navigation/native-stack';

/** The screens, and what each needs to be opened. */
export interface Routes extends Record<string, object | undefined> {
  Title: undefined;
  Gym: undefined;
  Settings: undefined;
  Credits: undefined;
  Licence: { readonly work: string };
  Bench: { readonly discs?: string } | undefined;
}

/** Where each screen lives in a browser's address bar. */
export const PATHS: Readonly<Record<keyof Routes & string, string>> = {
  Title: '',
  Gym: 'gym',
  Settings: 'settings',
  Credits: 'credits',
  Licence: 'credits/:work',
  Bench: 'bench',
};

export type ScreenProps<Name extends keyof Routes> = NativeStackScreenProps<Routes, Name>;
