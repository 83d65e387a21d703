import { actionWords } from '../actionWords';
import type { SomeLines } from './line';

/** What only the box of Soloth brings to be asked. */
export const solothLines = {
  absorb: ({ hero, armour, damage }, { the }) => ({
    key: 'absorb',
    values: { hero: the(hero), armour: String(armour), damage: String(damage) },
  }),
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
  vanish: ({ piece }, { the }) => ({ key: 'vanish', values: { piece: the(piece) } }),
  vanishTo: ({ piece }, { the }) => ({ key: 'vanishTo', values: { piece: the(piece) } }),
  callOn: ({ by }, { the }) => ({ key: 'callOn', values: { by: the(by) } }),
  takeForm: () => ({ key: 'takeForm' }),
  altar: ({ price }, { number }) => ({ key: 'altar', values: { price: number(price) } }),
  judgeOffering: ({ equipment, unfit }, { name, names }) => ({
    key: unfit.length > 0 ? 'judgeOfferingForSome' : 'judgeOffering',
    values: { equipment: name(equipment), unfit: names(unfit) },
  }),
  agreeOffering: ({ equipment, hero }, { name, the }) => ({
    key: 'agreeOffering',
    values: { equipment: name(equipment), hero: the(hero) },
  }),
} satisfies SomeLines;
