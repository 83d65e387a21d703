import type { CatacombsEvent, Cause, Outcome, Phase } from '../../../rules/catacombs';
import { actionWords } from './actionWords';
import type { EventKey } from './eventKey';
import { sharesOf } from './promptWords';
import type { Speaker, Values } from './speaker';

interface Line {
  readonly key: EventKey;
  readonly values?: Values;
}

type EventOf<Kind extends CatacombsEvent['kind']> = Extract<CatacombsEvent, { kind: Kind }>;
type Lines = { readonly [Kind in CatacombsEvent['kind']]: (event: EventOf<Kind>, speaker: Speaker) => Line };

const PHASE_LINES: Readonly<Record<Phase, EventKey>> = {
  exploration: 'explorationBegan',
  setup: 'setupBegan',
  combat: 'combatBegan',
  resolution: 'resolutionBegan',
};
const FIGHT_LINES = { room: 'roomEntered', camp: 'campAttacked', final: 'lairEntered' } as const;
const CHOSEN_LINES = {
  majority: 'roomChosenByMajority',
  mostHeroes: 'roomChosenByMostHeroes',
  lot: 'roomChosenByLot',
} as const;
const WINNER_LINES: Readonly<Record<Outcome['winner'], EventKey>> = {
  heroes: 'heroesWon',
  overseer: 'overseerWon',
  nobody: 'nobodyWon',
};
const UNHARMED_LINES: Readonly<Record<string, EventKey>> = {
  struckJustBefore: 'unharmedAgain',
  mayNotBeTargeted: 'unharmedAttacker',
  harmless: 'unharmedByHarmless',
  veiled: 'unharmedWhileVeiled',
  pushed: 'unharmedByPush',
  touchedAgain: 'unharmedTouchedAgain',
  atRest: 'unharmedByResting',
  onlyMoved: 'unharmedByMove',
  deadBefore: 'unharmedAsDead',
  neverFreezes: 'unharmedByFrost',
};
const PLACED_LINES: Readonly<Record<string, EventKey>> = { 'VERM-143': 'setDown', 'VERM-109': 'freed' };
const REMOVED_LINES: Readonly<Record<string, EventKey>> = {
  'BASE-228': 'removedWithWizard',
  'BASE-244': 'removedAfterRetaliation',
};

/** What made it happen: a piece or a card, or an action of the Lord. */
const causeOf = ({ by }: Cause, { the, wording }: Speaker): string =>
  by === 'mirage' ? wording.actions.mirage.name : by === 'camp' ? wording.terms.campTrack : the(by);

function unharmedLine(because: string): EventKey {
  if (/^(equipment|artefact):/.test(because)) return 'unharmedByEquipment';
  return UNHARMED_LINES[because] ?? 'unharmedByAbility';
}

const LINES: Lines = {
  adventureJudged: ({ seat, isAccepted }, { namers }) => ({
    key: isAccepted ? 'adventureAccepted' : 'adventureDeclined',
    values: { seat: namers.seat(seat) },
  }),
  roomRevealed: ({ card }, { name }) => ({ key: 'roomRevealed', values: { card: name(card) } }),
  cardsLookedAt: ({ cards, by }, { the, names }) => ({
    key: 'cardsLookedAt',
    values: { hero: the(by), cards: names(cards) },
  }),
  directionBarred: ({ direction }, { wording }) => ({
    key: 'directionBarred',
    values: { direction: wording.choices[direction] },
  }),
  roomChosen: ({ card, because }, { name }) => ({ key: CHOSEN_LINES[because], values: { card: name(card) } }),
  roomEntered: ({ card, board, fight }, { name }) => ({
    key: FIGHT_LINES[fight],
    values: { card: name(card), board: name(board) },
  }),
  phaseBegan: ({ phase }) => ({ key: PHASE_LINES[phase] }),
  stockExhausted: ({ monster, missing }, { name }) => ({
    key: 'stockExhausted',
    values: { monster: name(monster), missing: String(missing) },
  }),
  spacingLowered: ({ gapMm }, { cm }) => ({ key: 'spacingLowered', values: { gap: cm(gapMm) } }),
  placed: ({ piece, cause }, speaker) => ({
    key: PLACED_LINES[cause.rule] ?? (cause.by === piece ? 'placed' : 'placedBy'),
    values: { piece: speaker.the(piece), cause: causeOf(cause, speaker) },
  }),
  poisoned: ({ hero, by, poison, total, lethal }, { the }) => ({
    key: 'poisoned',
    values: { hero: the(hero), by: the(by), poison: String(poison), total: String(total), lethal: String(lethal) },
  }),
  cured: ({ hero, poison, total, cause }, speaker) => ({
    key: cause.rule === 'VERM-045' ? 'curedWholly' : 'cured',
    values: {
      hero: speaker.the(hero),
      poison: String(poison),
      total: String(total),
      cause: causeOf(cause, speaker),
    },
  }),
  climbed: ({ piece, on, count }, { the }) => ({
    key: 'climbed',
    values: { piece: the(piece), on: the(on), count: String(count) },
  }),
  swarmed: ({ on }, { the }) => ({ key: 'swarmed', values: { on: the(on) } }),
  verminWander: ({ monsters }, { names }) => ({ key: 'verminWander', values: { monsters: names(monsters) } }),
  variantChosen: ({ monster, variant }, { name }) => ({
    key: 'variantChosen',
    values: { monster: name(monster), variant: name(variant) },
  }),
  devoured: ({ hero, by }, { the }) => ({ key: 'devoured', values: { hero: the(hero), by: the(by) } }),
  roundBegan: ({ round }) => ({ key: 'roundBegan', values: { round: String(round) } }),
  turnBegan: ({ turn }) => ({ key: turn === 'heroes' ? 'heroesTurnBegan' : 'overseerTurnBegan' }),
  actionBegan: ({ piece, action }, speaker) => ({
    key: 'actionBegan',
    values: { piece: speaker.the(piece), action: actionWords(speaker, piece, action).name },
  }),
  passed: ({ piece }, { the }) => ({ key: 'passed', values: { piece: the(piece) } }),
  stopped: ({ piece }, { the }) => ({ key: 'stopped', values: { piece: the(piece) } }),
  spellCast: ({ spell, from }, { name, the }) => ({
    key: 'spellCast',
    values: { spell: name(spell), origin: the(from) },
  }),
  equipmentUsed: ({ hero, equipment, isUsedUp }, { name, the }) => ({
    key: isUsedUp ? 'equipmentUsedUp' : 'equipmentUsed',
    values: { hero: the(hero), equipment: name(equipment) },
  }),
  flicked: ({ actor, striker }, { the }) => ({
    key: actor === striker ? 'flicked' : 'shot',
    values: { actor: the(actor), striker: the(striker) },
  }),
  struck: ({ target, by }, { the }) => ({ key: 'struck', values: { target: the(target), by: the(by) } }),
  unharmed: ({ target, by, because }, { the, name }) => ({
    key: unharmedLine(because),
    values: { target: the(target), by: the(by), because: name(because) },
  }),
  damaged: ({ target, amount, lifeLeft, cause }, speaker) => ({
    key: 'damaged',
    values: {
      target: speaker.the(target),
      amount: String(amount),
      lifeLeft: String(lifeLeft),
      cause: causeOf(cause, speaker),
    },
  }),
  killed: ({ piece, by, cause }, speaker) => ({
    key: by === null ? 'killed' : 'killedBy',
    values: { piece: speaker.the(piece), hero: by === null ? '' : speaker.the(by), cause: causeOf(cause, speaker) },
  }),
  healed: ({ target, amount, life, cause }, speaker) => ({
    key: 'healed',
    values: {
      target: speaker.the(target),
      amount: String(amount),
      life: String(life),
      cause: causeOf(cause, speaker),
    },
  }),
  magicSpent: ({ hero, on, spent, left }, speaker) => ({
    key: spent.life > 0 ? 'magicSpentWithLife' : 'magicSpent',
    values: {
      hero: speaker.the(hero),
      on: actionWords(speaker, hero, on).name,
      magic: String(spent.magic),
      life: String(spent.life),
      left: String(left.magic),
    },
  }),
  magicGained: ({ hero, amount, magic, cause }, speaker) => ({
    key: 'magicGained',
    values: {
      hero: speaker.the(hero),
      amount: String(amount),
      magic: String(magic),
      cause: causeOf(cause, speaker),
    },
  }),
  stayedUp: ({ hero, cause }, speaker) => ({
    key: 'stayedUp',
    values: { hero: speaker.the(hero), cause: causeOf(cause, speaker) },
  }),
  trophiesKept: ({ hero, monsters }, { the, names }) => ({
    key: 'trophiesKept',
    values: { hero: the(hero), monsters: names(monsters) },
  }),
  trophiesTaken: ({ hero, monsters }, { the, names }) => ({
    key: 'trophiesTaken',
    values: { hero: the(hero), monsters: names(monsters) },
  }),
  artefactActivated: ({ hero, artefact, monsters }, { the, name, names }) => ({
    key: 'artefactActivated',
    values: { hero: the(hero), artefact: name(artefact), monsters: names(monsters) },
  }),
  removed: ({ piece, cause }, speaker) => ({
    key: REMOVED_LINES[cause.rule] ?? 'removed',
    values: { piece: speaker.the(piece), cause: causeOf(cause, speaker) },
  }),
  putBack: ({ piece }, { the }) => ({ key: 'putBack', values: { piece: the(piece) } }),
  moved: ({ piece, cause }, speaker) => ({
    key: cause.rule === 'BASE-335' ? 'movedByRuling' : 'moved',
    values: { piece: speaker.the(piece), cause: causeOf(cause, speaker) },
  }),
  incapacitated: ({ piece, backInRound, cause }, speaker) => ({
    key: cause.by === piece ? 'incapacitatedBySelf' : 'incapacitated',
    values: { piece: speaker.the(piece), round: String(backInRound), cause: causeOf(cause, speaker) },
  }),
  absorbed: ({ hero, by, left }, { the }) => ({
    key: 'absorbed',
    values: { hero: the(hero), by: the(by), left: String(left) },
  }),
  armourChanged: ({ hero, armour }, { the }) => ({
    key: 'armourChanged',
    values: { hero: the(hero), armour: String(armour) },
  }),
  frozen: ({ piece }, { the }) => ({ key: 'frozen', values: { piece: the(piece) } }),
  thawed: ({ piece, cause }, { the, name }) => ({
    key: cause.rule === 'SOL-169' ? 'thawedByLoss' : 'thawed',
    values: { piece: the(piece), cause: name(cause.by) },
  }),
  recovered: ({ piece }, { the }) => ({ key: 'recovered', values: { piece: the(piece) } }),
  becameFireWall: ({ piece, wall }, { the, name }) => ({
    key: 'becameFireWall',
    values: { piece: the(piece), wall: name(wall) },
  }),
  regenerated: ({ piece, life }, { the }) => ({
    key: 'regenerated',
    values: { piece: the(piece), life: String(life) },
  }),
  reborn: ({ piece }, { the }) => ({ key: 'reborn', values: { piece: the(piece) } }),
  enslaved: ({ piece, by, action }, speaker) => ({
    key: 'enslaved',
    values: {
      piece: speaker.the(piece),
      by: speaker.the(by),
      action: actionWords(speaker, piece, action).name,
    },
  }),
  calledOn: ({ piece, by, action }, speaker) => ({
    key: 'calledOn',
    values: {
      piece: speaker.the(piece),
      by: speaker.the(by),
      action: actionWords(speaker, piece, action).name,
    },
  }),
  formTaken: ({ piece, monster, action }, speaker) => ({
    key: 'formTaken',
    values: {
      piece: speaker.the(piece),
      monster: speaker.name(monster),
      action: actionWords(speaker, monster, action).name,
    },
  }),
  corroded: ({ hero, by, equipment }, { the, name }) => ({
    key: equipment === null ? 'corrodedNothing' : 'corroded',
    values: { hero: the(hero), by: the(by), equipment: equipment === null ? '' : name(equipment) },
  }),
  itemWon: ({ hero, equipment, isTaken }, { the, name }) => ({
    key: isTaken ? 'itemWon' : 'itemLeft',
    values: { hero: the(hero), equipment: name(equipment) },
  }),
  coinFlipped: ({ side }) => ({ key: side === 0 ? 'coinShowedGhoul' : 'coinShowedSkeleton' }),
  veiled: ({ lord, isVeiled }, { the }) => ({
    key: isVeiled ? 'veilRaised' : 'veilLifted',
    values: { lord: the(lord) },
  }),
  berserkChanged: ({ left }) => ({ key: 'berserkChanged', values: { left: String(left) } }),
  roomCleared: ({ card }, { name }) => ({ key: 'roomCleared', values: { card: name(card) } }),
  goldPaid: ({ hero, gold, asked }, { the, number }) => ({
    key: gold < asked ? 'goldPaidShort' : 'goldPaid',
    values: { hero: the(hero), gold: number(gold), asked: number(asked) },
  }),
  discsReturned: ({ discs }) => ({ key: 'discsReturned', values: { count: String(discs.length) } }),
  offerMade: ({ equipment }, { names }) => ({ key: 'offerMade', values: { equipment: names(equipment) } }),
  bought: ({ hero, item, price, paid }, speaker) => ({
    key: paid[hero] === price ? 'bought' : 'boughtTogether',
    values: {
      hero: speaker.the(hero),
      item: speaker.name(item),
      price: speaker.number(price),
      shares: sharesOf(paid, speaker),
    },
  }),
  goldSpent: ({ item, price, paid }, speaker) => ({
    key: 'goldSpent',
    values: { item: speaker.name(item), price: speaker.number(price), shares: sharesOf(paid, speaker) },
  }),
  cardPeeked: ({ equipment }, { name }) => ({ key: 'cardPeeked', values: { equipment: name(equipment) } }),
  offeringTurned: ({ equipment }, { name }) => ({ key: 'offeringTurned', values: { equipment: name(equipment) } }),
  offeringJudged: ({ equipment, hero }, { name, the }) => ({
    key: hero === null ? 'offeringRejected' : 'offeringAccepted',
    values: { equipment: name(equipment), hero: hero === null ? '' : the(hero) },
  }),
  paymentRefused: ({ seat, item }, { name, namers }) => ({
    key: 'paymentRefused',
    values: { seat: namers.seat(seat), item: name(item) },
  }),
  resurrected: ({ hero, life }, { the }) => ({ key: 'resurrected', values: { hero: the(hero), life: String(life) } }),
  overseerChanged: ({ from, to }, { namers }) => ({
    key: 'overseerChanged',
    values: { from: namers.seat(from), to: namers.seat(to) },
  }),
  campDecided: ({ isCamping, space }) => ({
    key: isCamping ? 'campPitched' : 'campDeclined',
    values: { space: String(space ?? 0) },
  }),
  spellRecovered: ({ spell }, { name }) => ({ key: 'spellRecovered', values: { spell: name(spell) } }),
  gameEnded: ({ outcome }, { wording }) => ({
    key: WINNER_LINES[outcome.winner],
    values: { because: wording.outcomes[outcome.because].text },
  }),
};

const lineOf = <Kind extends CatacombsEvent['kind']>(event: EventOf<Kind>, speaker: Speaker): Line => {
  const kind: Kind = event.kind;
  return LINES[kind](event, speaker);
};

/** What happened, as a line of the log. */
export function eventWords(speaker: Speaker, event: CatacombsEvent): string {
  const { key, values } = lineOf(event, speaker);
  return speaker.say(speaker.wording.events[key], values);
}
