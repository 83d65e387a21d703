import type { Adventure } from '../../../src/rules/catacombs';

const told = (words: string) => ({ en: words, fr: words });

/** Elf against Orc in the crypt: the smallest story there is. */
export const ORC_AND_ELF = {
  format: 'pichenette-adventure',
  version: 1,
  title: told('Orc and Elf'),
  story: told('One of them is in the way.'),
  ending: told('Not any more.'),
  lord: null,
  heroes: { 'hero:barbarian': { life: 0 }, 'hero:thief': { life: 0 }, 'hero:wizard': { life: 0 } },
  rooms: [
    {
      kind: 'combat',
      title: told('The passage'),
      story: told('It is narrow.'),
      board: 'crypt',
      monsters: [{ monster: 'monster:orc', at: { xMm: 150, yMm: 60 } }],
      heroes: { 'hero:elf': { xMm: 150, yMm: 420 } },
    },
  ],
} as const satisfies Adventure;

type Json = Record<string, unknown>;

/** A copy of a story with one thing changed: `changed(story, 'rooms.0.board', 'cellar')`. */
export function changed(story: object, place: string, value: unknown): Json {
  const copy = JSON.parse(JSON.stringify(story)) as Json;
  const keys = place.split('.');
  const last = keys.pop() as string;
  const owner = keys.reduce<Json>((inner, key) => inner[key] as Json, copy);
  owner[last] = value;
  return copy;
}
