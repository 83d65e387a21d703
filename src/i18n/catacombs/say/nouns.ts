import type { Noun } from '../../common';
import type { CatacombsWording, Words } from '../wording';

const asTitle = ({ name }: Words): Noun => ({ name, the: name });

const known = new WeakMap<CatacombsWording, ReadonlyMap<string, Noun>>();

/** Everything that has a name, by its id: the same for everybody who speaks this language. */
export function nounsOf(wording: CatacombsWording): ReadonlyMap<string, Noun> {
  const nouns = known.get(wording) ?? namedIn(wording);
  known.set(wording, nouns);
  return nouns;
}

function namedIn(wording: CatacombsWording): ReadonlyMap<string, Noun> {
  const { heroes, allies, monsters, lords, spells, equipment, artefacts, services, abilities, pieces, rooms, boards } =
    wording;
  const cards = [heroes, allies, monsters, lords, spells, equipment, artefacts, services, abilities, pieces];
  const titles: readonly Readonly<Record<string, Words>>[] = [rooms, boards];
  const { faceDown, life, magic, poison, thePoison } = wording.terms;
  return new Map<string, Noun>([
    ...cards.flatMap((group) => Object.entries<Noun>(group)),
    ...titles.flatMap((group) => Object.entries(group).map(([id, words]): [string, Noun] => [id, asTitle(words)])),
    ['poison', { name: poison, the: thePoison }],
    ['hidden', asTitle({ name: faceDown, text: '' })],
    ['life', asTitle({ name: life, text: '' })],
    ['magic', asTitle({ name: magic, text: '' })],
  ]);
}
