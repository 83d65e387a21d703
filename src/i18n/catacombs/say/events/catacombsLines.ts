import { DIRECTIONS, type Outcome, type Phase } from '../../../../rules/catacombs';
import type { EventKey } from '../eventKey';
import type { CatacombsWording } from '../../wording';
import { sharesOf } from '../sharesOf';
import type { SomeLines } from './line';

const PHASE_LINES: Readonly<Record<Phase, EventKey>> = {
  exploration: 'explorationBegan',
  setup: 'setupBegan',
  combat: 'combatBegan',
  resolution: 'resolutionBegan',
};
const FIGHT_LINES = { room: 'roomEntered', camp: 'campAttacked', final: 'lairEntered' } as const;
const CHOSEN_LINES = {
  majority: 'chosenByMajority',
  mostHeroes: 'chosenByMostHeroes',
  lot: 'chosenByLot',
} as const;
const WINNER_LINES: Readonly<Record<Outcome['winner'], EventKey>> = {
  heroes: 'heroesWon',
  overseer: 'overseerWon',
  nobody: 'nobodyWon',
};

function directionIn(choice: string, { choices }: CatacombsWording): string | null {
  const direction = DIRECTIONS.find((one) => one === choice);
  return direction === undefined ? null : choices[direction];
}

/** The way through the rooms, the gold and the shops. */
export const catacombsLines = {
  handicapStated: ({ handicap }, { wording }) => ({
    key: 'handicapStated',
    values: { handicap: wording.handicaps[handicap].name },
  }),
  monsterLeftOut: ({ monster }, { name }) => ({ key: 'monsterLeftOut', values: { monster: name(monster) } }),
  monsterAdded: ({ monster }, { name }) => ({ key: 'monsterAdded', values: { monster: name(monster) } }),
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
  roomChosen: ({ card, because }, { name }) => ({ key: CHOSEN_LINES[because], values: { choice: name(card) } }),
  voteDecided: ({ choice, because }, { the, wording }) => ({
    key: CHOSEN_LINES[because],
    values: { choice: directionIn(choice, wording) ?? the(choice) },
  }),
  roomEntered: ({ card, board, fight }, { name }) => ({
    key: FIGHT_LINES[fight],
    values: { card: name(card), board: name(board) },
  }),
  phaseBegan: ({ phase }) => ({ key: PHASE_LINES[phase] }),
  stockExhausted: ({ monster, missing }, { name }) => ({
    key: 'stockExhausted',
    values: { monster: name(monster), missing: String(missing) },
  }),
  noSpotLeft: ({ monster }, { name }) => ({ key: 'noSpotLeft', values: { monster: name(monster) } }),
  remedyAdopted: ({ remedy }, { wording }) => ({ key: 'remedyAdopted', values: { remedy: wording.choices[remedy] } }),
  spacingLowered: ({ gapMm }, { cm }) => ({ key: 'spacingLowered', values: { gap: cm(gapMm) } }),
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
} satisfies SomeLines;
