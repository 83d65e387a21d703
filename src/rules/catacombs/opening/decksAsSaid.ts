import { POISON_CARDS, type PoisonId } from '../content/vermin/poison';
import type { Catacombs } from '../model/model';
import { heroesOf } from '../model/queries';
import { equipmentInPlay } from '../model/subjects/box';
import { lethalPoison, poisonTotal } from '../model/subjects/poison';
import type { Hero } from '../model/hero';
import type { Opening, PoisonNow } from '../words/opening';
import { at, secondOf, type OpeningFault, type Put } from './fault';

/** What nobody has and what is not gone lies in the deck: first what is said, the rest as it was shuffled. */
export function equipmentAsSaid(model: Catacombs, opening: Opening): Put {
  const { equipmentDeck: top = [], equipmentGone: gone = [] } = opening;
  const owned = heroesOf(model).flatMap(({ equipment }) => equipment);
  const all = equipmentInPlay(model.setup);
  const fault = (index: number, message: string) => ({ model, faults: [at(['equipmentDeck', index], message)] });
  const strange = top.findIndex((item) => !all.includes(item));
  if (strange >= 0) return fault(strange, 'is not in play');
  const twice = secondOf([...owned, ...gone, ...top]);
  const index = twice - owned.length - gone.length;
  if (index >= 0) return fault(index, 'somebody has it, or it is named twice');
  if (twice >= 0) return { model, faults: [at(['heroes'], `one card is owned twice or gone`, 'BASE-293')] };
  const named = [...owned, ...gone, ...top];
  const order = [...model.equipmentDeck, ...all.filter((item) => !model.equipmentDeck.includes(item))];
  return { model: { ...model, equipmentDeck: [...top, ...order.filter((item) => !named.includes(item))] }, faults: [] };
}

interface Pile {
  readonly path: readonly (string | number)[];
  readonly said: readonly PoisonNow[];
}

const isCard = (said: PoisonNow): said is PoisonId => typeof said === 'string';

/** Cards that are named are dealt first, then any that show so much poison: those first that took no life. */
function dealt(
  piles: readonly Pile[],
  held: readonly PoisonId[],
): { readonly cards: readonly (readonly PoisonId[])[] } | OpeningFault {
  const named = [...held, ...piles.flatMap(({ said }) => said.filter(isCard))];
  const taken = [...named];
  const cards: PoisonId[][] = [];
  for (const { path, said } of piles) {
    const pile: PoisonId[] = [];
    for (const [index, one] of said.entries()) {
      const here = [...path, index];
      if (isCard(one)) {
        if (POISON_CARDS.every(({ id }) => id !== one)) return at(here, `no Poison card ${one}`, 'VERM-022');
        if (named.filter((other) => other === one).length > 1) return at(here, `${one} is named twice`, 'VERM-022');
        pile.push(one);
        continue;
      }
      const card = POISON_CARDS.find(({ id, poison }) => poison === one && !taken.includes(id));
      if (card === undefined) return at(here, `no Poison card left that shows ${one}`, 'VERM-022');
      taken.push(card.id);
      pile.push(card.id);
    }
    cards.push(pile);
  }
  return { cards };
}

const survives = (hero: Hero): boolean => hero.life === 0 || poisonTotal(hero) < lethalPoison(hero.id);

function under(model: Catacombs, heroes: readonly Hero[], cards: readonly (readonly PoisonId[])[]): Catacombs {
  const held = heroes.map((hero, index) => [hero.id, { ...hero, poison: cards[index] ?? [] }] as const);
  return { ...model, heroes: { ...model.heroes, ...Object.fromEntries(held) } };
}

/** Poison cards under boards, beside the deck and on top of it; the rest as they were shuffled (VERM-021 to VERM-026). */
export function poisonAsSaid(model: Catacombs, { heroes = {}, poisonDeck = [], poisonDiscard }: Opening): Put {
  const dosed = heroesOf(model).filter(({ id }) => heroes[id]?.poison !== undefined);
  const piles: readonly Pile[] = [
    ...dosed.map(({ id }) => ({ path: ['heroes', id, 'poison'], said: heroes[id]?.poison ?? [] })),
    { path: ['poisonDiscard'], said: poisonDiscard ?? [] },
    { path: ['poisonDeck'], said: poisonDeck },
  ];
  const first = piles.find(({ said }) => said.length > 0);
  if (model.poisonDeck === undefined) {
    return { model, faults: first === undefined ? [] : [at(first.path, 'there is no poison in this box', 'VERM-074')] };
  }
  const others = heroesOf(model).filter((hero) => !dosed.includes(hero));
  const given = dealt(
    piles,
    others.flatMap(({ poison = [] }) => poison),
  );
  if (!('cards' in given)) return { model, faults: [given] };
  const [discard = [], top = []] = given.cards.slice(dosed.length);
  const next = under(model, dosed, given.cards);
  const held = heroesOf(next).flatMap(({ poison = [] }) => poison);
  const rest = POISON_CARDS.map(({ id }) => id).filter((id) => ![...held, ...discard, ...top].includes(id));
  const order = [...model.poisonDeck, ...rest.filter((id) => model.poisonDeck?.includes(id) !== true)];
  const decks = { poisonDeck: [...top, ...order.filter((id) => rest.includes(id))], poisonDiscard: discard };
  const dead = heroesOf(next).find((hero) => !survives(hero));
  if (dead === undefined) return { model: { ...next, ...decks }, faults: [] };
  const most = lethalPoison(dead.id) - 1;
  const message = `${poisonTotal(dead)} poison kills ${dead.id}: at most ${most}`;
  return { model, faults: [at(['heroes', dead.id, 'poison'], message, 'VERM-026')] };
}
