import { useEffect, useState, useSyncExternalStore } from 'react';
import { isLearnt, learn, onLearnt, type Language } from '../../../i18n/common';
import { VOCABULARIES } from '../../../i18n/vocabularies';

const isReady = (language: Language): boolean => isLearnt(language, VOCABULARIES);

/** Fetches all that is said in a language. */
export const speak = (language: Language): Promise<void> => learn(language, VOCABULARIES);

/**
 * The language to speak where this one is wanted: until it has come, the one that was spoken before, so that no text is ever
 * missing. Nobody waits at the entrance: what is said there is here in every language, and the rest comes with the game.
 */
export function useSpokenLanguage(wanted: Language): Language {
  const [spoken, setSpoken] = useState(wanted);
  const isHere = useSyncExternalStore(onLearnt, () => isReady(wanted));
  const mustWait = !isHere && isReady(spoken);
  if (!mustWait && spoken !== wanted) setSpoken(wanted);

  useEffect(() => {
    // What cannot be fetched now is asked for again when somebody wants it again.
    if (mustWait) speak(wanted).catch(() => undefined);
  }, [mustWait, wanted]);

  return mustWait ? spoken : wanted;
}
