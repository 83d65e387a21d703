import { refuse, type BarredOption } from '../../machine';
import { chosenOne } from '../answers';
import type { Circle } from '../content/artefactCard';
import { ARTEFACT_IDS, type ArtefactId, type MonsterId } from '../content/ids';
import { MONSTER_CARDS } from '../content/monsters';
import { ARTEFACT_CARDS } from '../content/soloth/artefacts';
import { returnDiscs } from '../model/changes';
import { isAlive, type Kill } from '../model/hero';
import { seatOfHero } from '../model/queries';
import type { CatacombsPlay, RuleOf } from '../types';
import { collectorOf, discsOf, without, withTrophies, type Collector } from './trophies';

export const KEEP_TROPHIES = 'keepTrophies';

/** Size does not matter (SOL-150), and of many colours is any colour (SOL-153). */
const fits = (circle: Circle, { monster }: Kill): boolean =>
  circle === 'any' || MONSTER_CARDS[monster].family === circle;

/** A circle of one family never takes what another needs, and those of any colour come last: taking the first that fits is enough. */
function canPay(cost: readonly Circle[], kept: readonly Kill[]): boolean {
  const [circle, ...others] = cost;
  if (circle === undefined) return true;
  const kill = kept.find((one) => fits(circle, one));
  return kill !== undefined && canPay(others, without(kept, [kill]));
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
      { kind: 'choose', options: [...options, KEEP_TROPHIES], barred, min: 1, max: 1 },
    );
  },
  answer(play, task, answer) {
    const artefact = ARTEFACT_IDS.find((id) => id === chosenOne(answer));
    if (artefact !== undefined) play.next({ kind: 'payArtefact', artefact, spent: [] }, task);
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

/** What may lie on a circle, each monster once. */
const payersOf = (circle: Circle, left: readonly Kill[]): readonly MonsterId[] => [
  ...new Set(left.filter((kill) => fits(circle, kill)).map(({ monster }) => monster)),
];

/** Circle by circle; asked only where it makes a difference which disc goes (SOL-161). */
export const payArtefactRule: RuleOf<'payArtefact'> = {
  run(play, { artefact, spent }) {
    const collector = collectorOf(play.model);
    if (collector === null) return;
    const { cost } = ARTEFACT_CARDS[artefact];
    const circle = cost[spent.length];
    if (circle === undefined) return activate(play, collector, artefact, spent);
    const left = without(collector.trophies.kept, spent);
    const payers = payersOf(circle, left);
    const goesAnyway = payers.length === 1 || left.length === cost.length - spent.length;
    const kill = left.find((one) => fits(circle, one));
    if (goesAnyway && kill !== undefined) {
      return play.next({ kind: 'payArtefact', artefact, spent: [...spent, kill] });
    }
    const purpose = { kind: 'payArtefact', artefact, circle, number: spent.length + 1 } as const;
    const ask = { kind: 'choose', options: payers, barred: [], min: 1, max: 1 } as const;
    play.ask([seatOfHero(play.model, collector.id)], purpose, ask);
  },
  answer(play, { artefact, spent }, answer) {
    const left = without(collectorOf(play.model)?.trophies.kept ?? [], spent);
    const kill = left.find(({ monster }) => monster === chosenOne(answer));
    if (kill !== undefined) play.next({ kind: 'payArtefact', artefact, spent: [...spent, kill] });
  },
};
