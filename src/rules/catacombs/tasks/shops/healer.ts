import { LEAVE, optionId } from '../../words/options';
import { type BarredOption, type OptionId, type Refusal, refuse, type SeatId } from '../../../machine';
import { chosenOne } from '../../model/answers';
import { canGain } from '../../model/subjects/life';
import type { HeroId } from '../../words/ids';
import { isAlive } from '../../model/hero';
import type { Catacombs } from '../../model/model';
import { seatOfHero, heroesOf, heroOf } from '../../model/queries';
import type { CatacombsTask } from '../../words/tasks';
import type { RuleOf } from '../../model/types';
import { curesOf } from './cures';
import { HEALING_TOUCH, RESURRECTION } from '../../content/services';
import { pooledGold } from './pooledGold';
import { doneAfter, shoppers } from './visit';
import type { ItemId } from '../../words/openIds';

interface Service {
  readonly option: OptionId;
  readonly hero: HeroId;
  readonly item: ItemId;
  readonly price: number;
  readonly refusal: Refusal | null;
}

function serviceFor(model: Catacombs, hero: HeroId): Service {
  const service = isAlive(heroOf(model, hero)) ? HEALING_TOUCH : RESURRECTION;
  const isWhole = service === HEALING_TOUCH && canGain(model, hero) === 0; // SOL-136
  const isDear = pooledGold(model) < service.price;
  const refusal = isWhole
    ? refuse('lifeIsFull', 'BASE-307', { hero })
    : isDear
      ? refuse('notEnoughGold', 'BASE-303', { price: service.price, gold: pooledGold(model) })
      : null;
  return { option: optionId(hero, service.id), hero, item: service.id, price: service.price, refusal };
}

/** Of those still there, a living hero's player buys for it; for a dead one, anybody (BASE-037, BASE-308). */
function buyersOf(model: Catacombs, { hero, item }: Service, done: readonly SeatId[]): readonly SeatId[] {
  return shoppers(model, done).filter((seat) => item === RESURRECTION.id || seat === seatOfHero(model, hero));
}

const servicesOf = (model: Catacombs, done: readonly SeatId[]): readonly Service[] =>
  [...heroesOf(model).map(({ id }) => serviceFor(model, id)), ...curesOf(model, 'healer', done)].filter(
    (service) => buyersOf(model, service, done).length > 0,
  );

type HealerTask = Extract<CatacombsTask, { kind: 'healer' }>;

/** Who had left and whose hero has been brought back may buy for it at once (BASE-306). */
const stillAway = (model: Catacombs, { done, reviving }: HealerTask): readonly SeatId[] =>
  reviving !== undefined && isAlive(heroOf(model, reviving))
    ? done.filter((seat) => seat !== seatOfHero(model, reviving))
    : done;

/** Services for gold, as many as the heroes want and can pay (BASE-303). */
export const healerRule: RuleOf<'healer'> = {
  run(play, task) {
    const done = stillAway(play.model, task);
    const services = servicesOf(play.model, done);
    const barred = services.flatMap(({ option, refusal }): BarredOption[] => (refusal ? [{ option, refusal }] : []));
    const options = services.filter(({ refusal }) => refusal === null).map(({ option }) => option);
    play.ask(
      shoppers(play.model, done),
      { kind: 'healer' },
      { kind: 'choose', options: [...options, LEAVE], barred, min: 1, max: 1 },
      { kind: 'healer', done },
    );
  },
  whyNot(model, { done }, answer, seat) {
    const chosen = chosenOne(answer);
    const service = servicesOf(model, done).find(({ option }) => option === chosen);
    if (service === undefined || seat === null || buyersOf(model, service, done).includes(seat)) return null;
    return refuse('notYourPiece', 'BASE-037', { piece: service.hero });
  },
  answer(play, { done }, answer, seat) {
    const chosen = chosenOne(answer);
    const service = servicesOf(play.model, done).find(({ option }) => option === chosen);
    if (service === undefined) {
      const leaving = doneAfter(play.model, done, seat);
      if (shoppers(play.model, leaving).length > 0) play.next({ kind: 'healer', done: leaving });
      return;
    }
    const { hero, item, price } = service;
    const [firstBuyer = seatOfHero(play.model, hero)] = buyersOf(play.model, service, done);
    const next: HealerTask = { kind: 'healer', done, ...(item === RESURRECTION.id ? { reviving: hero } : {}) };
    play.next({ kind: 'pay', hero, item, price, isHalf: false, by: seat ?? firstBuyer }, next);
  },
};
