import { dice } from '../content/amounts';
import { HANDICAP_THROWN } from '../content/handicaps';
import { withPerson } from '../model/changes';
import { personOf } from '../model/people';
import type { ReignPlay } from '../model/types';
import type { CharacterId } from '../words/characters';
import { throwAmount } from './throws';

/** What stays of a death that was cancelled, where the house plays with handicaps; the same one once (REIGN-048, REIGN-049). */
export function scar(play: ReignPlay, who: CharacterId): void {
  if (!play.model.setup.hasHandicaps) return;
  const handicap = HANDICAP_THROWN[throwAmount(play, who, 'handicap', dice(1))] ?? null;
  const { handicaps } = personOf(play.model, who);
  if (handicap === null || handicaps.includes(handicap)) return;
  play.change(withPerson(play.model, who, { handicaps: [...handicaps, handicap] }));
  play.emit({ kind: 'handicapped', who, handicap });
}
