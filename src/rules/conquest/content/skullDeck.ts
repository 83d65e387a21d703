import type { Design } from '../words/cards';
import { facesOf } from './face';

const face = facesOf('skull');

/** CONQ-195; classes CONQ-220. */
export const SKULL_DECK: readonly Design[] = [
  face('beyond-the-grave-zombie', {
    characterClass: 'undead',
    role: 'creature',
    signs: ['rat', 'spider'],
    shots: ['M', 'M'],
    ability: { kind: 'surprise' },
  }),
  face('marauder', {
    characterClass: 'human',
    role: 'explorer',
    signs: ['lizard', 'moth'],
    shots: ['M', 'Mi'],
    ability: { kind: 'capture' },
    hasArmour: true,
  }),
  face('behemoth', {
    characterClass: 'beast',
    role: 'creature',
    signs: ['coral', 'jellyfish'],
    shots: ['CC', 'M'],
    ability: { kind: 'stun' },
    hasArmour: true,
  }),
  face('witch', { characterClass: 'human', role: 'spellcaster', signs: ['spider', 'rat'], shots: ['M', 'PW'] }),
  face('phoenix', {
    characterClass: 'beast',
    role: 'creature',
    signs: ['moth', 'lizard'],
    shots: ['F', 'M'],
    ability: { kind: 'reset' },
  }),
  face('bone-archer', { characterClass: 'undead', role: 'hunter', signs: ['rat', 'coral'], shots: ['M', 'L', 'L'] }),
  face('bull-of-the-maze', {
    characterClass: 'beast',
    role: 'fighter',
    signs: ['lizard', 'spider'],
    shots: ['C', 'M', 'C'],
  }),
  face('pale-count', {
    characterClass: 'undead',
    role: 'leader',
    signs: ['jellyfish', 'moth'],
    shots: ['M', 'C', 'M'],
    ability: { kind: 'quake' },
    hasArmour: true,
  }),
  face('marsh-shaman', {
    characterClass: 'swampFolk',
    role: 'spellcaster',
    signs: ['coral', 'lizard'],
    shots: ['M', 'F*'],
    ability: { kind: 'heal', amount: 2 },
  }),
  face('cave-sneak', {
    characterClass: 'goblin',
    role: 'explorer',
    signs: ['rat', 'jellyfish'],
    shots: ['M', 'Mi', 'M'],
    ability: { kind: 'insight' },
  }),
  face('black-rider', {
    characterClass: 'undead',
    role: 'fighter',
    signs: ['spider', 'coral'],
    shots: ['C', 'M'],
    hasArmour: true,
  }),
  face('tide-hag', {
    characterClass: 'swampFolk',
    role: 'spellcaster',
    signs: ['jellyfish', 'rat'],
    shots: ['W', 'M'],
    ability: { kind: 'heal', amount: 1 },
  }),
  face('grave-tyrant', { characterClass: 'undead', role: 'leader', signs: ['moth', 'spider'], shots: ['CC', 'M'] }),
  face('trophy-hunter', {
    characterClass: 'human',
    role: 'hunter',
    signs: ['lizard', 'coral'],
    shots: ['Mi*', 'M'],
    ability: { kind: 'sunder' },
  }),
];
