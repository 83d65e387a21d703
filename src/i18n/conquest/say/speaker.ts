import { isCard, printedOn, type CharacterId } from '../../../rules/conquest';
import { GRAMMARS, phrase, sentence, type Language, type Noun } from '../../common';
import type { ConquestWording } from '../wording';

export type Values = Readonly<Record<string, string>>;

export interface Namers {
  /** What a seat goes by. */
  seat(id: string): string;
  /** Who plays this Character. */
  playerOf(character: CharacterId): string;
}

/** Puts cards, discs, teams and players into the words of one language. */
export interface Speaker {
  readonly wording: ConquestWording;
  /** As a label. */
  name(id: string): string;
  /** As it stands in a sentence, with its article. */
  the(id: string): string;
  all(ids: readonly string[]): string;
  playerOf(character: CharacterId): string;
  /** Part of a sentence, its variables filled in. */
  fill(template: string, values?: Values): string;
  /** A whole sentence. */
  say(template: string, values?: Values): string;
}

const known = new WeakMap<ConquestWording, ReadonlyMap<string, Noun>>();

/** Everything that has a name, by its id. */
function nounsOf(wording: ConquestWording): ReadonlyMap<string, Noun> {
  const { teams, characters, crystals, projectiles, cards, hidden } = wording;
  const groups: readonly Readonly<Record<string, Noun>>[] = [
    teams,
    characters,
    crystals,
    projectiles,
    cards,
    { hidden },
  ];
  const nouns = known.get(wording) ?? new Map(groups.flatMap((group) => Object.entries(group)));
  known.set(wording, nouns);
  return nouns;
}

export function speakerOf(language: Language, wording: ConquestWording, namers: Namers): Speaker {
  const nounOf = (id: string): Noun => {
    // The two cards of a face are called alike.
    const noun = nounsOf(wording).get(isCard(id) ? printedOn(id).id : id);
    const seat = noun === undefined ? namers.seat(id) : '';
    return noun ?? { name: seat, the: seat };
  };
  return {
    wording,
    name: (id) => nounOf(id).name,
    the: (id) => nounOf(id).the,
    all: (ids) => GRAMMARS[language].list(ids.map((id) => nounOf(id).the)),
    playerOf: namers.playerOf,
    fill: (template, values = {}) => phrase(language, template, values),
    say: (template, values = {}) => sentence(language, template, values),
  };
}
