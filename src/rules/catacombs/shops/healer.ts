import { refuse, type BarredOption, type Refusal } from '../../machine';
import { chosenOne } from '../answers';
import { HERO_IDS, type HeroId } from '../content/ids';
import { isAlive } from '../model/hero';
import type { Catacombs } from '../model/model';
import { livingSeats } from '../model/queries';
import { lacks } from '../pitch/heal';
import type { RuleOf } from '../types';
import { HEALING_TOUCH, RESURRECTION } from './healerServices';
import { pooledGold } from './pay';

export const LEAVE = 'leave';

interface Service {
  readonly option: string;
  readonly hero: HeroId;
  readonly item: string;
  readonly price: number;
  readonly refusal: Refusal | null;
}

function serviceFor(model: Catacombs, hero: HeroId): Service {
  const service = isAlive(model.heroes[hero]) ? HEALING_TOUCH : RESURRECTION;
  const isWhole = service === HEALING_TOUCH && lacks(model, hero) === 0;
  const isDear = pooledGold(model) < service.price;
  const refusal = isWhole
    ? refuse('lifeIsFull', 'BASE-307', { hero })
    : isDear
      ? refuse('notEnoughGold', 'BASE-303', { price: service.price, gold: pooledGold(model) })
      : null;
  return { option: `${hero}>${service.id}`, hero, item: service.id, price: service.price, refusal };
}

/** Services for gold, as many as the heroes want and can pay (BASE-303). */
export const healerRule: RuleOf<'healer'> = {
  run(play) {
    const services = HERO_IDS.map((hero) => serviceFor(play.model, hero));
    const barred = services.flatMap(({ option, refusal }): BarredOption[] => (refusal ? [{ option, refusal }] : []));
    const options = services.filter(({ refusal }) => refusal === null).map(({ option }) => option);
    play.ask(
      livingSeats(play.model),
      { kind: 'healer' },
      { kind: 'choose', options: [...options, LEAVE], barred, min: 1, max: 1 },
    );
  },
  answer(play, task, answer) {
    const chosen = chosenOne(answer);
    if (chosen === LEAVE) return;
    const service = HERO_IDS.map((hero) => serviceFor(play.model, hero)).find(({ option }) => option === chosen);
    if (service === undefined) return;
    play.next({ kind: 'pay', hero: service.hero, item: service.item, price: service.price }, task);
  },
};
