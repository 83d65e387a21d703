import type { CatacombsWording } from '../wording';

export const lords = {
  'lord:queen-of-the-underworld': {
    name: 'Queen of the Underworld',
    the: 'the Queen of the Underworld',
    text: 'Strikes twice and is gone to another edge of the room, from where she shoots three times in a row.',
  },
  'lord:orc-warchief': {
    name: 'Orc Warchief',
    the: 'the Orc Warchief',
    text: 'A blow that costs 2 life, another, and then his shout sends one of his riders in again.',
  },
  'lord:hydra': {
    name: 'Hydra',
    the: 'the Hydra',
    text: 'The closer to death, the more heads: from two bites to four.',
  },
  'lord:shape-shifter': {
    name: 'Shape Shifter',
    the: 'the Shape Shifter',
    text: 'Fights each turn like whichever monster of the room suits it best.',
  },
} satisfies Partial<CatacombsWording['lords']>;

export const actions = {
  vanish: {
    name: 'Vanish',
    text: 'Two Punches, one after the other; then she may be put on any free spot that touches an edge of the board.',
  },
  volley: { name: 'Volley', text: 'A chain of three Missiles, never hurting the same target twice running.' },
  daunt: { name: 'Daunt', text: 'A stunning Punch: whoever it hurts is incapacitated.' },
  'war-cry': {
    name: 'War cry',
    text: 'A critical Punch, then a Punch; then one Orc or Orc Wolf Rider takes a whole action, even if it has acted.',
  },
  'three-heads': { name: 'Three heads', text: 'With 6 life or more: a Punch, then a critical Punch.' },
  'two-heads': { name: 'Two heads', text: 'With 3 to 5 life: a Punch, a Fireball, a Punch.' },
  'last-heads': { name: 'Last heads', text: 'With 1 or 2 life: Punch, critical Punch, Punch, critical Punch.' },
  shift: {
    name: 'Shift shape',
    text: 'It makes one attack of a monster that is on the board, with what that attack sets off.',
  },
} satisfies Partial<CatacombsWording['actions']>;
