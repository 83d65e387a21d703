import type { i18n } from 'i18next';
import { createTranslator } from './createTranslator';
import type { Language } from './languages';
import { textIn } from './textIn';
import type { Said, Spoken, Vocabulary } from './vocabulary';
import type { Wording } from './wording';

const COMMON: Readonly<Record<Language, () => Promise<Wording>>> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
};

/** A language as far as it has been learnt here. Several may be spoken at once: each side of a table has its own. */
interface Tongue {
  readonly translator: i18n;
  /** What is being fetched, or has been, by the namespace it fills. */
  readonly fetching: Map<string, Promise<void>>;
  readonly learnt: Set<string>;
  /** What `spokenIn` gives, by game. */
  readonly spoken: Map<string, object>;
}

const tongues = new Map<Language, Tongue>();
const listeners = new Set<() => void>();

function tongueOf(language: Language): Tongue {
  const known = tongues.get(language);
  if (known !== undefined) return known;
  const tongue = {
    translator: createTranslator(language),
    fetching: new Map(),
    learnt: new Set<string>(),
    spoken: new Map(),
  };
  tongues.set(language, tongue);
  return tongue;
}

/** What could not be fetched is fetched anew when it is asked for again. */
function once({ fetching, learnt }: Tongue, namespace: string, fetch: () => Promise<void>): Promise<void> {
  const begun = fetching.get(namespace);
  if (begun !== undefined) return begun;
  const fetched = fetch().then(
    () => {
      learnt.add(namespace);
      listeners.forEach((tell) => tell());
    },
    (fault: unknown) => {
      fetching.delete(namespace);
      throw fault;
    },
  );
  fetching.set(namespace, fetched);
  return fetched;
}

/** Fetches a language, as far as nobody has yet: what any screen says in it, and what these games say. */
export async function learn(language: Language, games: readonly Vocabulary[]): Promise<void> {
  const tongue = tongueOf(language);
  const { translator, spoken } = tongue;
  await Promise.all([
    once(tongue, 'common', async () => {
      translator.addResourceBundle(language, 'common', await COMMON[language]());
    }),
    ...games.map(({ game, said }) =>
      once(tongue, game, async () => {
        const words = await said[language]();
        translator.addResourceBundle(language, game, words.screens);
        spoken.set(game, { language, said: words, t: textIn(translator, game) } satisfies Spoken<Said>);
      }),
    ),
  ]);
}

/** All of that has been learnt. */
export function isLearnt(language: Language, games: readonly Vocabulary[]): boolean {
  const { learnt } = tongueOf(language);
  return learnt.has('common') && games.every(({ game }) => learnt.has(game));
}

/** Tells whenever something has been learnt; what is returned ends it. */
export function onLearnt(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Who speaks this language: at once at the entrance, of everything else once it has been learnt. */
export const translatorIn = (language: Language): i18n => tongueOf(language).translator;

/** A game in one language; it has been learnt. */
export function spokenIn<Of extends Said>(language: Language, { game }: Vocabulary<Of>): Spoken<Of> {
  const spoken = tongueOf(language).spoken.get(game);
  if (spoken === undefined) throw new Error(`${game} has not been learnt in ${language}`);
  return spoken as Spoken<Of>;
}
