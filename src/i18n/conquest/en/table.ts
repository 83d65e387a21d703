import { refusals as shared } from '../../common/refusals/en';
import type { ConquestWording } from '../wording';

export const thoughts: ConquestWording['thoughts'] = {
  straight: 'straight at {{target}}, which hits {{chance}} times out of 100',
  bank: 'off something else at {{target}}, which hits {{chance}} times out of 100',
  towards: 'towards {{target}}, though from there it will seldom hit',
  move: 'there is no better line from here, so it walks to where it stands better',
  crystal: 'the stone is more use over there',
  crystalAt: 'the stone gets in the way of {{target}}',
  leave: 'where it lies now it can do no harm, and more would not help',
  card: 'no other card in hand would help more now',
  cardShot: 'it begins well: {{chance}} times out of 100',
  noCard: 'every card is worth more in the hand',
  giveUp: 'it is the card that it will miss least',
  target: 'it is the easier of the two',
  targetShot: 'it is the easier of the two, hit {{chance}} times out of 100',
  weighed: 'anything else would cost more',
  anyLegal: 'nothing better came to mind',
  stumbled: 'no thought came of it, so chance decided',
};

export const refusals: ConquestWording['refusals'] = {
  ...shared,
  noSuchOption: 'That is not in the hand, or not one of the choices.',
  offTheBoard: '{{piece}} must lie wholly inside the arena.',
  seatOfBothTeams: '{{seat}} cannot play for both teams.',
  teamOfOneOrTwo: 'A team has one player, or two.',
  tooFewTokens: 'A team begins with at least one token.',
  tooManyTokens: 'Each team begins with at most {{limit}} tokens.',
  bankTooSmall: 'The bank must hold at least {{least}} tokens; it would have {{bank}}.',
  noSuchCard: '{{card}} is not in the deck of {{team}}.',
  cardTwice: '{{card}} lies in two places.',
  noSuchSeat: '{{seat}} does not sit here.',
};

export const layouts: ConquestWording['layouts'] = {
  cross: { name: 'Cross', text: 'Upright, in the middle. The rulebook’s own.' },
  saltire: { name: 'Saltire', text: 'Wide apart, with a clear lane along each side.' },
  slant: { name: 'Slant', text: 'A fence askew: everybody has to walk round it.' },
};

export const grounds: ConquestWording['grounds'] = {
  walls: { name: 'Walls', text: 'Discs bounce off them. After a wall a shot hurts nobody.' },
  mat: { name: 'Mat without walls', text: 'The edge is open. Whoever falls off is put back where they left.' },
};

export const options: ConquestWording['options'] = {
  drawAtEnd: { name: 'Late draw', text: 'Everybody draws at the end of the turn, and begins with one card fewer.' },
  exhaustion: { name: 'Exhaustion', text: 'With an empty draw pile and cards in hand a team loses a token each turn.' },
  withoutAbilities: { name: 'Without abilities', text: 'Shots alone: quicker, and playable before reading.' },
  withoutArmour: { name: 'Without armour', text: 'Every card goes to the discard, and every hit counts.' },
  companionLongbow: {
    name: 'Longbow by the companion',
    text: 'Its arrow starts beside the other Character, never beside the one that acts.',
  },
  tempoToken: {
    name: 'A token for going second',
    text: 'Who does not begin has one token more. It makes things even.',
  },
  pairToken: {
    name: 'A token for the pair',
    text: 'Two against one have one token more, for the one has the larger hand.',
  },
  openPartners: { name: 'Open partners', text: 'Two of a team see one another’s hands.' },
};
