import { isAlly } from '../../../../rules/catacombs';
import type { PromptKey } from '../promptKey';
import { sharesOf } from '../sharesOf';
import type { Speaker } from '../speaker';
import type { Line, SomeLines } from './line';

const ATTACKS: Readonly<Record<string, PromptKey>> = {
  punch: 'flickPunch',
  missile: 'flickMissile',
  fireball: 'flickFireball',
  commandUndead: 'flickCommandUndead',
  iceSpike: 'flickIceSpike',
};

const REASONS: Readonly<Record<string, PromptKey>> = {
  retaliation: 'flickRetaliation',
  retreat: 'flickRetreat',
  fear: 'flickFear',
};

/** What is bought for the party, and for nobody in particular. */
const isForAll = (item: string): boolean => item === 'service:peek' || item === 'service:offering';

function merchantLine(discountsLeft: number, peekPrice: number | undefined, number: Speaker['number']): Line {
  if (peekPrice !== undefined) return { key: 'merchantWithLooks', values: { price: number(peekPrice) } };
  if (discountsLeft === 0) return { key: 'merchantWithoutDiscount' };
  return { key: 'merchant', values: { discounts: String(discountsLeft) } };
}

/** What is asked in any game. */
export const catacombsLines = {
  acceptAdventure: () => ({ key: 'acceptAdventure' }),
  chooseRoom: () => ({ key: 'chooseRoom' }),
  chooseDirection: () => ({ key: 'chooseDirection' }),
  useMap: ({ hero, looks }, { the }) => ({ key: 'useMap', values: { hero: the(hero), looks: String(looks) } }),
  halveMonsters: ({ card }, { name }) => ({ key: 'halveMonsters', values: { card: name(card) } }),
  chooseShortfall: ({ missing }) => ({ key: 'chooseShortfall', values: { missing: String(missing) } }),
  placeHeroes({ heroes }, { names, the }): Line {
    if (heroes.some(isAlly)) return { key: 'placeFamiliar', values: { ally: heroes.map(the).join(', ') } };
    return { key: 'placeHeroes', values: { heroes: names(heroes) } };
  },
  confirmPlacement: () => ({ key: 'confirmPlacement' }),
  placeMonsters: ({ gapMm }, { cm }) =>
    gapMm > 0 ? { key: 'placeMonstersApart', values: { gap: cm(gapMm) } } : { key: 'placeMonsters' },
  act: ({ turn }) => ({ key: turn === 'heroes' ? 'heroesAct' : 'overseerActs' }),
  castFrom: ({ spell }, { name }) => ({ key: 'castFrom', values: { spell: name(spell) } }),
  sharpenArrow: ({ equipment }, { name }) => ({ key: 'sharpenArrow', values: { equipment: name(equipment) } }),
  flick: ({ actor, attack, reason }, { the }) => ({
    key: REASONS[reason] ?? ATTACKS[attack] ?? 'flickPunch',
    values: { actor: the(actor) },
  }),
  watchFlick: () => ({ key: 'watchFlick' }),
  cancelPitch: ({ hero, equipment, damage }, { the, name }) => ({
    key: damage === 0 ? 'cancelClimb' : 'cancelPitch',
    values: { hero: the(hero), equipment: name(equipment), damage: String(damage) },
  }),
  stayUp: ({ hero, equipment }, { the, name }) => ({
    key: 'stayUp',
    values: { hero: the(hero), equipment: name(equipment) },
  }),
  putBack: ({ piece }, { the }) => ({ key: 'putBack', values: { piece: the(piece) } }),
  placeFireWall: () => ({ key: 'placeFireWall' }),
  retaliate: ({ against }, { the }) => ({ key: 'retaliate', values: { attacker: the(against) } }),
  placeSpawn: ({ monster }, { name }) => ({ key: 'placeSpawn', values: { monster: name(monster) } }),
  placeSummoned: ({ piece }, { the }) => ({ key: 'placeSummoned', values: { piece: the(piece) } }),
  teleportWhom: () => ({ key: 'teleportWhom' }),
  teleportTo: ({ hero }, { the }) => ({ key: 'teleportTo', values: { hero: the(hero) } }),
  healWhom: ({ amount }) => ({ key: 'healWhom', values: { amount: String(amount) } }),
  swapWith: () => ({ key: 'swapWith' }),
  addWandering: ({ monster }, { name }) => ({ key: 'addWandering', values: { monster: name(monster) } }),
  payFirst: ({ gold }, { number }) => ({ key: 'payFirst', values: { gold: number(gold) } }),
  merchant: ({ discountsLeft, peekPrice }, { number }) => merchantLine(discountsLeft, peekPrice, number),
  healer: () => ({ key: 'healer' }),
  payFor: ({ item, hero, price }, { name, the, number }) => ({
    key: isForAll(item) ? 'payForAll' : 'payFor',
    values: { item: name(item), hero: the(hero), price: number(price) },
  }),
  agreeToPay: ({ item, hero, price, paid }, { name, the, number }) => ({
    key: isForAll(item) ? 'agreeToPayForAll' : 'agreeToPay',
    values: { item: name(item), hero: the(hero), price: number(price), shares: sharesOf(paid, { name, number }) },
  }),
  handOver: () => ({ key: 'handOver' }),
  agreeRemedy: ({ remedy }, { wording }) => ({ key: 'agreeRemedy', values: { remedy: wording.choices[remedy] } }),
  agreeHandOver: ({ to }, { namers }) => ({ key: 'agreeHandOver', values: { seat: namers.seat(to) } }),
  ruleWhich: () => ({ key: 'ruleWhich' }),
  ruleWhere: ({ piece }, { the }) => ({ key: 'ruleWhere', values: { piece: the(piece) } }),
  camp: ({ space }) => ({ key: 'camp', values: { space: String(space) } }),
  campRecover: ({ hero, points }, { the }) => ({
    key: 'campRecover',
    values: { hero: the(hero), points: String(points) },
  }),
  campMonsters: ({ gold }, { number }) => ({ key: 'campMonsters', values: { gold: number(gold) } }),
} satisfies SomeLines;
