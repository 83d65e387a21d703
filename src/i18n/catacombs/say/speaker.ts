import { readNumbered, type CardId } from '../../../rules/catacombs';
import { GRAMMARS, phrase, sentence, type Language, type Noun } from '../../common';
import type { CatacombsWording } from '../wording';
import { nounsOf } from './nouns';

/** Names that no card gives: those of the players, and of the rooms of a story. */
export interface Namers {
  seat(id: string): string;
  room(card: CardId): string | null;
}

export type Values = Readonly<Record<string, string>>;

/** Puts ids and numbers into the words of one language. */
export interface Speaker {
  readonly wording: CatacombsWording;
  readonly namers: Namers;
  /** As a label. */
  name(id: string): string;
  /** As it stands in a sentence, with its article. */
  the(id: string): string;
  names(ids: readonly string[]): string;
  /** By kind: “Zombie ×3 and Orc”. */
  counted(ids: readonly string[]): string;
  number(value: number): string;
  cm(valueMm: number): string;
  /** Part of a sentence, its variables filled in. */
  fill(template: string, values?: Values): string;
  /** A whole sentence. */
  say(template: string, values?: Values): string;
}

export function speakerOf(language: Language, wording: CatacombsWording, namers: Namers): Speaker {
  const grammar = GRAMMARS[language];
  const nouns = nounsOf(wording);

  function nounAt(id: string): { readonly noun: Noun; readonly number: string | null } {
    const noun = nouns.get(id);
    if (noun !== undefined) return { noun, number: null };
    const { of: kind, number } = readNumbered(id);
    const name = namers.room(id) ?? namers.seat(id);
    return {
      noun: nouns.get(kind) ?? { name, the: name },
      number: number !== null && nouns.has(kind) ? String(number) : null,
    };
  }

  function name(id: string): string {
    const { noun, number } = nounAt(id);
    return number === null ? noun.name : `${noun.name}\u00a0${number}`;
  }

  function the(id: string): string {
    const { noun, number } = nounAt(id);
    return number === null ? noun.the : grammar.numbered(noun, number);
  }

  function counted(ids: readonly string[]): string {
    const kinds = ids.map((id) => nounAt(id).noun.name);
    return grammar.list(
      [...new Set(kinds)].map((kind) => {
        const count = kinds.filter((one) => one === kind).length;
        return count === 1 ? kind : `${kind}\u00a0×${count}`;
      }),
    );
  }

  return {
    wording,
    namers,
    name,
    the,
    names: (ids) => grammar.list(ids.map(name)),
    counted,
    number: (value) => grammar.thousands(String(value)),
    cm: (valueMm) => String(valueMm / 10).replace('.', grammar.decimal),
    fill: (template, values = {}) => phrase(language, template, values),
    say: (template, values = {}) => sentence(language, template, values),
  };
}
