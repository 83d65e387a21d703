import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/common';
import type { Rulebook } from '../game';
import { useLanguage } from '../kit/hooks/useLanguage';

type Open<Book extends Rulebook> = (language: Language) => Promise<Book>;

/** A rulebook is many words: it comes when somebody first asks, and stays. */
const opened = new Map<Open<Rulebook>, Map<Language, Rulebook>>();

function keep(open: Open<Rulebook>, language: Language, book: Rulebook): void {
  opened.set(open, new Map([...(opened.get(open) ?? []), [language, book]]));
}

interface Came<Book extends Rulebook> {
  readonly open: Open<Book>;
  readonly language: Language;
  readonly book: Book;
}

/** The rules of a game in the language on the screen; null while the rulebook is being opened. */
export function useRulebook<Book extends Rulebook>(open: Open<Book>): Book | null {
  const language = useLanguage();
  const [came, setCame] = useState<Came<Book> | null>(null);
  const hasCome = came?.open === open && came.language === language;
  const book = hasCome ? came.book : ((opened.get(open)?.get(language) as Book | undefined) ?? null);
  useEffect(() => {
    if (book !== null) return undefined;
    let isWaiting = true;
    void open(language).then((rulebook) => {
      keep(open, language, rulebook);
      if (isWaiting) setCame({ open, language, book: rulebook });
    });
    return () => {
      isWaiting = false;
    };
  }, [book, open, language]);
  return book;
}
