import { heroesOf } from '../model/queries';
import type { EquipmentId, MonsterId, SpellId } from '../words/ids';
import { discsIn, SORTS_OF, withDiscs, type Stock } from '../content/stock';
import { POISON_CARDS, type PoisonId } from '../content/vermin/poison';
import type { Hero } from '../model/hero';
import type { Catacombs } from '../model/model';
import { faceDown, type Line } from '../model/path';
import type { HouseOptions } from '../words/houseOptions';
import { byScarcity } from '../model/subjects/shortOf';
import type { Kill } from '../words/rewards';
import type { Adventure, HeroState } from '../words/adventure';
import { storyCard } from '../model/subjects/story';

/** One room after the other, face down. */
export const pathOf = ({ rooms }: Adventure): Line => ({
  kind: 'line',
  columns: rooms.map((_, index) => [faceDown(storyCard(index))]),
  at: -1,
});

/** The cards that are not in hand are spent: camping may bring them back. */
function spentBeside(hand: readonly SpellId[], all: readonly SpellId[]): readonly SpellId[] {
  const left = [...all];
  for (const spell of hand) left.splice(left.indexOf(spell), 1);
  return left;
}

/** Discs out of the reserve, one after the other. */
function keptOf(stock: Stock, kept: readonly MonsterId[]): readonly Kill[] {
  let left = stock;
  return byScarcity(kept).flatMap((monster) => {
    const disc = SORTS_OF[monster].find((sort) => discsIn(left, sort) > 0);
    if (disc === undefined) return [];
    left = withDiscs(left, disc, -1);
    return [{ monster, disc }];
  });
}

/** Cards of so much poison; first those that took no life when they were drawn. */
function withPoisonAsTold(model: Catacombs, { heroes }: Adventure): Catacombs {
  const dealt = new Set<PoisonId>();
  const draw = (value: number): readonly PoisonId[] => {
    const card = POISON_CARDS.find(({ id, poison }) => poison === value && !dealt.has(id));
    if (card !== undefined) dealt.add(card.id);
    return card === undefined ? [] : [card.id];
  };
  const poisoned = heroesOf(model).flatMap((hero) => {
    const poison = (heroes[hero.id]?.poison ?? []).flatMap(draw);
    return poison.length === 0 ? [] : [{ ...hero, poison }];
  });
  if (dealt.size === 0) return model;
  return {
    ...model,
    heroes: { ...model.heroes, ...Object.fromEntries(poisoned.map((hero) => [hero.id, hero])) },
    poisonDeck: (model.poisonDeck ?? []).filter((id) => !dealt.has(id)),
  };
}

function told(hero: Hero, state: HeroState, stock: Stock): Hero {
  const { life, gold, equipment, spells, berserk, magic, kept = [], artefacts = [] } = state;
  return {
    ...hero,
    life: life ?? hero.life,
    gold: gold ?? hero.gold,
    equipment: equipment ?? hero.equipment,
    berserk: berserk ?? hero.berserk,
    ...(hero.magic === undefined ? {} : { magic: magic ?? hero.magic }),
    ...(hero.trophies === undefined ? {} : { trophies: { kept: keptOf(stock, kept), active: artefacts } }),
    ...(spells === undefined ? {} : { spells, spentSpells: spentBeside(spells, hero.spells) }),
  };
}

/** What the story settles goes before what the table has agreed on. */
function houseIn({ house }: Catacombs['setup'], { options = {} }: Adventure): HouseOptions {
  const { variants: _variants, wanderingVermin: _wandering, ...settled } = options;
  return { ...house, ...settled };
}

/** The table as the story finds it: what heroes own comes out of the reserve and the deck (EXTRA-005). */
export function openAdventure(model: Catacombs): Catacombs {
  const { setup } = model;
  const { adventure } = setup;
  if (!adventure) return model;
  const states = heroesOf(model).map((hero) => told(hero, adventure.heroes[hero.id] ?? {}, model.stock));
  const kept = states.flatMap(({ trophies }) => trophies?.kept ?? []);
  const owned: readonly EquipmentId[] = states.flatMap(({ equipment }) => equipment);
  const opened: Catacombs = {
    ...model,
    setup: { ...setup, lord: adventure.lord ?? setup.lord, house: houseIn(setup, adventure) },
    heroes: Object.fromEntries(states.map((hero) => [hero.id, hero])),
    stock: kept.reduce((stock, { disc }) => withDiscs(stock, disc, -1), model.stock),
    goldReserve: model.goldReserve - states.reduce((sum, { gold }) => sum + gold, 0),
    equipmentDeck: model.equipmentDeck.filter((id) => !owned.includes(id)),
  };
  return withPoisonAsTold(opened, adventure);
}
