import type { ConquestWording } from '../wording';

export const cards: ConquestWording['cards'] = {
  'berserker-mage': {
    name: 'Berserker Mage',
    the: 'the Berserker Mage',
    text: 'Two blows and a step between them. Nobody has told her that mages stay at the back.',
  },
  'royal-archer': {
    name: 'Royal Archer',
    the: 'the Royal Archer',
    text: 'One step, two arrows. Shoots over a friend’s shoulder as readily as over his own.',
  },
  enchantress: {
    name: 'Enchantress',
    the: 'the Enchantress',
    text: 'A fireball for somebody in particular, then two tokens back from the bank.',
  },
  'witch-hunter': {
    name: 'Witch Hunter',
    the: 'the Witch Hunter',
    text: 'Walks with a lantern, and brings the lost back into the pile.',
  },
  'shield-knight': {
    name: 'Shield Knight',
    the: 'the Shield Knight',
    text: 'Strikes, steps back, and leaves his shield on the table for whoever needs it.',
  },
  'hill-barbarian': {
    name: 'Hill Barbarian',
    the: 'the Hill Barbarian',
    text: 'One great blow, and then out of reach. He has done this before.',
  },
  pathfinder: {
    name: 'Pathfinder',
    the: 'the Pathfinder',
    text: 'Looks, looses, is elsewhere. One more card for her trouble.',
  },
  'lay-sister': {
    name: 'Lay Sister',
    the: 'the Lay Sister',
    text: 'A wave to make room, a bandage for whoever stands behind her.',
  },
  'cave-surveyor': {
    name: 'Cave Surveyor',
    the: 'the Cave Surveyor',
    text: 'Two steps, one blow, and a crystal put where it should have been all along.',
  },
  'captain-of-the-watch': {
    name: 'Captain of the Watch',
    the: 'the Captain of the Watch',
    text: 'Marches twice, whistles, and somebody else comes round the corner.',
  },
  'warrior-queen': {
    name: 'Warrior Queen',
    the: 'the Warrior Queen',
    text: 'Her blow costs two and the next turn besides. Her armour stays.',
  },
  gryphon: {
    name: 'Gryphon',
    the: 'the Gryphon',
    text: 'In, claws, out. What it takes, it keeps.',
  },
  'clay-guardian': {
    name: 'Clay Guardian',
    the: 'the Clay Guardian',
    text: 'Slow to come, and then the whole wave comes at once.',
  },
  'bolt-hunter': {
    name: 'Bolt Hunter',
    the: 'the Bolt Hunter',
    text: 'Names her mark, may shoot twice at it, and leaves a hole in the best armour.',
  },
  'beyond-the-grave-zombie': {
    name: 'Beyond-the-Grave Zombie',
    the: 'the Beyond-the-Grave Zombie',
    text: 'Shambles, and shambles again. The trouble is who follows.',
  },
  marauder: {
    name: 'Marauder',
    the: 'the Marauder',
    text: 'A step, a missile, somebody’s purse. Keeps his breastplate handy.',
  },
  behemoth: {
    name: 'Behemoth',
    the: 'the Behemoth',
    text: 'What it runs into hurts twice and sees stars until after supper.',
  },
  witch: {
    name: 'Witch',
    the: 'the Witch',
    text: 'One step to line them up. For a card more, the wave is higher.',
  },
  phoenix: {
    name: 'Phoenix',
    the: 'the Phoenix',
    text: 'Fire first, then away, and the discard rises from its ashes.',
  },
  'bone-archer': {
    name: 'Bone Archer',
    the: 'the Bone Archer',
    text: 'One step, two arrows, no breath to hold.',
  },
  'bull-of-the-maze': {
    name: 'Bull of the Maze',
    the: 'the Bull of the Maze',
    text: 'Charges, turns, charges. Corners are where others get lost.',
  },
  'pale-count': {
    name: 'Pale Count',
    the: 'the Pale Count',
    text: 'Comes, bites, goes, and the floor shakes politely as he leaves.',
  },
  'marsh-shaman': {
    name: 'Marsh Shaman',
    the: 'the Marsh Shaman',
    text: 'Points at one of you, throws fire, and is two tokens better for it.',
  },
  'cave-sneak': {
    name: 'Cave Sneak',
    the: 'the Cave Sneak',
    text: 'Never where the answer lands. Reads your cards? No: draws one of its own.',
  },
  'black-rider': {
    name: 'Black Rider',
    the: 'the Black Rider',
    text: 'One pass with the blade, one away. The armour stays in the saddle.',
  },
  'tide-hag': {
    name: 'Tide Hag',
    the: 'the Tide Hag',
    text: 'The wave goes out before her; something small comes back in.',
  },
  'grave-tyrant': {
    name: 'Grave Tyrant',
    the: 'the Grave Tyrant',
    text: 'One blow, worth two. Then back to the crypt, unhurried.',
  },
  'trophy-hunter': {
    name: 'Trophy Hunter',
    the: 'the Trophy Hunter',
    text: 'Shoots first, at one head only, and takes your best armour for the wall.',
  },
};
