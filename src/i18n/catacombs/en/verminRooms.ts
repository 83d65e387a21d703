import type { CatacombsWording } from '../wording';

export const rooms = {
  'room:sewer-mouth': {
    name: 'The Sewer Mouth',
    text: 'Everything the city forgets comes out here. Some of it walks.',
  },
  'room:rats-larder': { name: 'The Rats’ Larder', text: 'The shelves are bare. The shelves are gnawed, too.' },
  'room:bat-belfry': { name: 'The Belfry', text: 'The bell has no tongue. The bats have.' },
  'room:snakeskin-hall': { name: 'Snakeskin Hall', text: 'A skin on every step, each longer than the last.' },
  'room:grinning-niche': { name: 'The Grinning Niche', text: 'Of a thousand skulls, one turns to look at you.' },
  'room:ember-drain': { name: 'The Ember Drain', text: 'The water boils, and the rats have come up to dry.' },
  'room:weeping-gutter': { name: 'The Weeping Gutter', text: 'Scales below, fur above, and water over all.' },
  'room:moth-eaten-chapel': {
    name: 'The Moth-Eaten Chapel',
    text: 'The banners hang in rags. Not all the rags are cloth.',
  },
  'room:plague-cart': { name: 'The Plague Cart', text: 'Nobody came back for the load. The load is getting down.' },
  'room:viper-well': { name: 'The Viper Well', text: 'They lower the bucket with great care, and seldom.' },
  'room:bone-rookery': { name: 'The Bone Rookery', text: 'Archers on the ledges, wings on the archers.' },
  'room:skull-rack': { name: 'The Skull Rack', text: 'Two of them have left the rack. They float.' },
  'room:smelter-sewer': { name: 'The Smelter’s Sewer', text: 'Slag, soot, and something that feeds on both.' },
  'room:serpents-stair': { name: 'The Serpents’ Stair', text: 'Hooves above, hisses below. Mind the gap.' },
  'room:countess-attic': { name: 'The Countess’s Attic', text: 'Her pets hang upside down. So does she.' },
  'room:rust-drain': { name: 'The Rust Drain', text: 'The grating is eaten through, and not by rats.' },
  'room:remorhaz-burrow': { name: 'The Great Burrow', text: 'The walls are smooth as a throat.' },
  'room:wyvern-eyrie': { name: 'The Wyvern’s Eyrie', text: 'The roof is gone. She likes it better so.' },
  'room:kings-midden': { name: 'The King’s Midden', text: 'Ten reigns of leavings, and all of them moving.' },
  'room:court-of-fangs': { name: 'The Court of Fangs', text: 'Every courtier here bites.' },
  'room:furnace-nest': { name: 'The Furnace Nest', text: 'Her eggs want heat, and she is not short of fuel.' },
  'room:pit-of-teeth': { name: 'The Pit of Teeth', text: 'It was dug for the dead. Something dug it deeper.' },
  'room:brood-hall': { name: 'The Brood Hall', text: 'Wings above, embers below, and you in between.' },
  'room:healer-of-vermin': {
    name: 'The Leech House',
    text: 'Life for gold as at any Healer, and for 400 gold a bite is drawn: one Poison card goes.',
  },
  'room:second-healer-of-vermin': {
    name: 'The Herb Hut',
    text: 'The Healer’s services once more, Poison cards for 400 gold among them.',
  },
  'room:drowned-burrow': { name: 'The Drowned Burrow', text: 'They feed it from the bank. You are on the bank.' },
} satisfies Partial<CatacombsWording['rooms']>;
