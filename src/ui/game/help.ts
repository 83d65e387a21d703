import type { ReactNode } from 'react';
import type { Language } from '../../i18n/common';

/** What a topic is called, and what is written of it before its rules. */
export interface Entry {
  readonly name: string;
  readonly text: string;
}

/** Rules that belong together, under a heading of their own. */
export interface PageSection {
  /** null for the rules of the topic itself. */
  readonly topic: string | null;
  readonly rules: readonly string[];
}

/** All there is to say of a topic; the rules are looked up by their ids. */
export interface RulePage extends Entry {
  readonly sections: readonly PageSection[];
  readonly related: readonly string[];
}

export type ShowTopic = (topic: string) => void;

/** What can be asked about in a game: its cards and words, as they are called in one language and stand in one game. */
export interface Help {
  /** What a disc, a card, a word or a rule is looked up under; null for what has no page. */
  topicOf(id: string): string | null;
  entry(topic: string): Entry;
  page(topic: string): RulePage;
  /** Its card at full length; null for a topic without one. */
  card(topic: string, onShow: ShowTopic): ReactNode | null;
  readonly rulebook: (language: Language) => Promise<Rulebook>;
}

/** The rules of a game in a sentence or two each, in one language: many words, so they come when somebody first asks. */
export interface Rulebook {
  /** null for a rule that needs no explaining. */
  text(rule: string): string | null;
}
