import { creatureNamed, elementNamed, type HeroId, type ThingId } from '../../../rules/reign';
import { GRAMMARS, phrase, sentence, type Language, type Noun } from '../../common';
import type { ReignWording } from '../wording';

export type Values = Readonly<Record<string, string>>;

export interface Namers {
  /** What a player has called a hero; null: as the sheet does. */
  hero(id: HeroId): string | null;
  /** What this item of the table is; null: nobody here knows. */
  thing(id: string): ThingId | null;
}

/** Puts people, things and places into the words of one language. */
export interface Speaker {
  readonly wording: ReignWording;
  /** As a label. */
  name(id: string): string;
  /** As it stands in a sentence, with its article. */
  the(id: string): string;
  all(ids: readonly string[]): string;
  /** “4 and 2D”. */
  list(parts: readonly string[]): string;
  /** Part of a sentence, its variables filled in. */
  fill(template: string, values?: Values): string;
  /** A whole sentence. */
  say(template: string, values?: Values): string;
}

const NO_BREAK = '\u00a0';

const known = new WeakMap<ReignWording, ReadonlyMap<string, Noun>>();

/** Everything that has a name of its own, by its id. */
function nounsOf(wording: ReignWording): ReadonlyMap<string, Noun> {
  const { heroes, creatures, weapons, armours, things, spells, skills, handicaps, elements, zones } = wording;
  const groups: readonly Readonly<Record<string, Noun>>[] = [
    heroes,
    creatures,
    weapons,
    armours,
    things,
    spells,
    skills,
    handicaps,
    elements,
    zones,
  ];
  const nouns = known.get(wording) ?? new Map(groups.flatMap((group) => Object.entries(group)));
  known.set(wording, nouns);
  return nouns;
}

export function speakerOf(language: Language, wording: ReignWording, namers: Namers): Speaker {
  const { numbered, list } = GRAMMARS[language];

  function nounOf(id: string): Noun {
    const noun = nounsOf(wording).get(id);
    if (noun !== undefined) {
      const own = id in wording.heroes ? namers.hero(id as HeroId) : null;
      return own === null ? noun : { name: own, the: own };
    }
    const creature = creatureNamed(id);
    if (creature !== null) {
      const kind = wording.creatures[creature.kind];
      return { name: `${kind.name}${NO_BREAK}${creature.number}`, the: numbered(kind, creature.number) };
    }
    const element = elementNamed(id);
    if (element !== null) return wording.elements[element.kind];
    const thing = namers.thing(id);
    return thing === null ? wording.something : nounOf(thing);
  }

  return {
    wording,
    name: (id) => nounOf(id).name,
    the: (id) => nounOf(id).the,
    all: (ids) => list(ids.map((id) => nounOf(id).the)),
    list,
    fill: (template, values = {}) => phrase(language, template, values),
    say: (template, values = {}) => sentence(language, template, values),
  };
}
