import type { ReignWording } from '../wording';

export const things: ReignWording['things'] = {
  'potion:invisibility': {
    name: 'Potion of invisibility',
    the: 'a potion of invisibility',
    text: 'Unseen for one turn.',
  },
  'potion:invulnerability': {
    name: 'Potion of invulnerability',
    the: 'a potion of invulnerability',
    text: 'No wound counts for one turn.',
  },
  'potion:force': { name: 'Potion of force', the: 'a potion of force', text: 'Force raised by two for one turn.' },
  'potion:resistance': {
    name: 'Potion of resistance',
    the: 'a potion of resistance',
    text: 'Endurance raised by two for one turn.',
  },
  'potion:speed': { name: 'Potion of speed', the: 'a potion of speed', text: 'Four more action points for one turn.' },
  'potion:curing': {
    name: 'Potion of curing',
    the: 'a potion of curing',
    text: 'Heals 4 and 5D hit points, and ends poison.',
  },
  'potion:healing': { name: 'Potion of healing', the: 'a potion of healing', text: 'Heals 4 hit points.' },
  'object:blessed-amulet': { name: 'Blessed amulet', the: 'the blessed amulet', text: 'Venom turns to water near it.' },
  'object:ice-amulet': {
    name: 'Ice amulet',
    the: 'the ice amulet',
    text: 'It never thaws, and nothing burns around it.',
  },
  'object:amulet-of-courage': {
    name: 'Amulet of courage',
    the: 'the amulet of courage',
    text: 'It beats like a calm heart.',
  },
  'object:ring-of-agility': {
    name: 'Ring of agility',
    the: 'the ring of agility',
    text: 'The body knows before the head.',
  },
  'object:ring-of-teleportation': {
    name: 'Ring of teleportation',
    the: 'the ring of teleportation',
    text: 'Once a game: to any free square that has been discovered.',
  },
  'object:ring-of-divination': {
    name: 'Ring of divination',
    the: 'the ring of divination',
    text: 'Once a game: the turn begins anew, as if nothing had happened in it.',
  },
  'object:boots-of-speed': {
    name: 'Boots of speed',
    the: 'the boots of speed',
    text: 'A run goes one square farther.',
  },
  'object:old-kings-crown': {
    name: 'Old king’s crown',
    the: 'the old king’s crown',
    text: 'One is listened to under it.',
  },
  'object:healing-stone': {
    name: 'Healing stone',
    the: 'the healing stone',
    text: 'Each action point with it heals 3 hit points, one’s own or of a friend beside.',
  },
  'object:apprentices-sceptre': {
    name: 'Apprentice’s sceptre',
    the: 'the apprentice’s sceptre',
    text: 'It sparks at the wrong end now and then.',
  },
  'object:sceptre': { name: 'Sceptre', the: 'the sceptre', text: 'Without one of these most spells stay wishes.' },
  'scroll:banishment': {
    name: 'Scroll of banishment',
    the: 'the scroll of banishment',
    text: 'An enemy in sight that fails a hard test of Will is gone.',
  },
  'scroll:curing': {
    name: 'Scroll of curing',
    the: 'the scroll of curing',
    text: 'Everybody on one’s side regains 4 and 5D hit points and is rid of poison.',
  },
  'scroll:protection': {
    name: 'Scroll of protection',
    the: 'the scroll of protection',
    text: 'Two points of magic armour for the rest of the game.',
  },
  'scroll:teleportation': {
    name: 'Scroll of teleportation',
    the: 'the scroll of teleportation',
    text: 'Whoever reads it, and every friend in sight, may go to any square that has been explored.',
  },
  'scroll:time': { name: 'Scroll of time', the: 'the scroll of time', text: 'The heroes have a second turn at once.' },
  'scroll:resurrection': {
    name: 'Scroll of resurrection',
    the: 'the scroll of resurrection',
    text: 'A friend who died comes back with half the hit points.',
  },
  'grimoire:black-magic': {
    name: 'Grimoire of black magic',
    the: 'the grimoire of black magic',
    text: 'Darts, embers and terror.',
  },
  'grimoire:white-magic': {
    name: 'Grimoire of white magic',
    the: 'the grimoire of white magic',
    text: 'Mending, purity, and light that hurts the dead.',
  },
  'grimoire:magic-for-beggars': {
    name: 'Magic for beggars',
    the: 'the beggars’ grimoire',
    text: 'Small tricks for everybody.',
  },
  'grimoire:necromancy': {
    name: 'Grimoire of necromancy',
    the: 'the grimoire of necromancy',
    text: 'What can still be got out of the dead.',
  },
  'grimoire:demonology': {
    name: 'Grimoire of demonology',
    the: 'the grimoire of demonology',
    text: 'Wings, claws and doors that had better stay shut.',
  },
  'rune:combat': { name: 'Rune of combat', the: 'the rune of combat', text: 'Melee raised by one.' },
  'rune:shooting': { name: 'Rune of shooting', the: 'the rune of shooting', text: 'Shooting raised by one.' },
  'rune:force': { name: 'Rune of force', the: 'the rune of force', text: 'Force raised by one.' },
  'rune:resistance': { name: 'Rune of resistance', the: 'the rune of resistance', text: 'Endurance raised by one.' },
  'rune:will': { name: 'Rune of will', the: 'the rune of will', text: 'Will raised by one.' },
  'rune:charisma': { name: 'Rune of charisma', the: 'the rune of charisma', text: 'Charisma raised by one.' },
  'rune:agility': { name: 'Rune of agility', the: 'the rune of agility', text: 'Agility raised by one.' },
  'rune:life': { name: 'Rune of life', the: 'the rune of life', text: 'Five hit points more.' },
  'rune:knowledge': { name: 'Rune of knowledge', the: 'the rune of knowledge', text: 'Intelligence raised by one.' },
  'rune:dexterity': { name: 'Rune of dexterity', the: 'the rune of dexterity', text: 'Dexterity raised by one.' },
  'rune:magic': { name: 'Rune of magic', the: 'the rune of magic', text: 'Magic raised by one.' },
  'goods:spike-trap-kit': {
    name: 'Spike trap kit',
    the: 'the spike trap kit',
    text: 'Laid on a square beside: 5D damage to who walks onto it unawares.',
  },
  'goods:lock-picks': { name: 'Lock-picks', the: 'the lock-picks', text: 'One more on every lock.' },
  'goods:rope': { name: 'Rope', the: 'the rope', text: 'Brings somebody out of a hole without passing the turn.' },
  'goods:strongbox': {
    name: 'Strongbox',
    the: 'the strongbox',
    text: 'It stays in town, and holds whatever is too heavy to take along.',
  },
};

export const categories: ReignWording['categories'] = {
  amulet: 'Amulet',
  ring: 'Ring',
  boots: 'Boots',
  crown: 'Crown',
  stone: 'Stone',
  sceptre: 'Sceptre',
};

export const something: ReignWording['something'] = { name: 'Something', the: 'something' };

export const orb: ReignWording['orb'] = {
  name: 'Solar orb',
  the: 'the solar orb',
  text: 'A small sun, by which a village underground grows its bread.',
};
