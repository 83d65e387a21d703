import { actionWords } from '../actionWords';
import { sharesOf } from '../sharesOf';
import { causeOf, type SomeLines } from './line';

/** What only the box of Soloth brings about. */
export const solothLines = {
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
} satisfies SomeLines;
