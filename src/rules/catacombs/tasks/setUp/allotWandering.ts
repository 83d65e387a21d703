import type { AmountsAsk } from '../../../machine';
import { amountsIn } from '../../model/answers';
import { collectorOf } from '../../model/subjects/trophies';
import { LORD_CARDS } from '../../content/lords';
import { SORTS_OF } from '../../content/stock';
import type { MonsterId } from '../../words/ids';
import { WANDERING_VERMIN } from '../../content/vermin/wandering';
import type { Catacombs } from '../../model/model';
import { inReserve } from '../../model/queries';
import type { RuleOf } from '../../model/types';

type Monsters = readonly MonsterId[];

const wandererOf = ({ setup }: Catacombs): MonsterId => LORD_CARDS[setup.lord].wandering;

const countIn = (monsters: Monsters, id: MonsterId): number => monsters.filter((one) => one === id).length;

const times = (count: number, id: MonsterId): Monsters => Array.from({ length: count }, () => id);

/** Discs that the Witch Hunter keeps are taken back for a room that wants them (SOL-155, VERM-204): see `takeBack`. */
const keptOf = (model: Catacombs, monster: MonsterId): number =>
  (collectorOf(model)?.trophies.kept ?? []).filter(({ disc }) => SORTS_OF[monster].includes(disc)).length;

/** How many symbols each kind may stand for: as its line says, and as far as the discs go (VERM-085, VERM-093). */
function limitsFor(model: Catacombs, monsters: Monsters, symbols: number): readonly (readonly [MonsterId, number])[] {
  return WANDERING_VERMIN.flatMap(({ monster, discs, most }) => {
    const free = inReserve(model, monster) + keptOf(model, monster) - countIn(monsters, monster);
    const limit = Math.min(symbols, most, Math.floor(free / discs));
    return limit > 0 ? [[monster, limit] as const] : [];
  });
}

function askFor(model: Catacombs, monsters: Monsters, symbols: number): AmountsAsk | null {
  const vermin = limitsFor(model, monsters, symbols);
  if (vermin.length === 0 || symbols === 0) return null;
  const limits = Object.fromEntries([[wandererOf(model), symbols] as const, ...vermin]);
  return { kind: 'amounts', limits, minTotal: symbols, maxTotal: symbols, unit: 1 };
}

/** The room's own monsters, without those of its symbols: these are listed last. */
const withoutSymbols = (monsters: Monsters, symbols: number): Monsters => monsters.slice(0, monsters.length - symbols);

/** Setup: every symbol is the Lord's wandering monster or Vermin, as the Overseer says (VERM-082, VERM-083, VERM-090). */
export const allotWanderingRule: RuleOf<'allotWandering'> = {
  run(play, { monsters, symbols }) {
    const ask = askFor(play.model, monsters, symbols);
    if (ask === null) return play.next({ kind: 'muster', monsters });
    play.ask([play.model.setup.overseer], { kind: 'allotWandering', symbols }, ask);
  },
  answer(play, { monsters, symbols }, answer) {
    const amounts = amountsIn(answer);
    const lords = times(amounts[wandererOf(play.model)] ?? 0, wandererOf(play.model));
    const vermin = WANDERING_VERMIN.flatMap(({ monster, discs }) => times((amounts[monster] ?? 0) * discs, monster));
    if (vermin.length > 0) play.emit({ kind: 'verminWander', monsters: vermin });
    play.next({ kind: 'muster', monsters: [...withoutSymbols(monsters, symbols), ...lords, ...vermin] });
  },
};
