import type { Design } from '../words/cards';
import { facesOf } from './face';

const face = facesOf('sword');

/** CONQ-194; classes CONQ-220. */
export const SWORD_DECK: readonly Design[] = [
  face('berserker-mage', {
    characterClass: 'human',
    role: 'spellcaster',
    signs: ['rat', 'moth'],
    shots: ['C', 'M', 'C'],
  }),
  face('royal-archer', { characterClass: 'human', role: 'hunter', signs: ['lizard', 'coral'], shots: ['M', 'L', 'L'] }),
  face('enchantress', {
    characterClass: 'elf',
    role: 'spellcaster',
    signs: ['jellyfish', 'moth'],
    shots: ['M', 'F*'],
    ability: { kind: 'heal', amount: 2 },
  }),
  face('witch-hunter', {
    characterClass: 'human',
    role: 'hunter',
    signs: ['spider', 'rat'],
    shots: ['M', 'Mi'],
    ability: { kind: 'reset' },
  }),
  face('shield-knight', {
    characterClass: 'human',
    role: 'fighter',
    signs: ['coral', 'lizard'],
    shots: ['C', 'M'],
    hasArmour: true,
  }),
  face('hill-barbarian', { characterClass: 'human', role: 'fighter', signs: ['rat', 'spider'], shots: ['CC', 'M'] }),
  face('pathfinder', {
    characterClass: 'elf',
    role: 'explorer',
    signs: ['moth', 'jellyfish'],
    shots: ['M', 'Mi', 'M'],
    ability: { kind: 'insight' },
  }),
  face('lay-sister', {
    characterClass: 'human',
    role: 'spellcaster',
    signs: ['coral', 'rat'],
    shots: ['W', 'M'],
    ability: { kind: 'heal', amount: 1 },
  }),
  face('cave-surveyor', {
    characterClass: 'dwarf',
    role: 'explorer',
    signs: ['lizard', 'spider'],
    shots: ['M', 'M', 'C'],
    ability: { kind: 'quake' },
    hasArmour: true,
  }),
  face('captain-of-the-watch', {
    characterClass: 'human',
    role: 'leader',
    signs: ['rat', 'coral'],
    shots: ['M', 'M'],
    ability: { kind: 'surprise' },
  }),
  face('warrior-queen', {
    characterClass: 'human',
    role: 'leader',
    signs: ['jellyfish', 'lizard'],
    shots: ['CC', 'M'],
    ability: { kind: 'stun' },
    hasArmour: true,
  }),
  face('gryphon', {
    characterClass: 'beast',
    role: 'creature',
    signs: ['moth', 'spider'],
    shots: ['M', 'C', 'M'],
    ability: { kind: 'capture' },
  }),
  face('clay-guardian', {
    characterClass: 'construct',
    role: 'creature',
    signs: ['coral', 'jellyfish'],
    shots: ['M', 'PW'],
    hasArmour: true,
  }),
  face('bolt-hunter', {
    characterClass: 'human',
    role: 'hunter',
    signs: ['spider', 'moth'],
    shots: ['M', 'Mi*'],
    ability: { kind: 'sunder' },
  }),
];
