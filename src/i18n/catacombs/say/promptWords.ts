import type { Purpose } from '../../../rules/catacombs';
import type { Words } from '../wording';
import { actionWords } from './actionWords';
import type { PromptKey } from './promptKey';
import type { Speaker, Values } from './speaker';

interface Line {
  readonly key: PromptKey;
  readonly values?: Values;
}

type Lines = {
  readonly [Kind in Purpose['kind']]: (purpose: Extract<Purpose, { kind: Kind }>, speaker: Speaker) => Line;
};

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

const isAlly = (id: string): boolean => id.startsWith('ally:');

/** What is bought for the party, and for nobody in particular. */
const isForAll = (item: string): boolean => item === 'service:peek' || item === 'service:offering';

function merchantLine(discountsLeft: number, peekPrice: number | undefined, number: Speaker['number']): Line {
  if (peekPrice !== undefined) return { key: 'merchantWithLooks', values: { price: number(peekPrice) } };
  if (discountsLeft === 0) return { key: 'merchantWithoutDiscount' };
  return { key: 'merchant', values: { discounts: String(discountsLeft) } };
}

const LINES: Lines = {
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
    key: 'cancelPitch',
    values: { hero: the(hero), equipment: name(equipment), damage: String(damage) },
  }),
  absorb: ({ hero, armour, damage }, { the }) => ({
    key: 'absorb',
    values: { hero: the(hero), armour: String(armour), damage: String(damage) },
  }),
  stayUp: ({ hero, equipment }, { the, name }) => ({
    key: 'stayUp',
    values: { hero: the(hero), equipment: name(equipment) },
  }),
  putBack: ({ piece }, { the }) => ({ key: 'putBack', values: { piece: the(piece) } }),
  placeFireWall: () => ({ key: 'placeFireWall' }),
  placeReborn: ({ piece }, { the }) => ({ key: 'placeReborn', values: { piece: the(piece) } }),
  corrode: ({ hero, by, cards }, { the }) => ({
    key: 'corrode',
    values: { hero: the(hero), by: the(by), cards: String(cards) },
  }),
  freeze: ({ by, isThrowersChoice = false }, { the }) => ({
    key: isThrowersChoice ? 'freezeAsThrown' : 'freeze',
    values: { by: the(by) },
  }),
  loseSpike: ({ by }, { the }) => ({ key: 'loseSpike', values: { by: the(by) } }),
  decay: ({ by }, { the }) => ({ key: 'decay', values: { by: the(by) } }),
  enslave: ({ by }, { the }) => ({ key: 'enslave', values: { by: the(by) } }),
  keepItem: ({ hero, equipment }, { the, name }) => ({
    key: 'keepItem',
    values: { hero: the(hero), equipment: name(equipment) },
  }),
  retaliate: ({ against }, { the }) => ({ key: 'retaliate', values: { attacker: the(against) } }),
  placeSpawn: ({ monster }, { name }) => ({ key: 'placeSpawn', values: { monster: name(monster) } }),
  placeSummoned: ({ piece }, { the }) => ({ key: 'placeSummoned', values: { piece: the(piece) } }),
  payWithLife: ({ hero, action, price }, speaker) => ({
    key: 'payWithLife',
    values: {
      hero: speaker.the(hero),
      action: actionWords(speaker, hero, action).name,
      magic: String(price.magic),
      life: String(price.life),
    },
  }),
  splitPoints: ({ hero, points }, { the }) => ({
    key: 'splitPoints',
    values: { hero: the(hero), points: String(points) },
  }),
  activateArtefact: ({ hero }, { the }) => ({ key: 'activateArtefact', values: { hero: the(hero) } }),
  payArtefact: ({ artefact, circle, number }, { name, wording }) => ({
    key: 'payArtefact',
    values: {
      artefact: name(artefact),
      circle: circle === 'any' ? wording.terms.anyFamily : wording.families[circle],
      number: String(number),
    },
  }),
  teleportWhom: () => ({ key: 'teleportWhom' }),
  teleportTo: ({ hero }, { the }) => ({ key: 'teleportTo', values: { hero: the(hero) } }),
  healWhom: ({ amount }) => ({ key: 'healWhom', values: { amount: String(amount) } }),
  swapWith: () => ({ key: 'swapWith' }),
  vanish: ({ piece }, { the }) => ({ key: 'vanish', values: { piece: the(piece) } }),
  vanishTo: ({ piece }, { the }) => ({ key: 'vanishTo', values: { piece: the(piece) } }),
  callOn: ({ by }, { the }) => ({ key: 'callOn', values: { by: the(by) } }),
  takeForm: () => ({ key: 'takeForm' }),
  addWandering: ({ monster }, { name }) => ({ key: 'addWandering', values: { monster: name(monster) } }),
  payFirst: ({ gold }, { number }) => ({ key: 'payFirst', values: { gold: number(gold) } }),
  altar: ({ price }, { number }) => ({ key: 'altar', values: { price: number(price) } }),
  judgeOffering: ({ equipment, unfit }, { name, names }) => ({
    key: unfit.length > 0 ? 'judgeOfferingForSome' : 'judgeOffering',
    values: { equipment: name(equipment), unfit: names(unfit) },
  }),
  agreeOffering: ({ equipment, hero }, { name, the }) => ({
    key: 'agreeOffering',
    values: { equipment: name(equipment), hero: the(hero) },
  }),
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
  agreeHandOver: ({ to }, { namers }) => ({ key: 'agreeHandOver', values: { seat: namers.seat(to) } }),
  ruleWhich: () => ({ key: 'ruleWhich' }),
  ruleWhere: ({ piece }, { the }) => ({ key: 'ruleWhere', values: { piece: the(piece) } }),
  camp: ({ space }) => ({ key: 'camp', values: { space: String(space) } }),
  campRecover: ({ hero, points }, { the }) => ({
    key: 'campRecover',
    values: { hero: the(hero), points: String(points) },
  }),
  frighten: () => ({ key: 'frighten' }),
  climb: ({ piece }, { the }) => ({ key: 'climb', values: { piece: the(piece) } }),
  swarmAttack: ({ on }, { the }) => ({ key: 'swarmAttack', values: { on: the(on) } }),
  placeSwarm: ({ on }, { the }) => ({ key: 'placeSwarm', values: { on: the(on) } }),
  placeRats: () => ({ key: 'placeRats' }),
  placeFreed: ({ hero }, { the }) => ({ key: 'placeFreed', values: { hero: the(hero) } }),
  curePoison: ({ hero }, { the }) => ({ key: 'curePoison', values: { hero: the(hero) } }),
  cureWhom: () => ({ key: 'cureWhom' }),
  allotWandering: ({ symbols }) => ({ key: 'allotWandering', values: { symbols: String(symbols) } }),
  chooseVariants: () => ({ key: 'chooseVariants' }),
  campMonsters: ({ gold }, { number }) => ({ key: 'campMonsters', values: { gold: number(gold) } }),
};

/** Who pays how much. */
export const sharesOf = (
  paid: Readonly<Record<string, number>>,
  { name, number }: Pick<Speaker, 'name' | 'number'>,
): string =>
  Object.entries(paid)
    .filter(([, gold]) => gold > 0)
    .map(([hero, gold]) => `${name(hero)} ${number(gold)}`)
    .join(', ');

const lineOf = <Kind extends Purpose['kind']>(purpose: Extract<Purpose, { kind: Kind }>, speaker: Speaker): Line => {
  const kind: Kind = purpose.kind;
  return LINES[kind](purpose, speaker);
};

/** What is asked of a player: a title, and who decides what. */
export function promptWords(speaker: Speaker, purpose: Purpose): Words {
  const { key, values } = lineOf(purpose, speaker);
  const { name, text } = speaker.wording.prompts[key];
  return { name: speaker.say(name, values), text: speaker.say(text, values) };
}
