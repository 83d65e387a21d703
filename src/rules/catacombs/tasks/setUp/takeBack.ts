import type { MonsterId } from '../../words/ids';
import { SORTS_OF } from '../../content/stock';
import { returnDiscs } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { shortOf } from '../../model/subjects/shortOf';
import type { CatacombsPlay } from '../../model/types';
import type { Kill } from '../../words/rewards';
import { collectorOf, discsOf, without, withTrophies } from '../../model/subjects/trophies';

/** A kept disc that eases a shortage; null when none does. */
function wantedOf(model: Catacombs, monsters: readonly MonsterId[]): Kill | null {
  const kept = collectorOf(model)?.trophies.kept ?? [];
  const short = shortOf(model, monsters);
  return kept.find(({ disc }) => short.some((monster) => SORTS_OF[monster].includes(disc))) ?? null;
}

/** Monsters that a room is set up with and the reserve lacks come off the board of whoever keeps them (SOL-155, SOL-156). */
export function takeBack(play: CatacombsPlay, monsters: readonly MonsterId[]): void {
  const taken: Kill[] = [];
  for (let wanted = wantedOf(play.model, monsters); wanted !== null; wanted = wantedOf(play.model, monsters)) {
    const collector = collectorOf(play.model);
    if (collector === null) return;
    const kept = without(collector.trophies.kept, [wanted]);
    play.change(returnDiscs(withTrophies(play.model, collector, { kept }), discsOf([wanted])));
    taken.push(wanted);
  }
  const hero = collectorOf(play.model)?.id;
  if (hero === undefined || taken.length === 0) return;
  play.emit({ kind: 'trophiesTaken', hero, monsters: taken.map(({ monster }) => monster) });
}
