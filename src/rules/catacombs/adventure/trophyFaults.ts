import type { HeroId } from '../words/ids';
import { MAGIC } from '../content/soloth/magic';
import { startOf } from '../content/starts';
import { stockOf } from '../content/stock';
import { shortOf } from '../model/subjects/shortOf';
import type { Adventure, HeroState } from '../words/adventure';
import { expansionsIn } from '../model/subjects/box';
import { at, type Fault } from './fault';

export function magicFaults(id: HeroId, { magic }: HeroState): readonly Fault[] {
  if (magic === undefined) return [];
  const path = ['heroes', id, 'magic'];
  if (startOf(id).magic === undefined) return [at(path, 'only the Sorceress has magic (SOL-129)')];
  return magic > MAGIC.max ? [at(path, `at most ${MAGIC.max} (SOL-136)`)] : [];
}

/** Discs and artefacts that lie on a board where there are none, or more than there are. */
export function trophyFaults(adventure: Adventure, id: HeroId, { kept, artefacts }: HeroState): readonly Fault[] {
  if (kept === undefined && artefacts === undefined) return [];
  const path = ['heroes', id, kept === undefined ? 'artefacts' : 'kept'];
  if (!startOf(id).hasTrophies) return [at(path, 'only the Witch Hunter keeps monsters and has artefacts (SOL-145)')];
  const [missing] = shortOf({ stock: stockOf(expansionsIn(adventure)) }, kept ?? []);
  const twice = (artefacts ?? []).find((one, index, all) => all.indexOf(one) !== index);
  return [
    ...(missing === undefined ? [] : [at(path, `the box has no disc left for ${missing} (BASE-022)`)]),
    ...(twice === undefined
      ? []
      : [at(['heroes', id, 'artefacts'], `${twice} is named twice, and there is one card of it (SOL-159)`)]),
  ];
}
