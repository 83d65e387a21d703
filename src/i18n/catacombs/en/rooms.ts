import type { CatacombsWording } from '../wording';

export const rooms = {
  'room:sunken-stair': { name: 'The Sunken Stair', text: 'Every step lower, the water is a little colder.' },
  'room:candle-cellar': { name: 'The Candle Cellar', text: 'Somebody lights them all again, every night.' },
  'room:mushroom-gallery': {
    name: 'The Mushroom Gallery',
    text: 'Soft underfoot, and nobody hears you come. Nor them.',
  },
  'room:dripping-grotto': { name: 'The Dripping Grotto', text: 'Count the drops. One of them is not a drop.' },
  'room:cold-hearth': { name: 'The Cold Hearth', text: 'The fire went out long ago. What lived in it did not.' },
  'room:toll-gate': { name: 'The Toll Gate', text: 'They take no coin here, only travellers.' },
  'room:broken-cloister': { name: 'The Broken Cloister', text: 'Hoofprints go round and round the dry fountain.' },
  'room:gravediggers-rest': { name: 'The Gravedigger’s Rest', text: 'He dug one too many, and it dug back.' },
  'room:drowned-nave': { name: 'The Drowned Nave', text: 'The choir still stands. It simply does not breathe.' },
  'room:orc-kitchen': { name: 'The Orc Kitchen', text: 'The pot is boiling, and it is short of meat.' },
  'room:bone-choir': { name: 'The Bone Choir', text: 'Rib against rib, they have been rehearsing for you.' },
  'room:smiths-quarrel': { name: 'The Smiths’ Quarrel', text: 'Two fires, one anvil, and you in between.' },
  'room:scorpion-pit': { name: 'The Scorpion Pit', text: 'The sand moves before you have stepped on it.' },
  'room:webbed-crypt': { name: 'The Webbed Crypt', text: 'The threads all lead to the same dark corner.' },
  'room:bull-court': { name: 'The Bull’s Court', text: 'A throne too wide for any man, and well worn.' },
  'room:three-throats': { name: 'The Three Throats', text: 'One growls, one listens, one has already smelt you.' },
  'room:bridge-of-trolls': { name: 'The Bridge of Trolls', text: 'Nobody has ever paid twice to cross.' },
  'room:watchtower-steps': {
    name: 'The Watchtower Steps',
    text: 'They have the height, the arrows and all the time there is.',
  },
  'room:pale-feast': { name: 'The Pale Feast', text: 'The table is laid, and the guests have no appetite but one.' },
  'room:sunlit-shaft': { name: 'The Sunlit Shaft', text: 'A last ray of day, and hooves in the dust.' },
  'room:ashen-stairs': { name: 'The Ashen Stairs', text: 'The ash is warm, and it climbs with you.' },
  'room:bricked-tomb': { name: 'The Bricked-up Tomb', text: 'It was walled up from outside, and for a reason.' },
  'room:ember-hall': { name: 'The Ember Hall', text: 'The floor glows wherever something has knelt.' },
  'room:hall-of-horns': { name: 'The Hall of Horns', text: 'Trophies line the walls. Some of them turn to look.' },
  'room:kennels': { name: 'The Kennels', text: 'The chains are long, and there are six collars.' },
  'room:bone-throne': { name: 'The Bone Throne', text: 'Whoever sat here left the court in place.' },
  'room:deep-warren': { name: 'The Deep Warren', text: 'Every tunnel breathes out when you breathe in.' },
  'room:archers-gallery': {
    name: 'The Archers’ Gallery',
    text: 'A hundred slits in the wall, and a string drawn behind each.',
  },
  'room:stinging-sands': { name: 'The Stinging Sands', text: 'Run, and it hears you. Stand still, and it finds you.' },
  'room:gate-of-embers': {
    name: 'The Gate of Embers',
    text: 'The last door before the Lord, and it is guarded by its whole household.',
  },
  'room:merchant': { name: 'The Merchant', text: 'Six pieces of Equipment for sale, up to two of them at half price.' },
  'room:healer': { name: 'The Healer', text: 'Life for gold, and for a lot of gold a second life.' },
  'room:second-healer': {
    name: 'The Hermit Healer',
    text: 'Another door, another face, the same cures at the same price.',
  },
  'room:lair-of-sorcerer': {
    name: 'The Sorcerer’s Lair',
    text: 'Every mirror in the temple shows him. He stands before none.',
  },
  'room:lair-of-gorgon': { name: 'The Gorgon’s Lair', text: 'Such fine statues, and such frightened faces.' },
  'room:lair-of-lich': { name: 'The Lich’s Lair', text: 'Here death takes orders.' },
  'room:lair-of-dragon': { name: 'The Dragon’s Lair', text: 'What you took for the forge was it, breathing.' },
} satisfies Partial<CatacombsWording['rooms']>;

export const boards: CatacombsWording['boards'] = {
  crypt: { name: 'Crypt', text: 'Vaults of worn stone and four pillars in a square.' },
  cave: { name: 'Cave', text: 'Wet rock, and four pillars where they happened to grow.' },
  forge: { name: 'Forge', text: 'Sooty iron, five pillars, and one of them in the way.' },
  ossuary: { name: 'Ossuary', text: 'Walls of bones and a ring of six pillars.' },
  temple: { name: 'Temple', text: 'Cracked marble and four columns, wide apart.' },
  tomb: { name: 'Tomb', text: 'A sandstone aisle between two rows of three columns.' },
};
