import type { AmountsAsk } from '../../../machine';
import { amountsIn } from '../../model/answers';
import { MONSTER_IDS, type MonsterId } from '../../words/ids';
import { MONSTER_CARDS } from '../../content/monsters';
import { seatOfHero } from '../../model/queries';
import type { PayVerminTask } from '../../words/tasks';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { Kill } from '../../words/rewards';
import { collectorOf, without, type Collector } from '../../model/subjects/trophies';

/** So many Vermin, of any kinds, may stand for one monster of another family (VERM-163). */
export const VERMIN_FOR_ONE = 5;

export const verminAmong = (kills: readonly Kill[]): readonly Kill[] =>
  kills.filter(({ monster }) => MONSTER_CARDS[monster].family === 'vermin');

type Counts = Readonly<Partial<Record<MonsterId, number>>>;

const countsOf = (kills: readonly Kill[]): Counts =>
  Object.fromEntries(
    MONSTER_IDS.flatMap((id) => {
      const count = kills.filter(({ monster }) => monster === id).length;
      return count === 0 ? [] : [[id, count]];
    }),
  );

const taken = (vermin: readonly Kill[], counts: Counts): readonly Kill[] =>
  MONSTER_IDS.flatMap((id) => vermin.filter(({ monster }) => monster === id).slice(0, counts[id] ?? 0));

const left = (collector: Collector, { spent }: PayVerminTask): readonly Kill[] =>
  verminAmong(without(collector.trophies.kept, spent));

const lay = (play: CatacombsPlay, task: PayVerminTask, kills: readonly Kill[]): void =>
  play.next({ ...task, kind: 'payArtefact', paid: task.paid + 1, spent: [...task.spent, ...kills] });

/** He says which five; asked only where it makes a difference (SOL-161, VERM-163). */
export const payVerminRule: RuleOf<'payVermin'> = {
  run(play, task) {
    const collector = collectorOf(play.model);
    if (collector === null) return;
    const vermin = left(collector, task);
    const limits = countsOf(vermin);
    if (vermin.length === VERMIN_FOR_ONE || Object.keys(limits).length === 1) {
      return lay(play, task, vermin.slice(0, VERMIN_FOR_ONE));
    }
    const ask: AmountsAsk = { kind: 'amounts', limits, minTotal: VERMIN_FOR_ONE, maxTotal: VERMIN_FOR_ONE, unit: 1 };
    play.ask([seatOfHero(play.model, collector.id)], { kind: 'payVermin', artefact: task.artefact }, ask);
  },
  answer(play, task, answer) {
    const collector = collectorOf(play.model);
    if (collector !== null) lay(play, task, taken(left(collector, task), amountsIn(answer)));
  },
};
