import { KEEP_TROPHIES, FIVE_VERMIN } from '../../words/options';
import { chooseOne, refuse, type BarredOption } from '../../../machine';
import { chosenOne } from '../../model/answers';
import { ARTEFACT_IDS, type ArtefactId } from '../../words/ids';
import { MONSTER_CARDS } from '../../content/monsters';
import { ARTEFACT_CARDS } from '../../content/soloth/artefacts';
import { returnDiscs } from '../../model/changes';
import { isAlive } from '../../model/hero';
import { seatOfHero } from '../../model/queries';
import type { PayArtefactTask } from '../../words/tasks';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { Circle } from '../../words/price';
import type { Kill } from '../../words/rewards';
import { VERMIN_FOR_ONE, verminAmong } from './payVermin';
import { collectorOf, discsOf, without, withTrophies, type Collector } from '../../model/subjects/trophies';

/** Size does not matter (SOL-150), and of many colours is any colour (SOL-153). */
const fits = (circle: Circle, { monster }: Kill): boolean =>
  circle === 'any' || MONSTER_CARDS[monster].family === circle;

const verminFor = (circle: Circle, left: readonly Kill[]): readonly Kill[] | null => {
  const vermin = verminAmong(left);
  return circle === 'any' || circle === 'vermin' || vermin.length < VERMIN_FOR_ONE
    ? null
    : vermin.slice(0, VERMIN_FOR_ONE);
};

/** One that fits is always the cheapest: those of any colour come last, and whichever five go, as many are left. */
function canPay(cost: readonly Circle[], left: readonly Kill[]): boolean {
  const [circle, ...others] = cost;
  if (circle === undefined) return true;
  const kill = left.find((one) => fits(circle, one));
  const payment = kill === undefined ? verminFor(circle, left) : [kill];
  return payment !== null && canPay(others, without(left, payment));
}

const asleepOf = ({ trophies }: Collector): readonly ArtefactId[] =>
  ARTEFACT_IDS.filter((id) => !trophies.active.includes(id));

/** One or more, in any order, as long as there is something to pay with (SOL-146, SOL-149, SOL-154, SOL-162). */
export const activateArtefactRule: RuleOf<'activateArtefact'> = {
  run(play) {
    const collector = collectorOf(play.model);
    if (collector === null || !isAlive(collector)) return;
    const asleep = asleepOf(collector);
    const options = asleep.filter((id) => canPay(ARTEFACT_CARDS[id].cost, collector.trophies.kept));
    if (options.length === 0) return;
    const barred = asleep
      .filter((id) => !options.includes(id))
      .map((option): BarredOption => ({ option, refusal: refuse('tooFewTrophies', 'SOL-147', { artefact: option }) }));
    play.ask(
      [seatOfHero(play.model, collector.id)],
      { kind: 'activateArtefact', hero: collector.id },
      chooseOne([...options, KEEP_TROPHIES], barred),
    );
  },
  answer(play, task, answer) {
    const artefact = ARTEFACT_IDS.find((id) => id === chosenOne(answer));
    if (artefact !== undefined) play.next({ kind: 'payArtefact', artefact, paid: 0, spent: [] }, task);
  },
};

/** Paid in full: the discs go back to the reserve, and the card works from now on (SOL-151, SOL-160). */
function activate(play: CatacombsPlay, collector: Collector, artefact: ArtefactId, spent: readonly Kill[]): void {
  const { id, trophies } = collector;
  const kept = without(trophies.kept, spent);
  const active = [...trophies.active, artefact];
  play.change(returnDiscs(withTrophies(play.model, collector, { kept, active }), discsOf(spent)));
  play.emit({ kind: 'artefactActivated', hero: id, artefact, monsters: spent.map(({ monster }) => monster) });
  play.emit({ kind: 'discsReturned', discs: discsOf(spent) });
}

interface Payment {
  /** The monster that is named, or five Vermin, whichever. */
  readonly id: string;
  readonly kills: readonly Kill[];
}

/** What may lie on this circle, each monster once, so that the others can still be paid. */
function paymentsFor([circle = 'any', ...others]: readonly Circle[], left: readonly Kill[]): readonly Payment[] {
  const fitting = left.filter((kill) => fits(circle, kill));
  const single = fitting
    .filter(({ monster }, index) => fitting.findIndex((one) => one.monster === monster) === index)
    .map((kill): Payment => ({ id: kill.monster, kills: [kill] }));
  const vermin = verminFor(circle, left);
  const all = vermin === null ? single : [...single, { id: FIVE_VERMIN, kills: vermin }];
  return all.filter(({ kills }) => canPay(others, without(left, kills)));
}

const paymentsAt = (collector: Collector, { artefact, paid, spent }: PayArtefactTask): readonly Payment[] =>
  paymentsFor(ARTEFACT_CARDS[artefact].cost.slice(paid), without(collector.trophies.kept, spent));

const lay = (play: CatacombsPlay, task: PayArtefactTask, { id, kills }: Payment): void =>
  play.next(
    id === FIVE_VERMIN
      ? { ...task, kind: 'payVermin' }
      : { ...task, paid: task.paid + 1, spent: [...task.spent, ...kills] },
  );

/** Circle by circle; asked only where it makes a difference which disc goes (SOL-161). */
export const payArtefactRule: RuleOf<'payArtefact'> = {
  run(play, task) {
    const collector = collectorOf(play.model);
    if (collector === null) return;
    const { artefact, paid, spent } = task;
    const { cost } = ARTEFACT_CARDS[artefact];
    const circle = cost[paid];
    if (circle === undefined) return activate(play, collector, artefact, spent);
    const payments = paymentsAt(collector, task);
    const [first] = payments;
    const goesAnyway = payments.length === 1 || collector.trophies.kept.length - spent.length === cost.length - paid;
    if (first !== undefined && goesAnyway) return lay(play, task, first);
    play.ask(
      [seatOfHero(play.model, collector.id)],
      { kind: 'payArtefact', artefact, circle, number: paid + 1 },
      chooseOne(payments.map(({ id }) => id)),
    );
  },
  answer(play, task, answer) {
    const collector = collectorOf(play.model);
    const payment = collector && paymentsAt(collector, task).find(({ id }) => id === chosenOne(answer));
    if (payment) lay(play, task, payment);
  },
};
