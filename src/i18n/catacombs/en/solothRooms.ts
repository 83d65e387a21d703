import type { CatacombsWording } from '../wording';

export const rooms = {
  'room:flooded-steps': { name: 'The Flooded Steps', text: 'Something with a tail went down before you.' },
  'room:rusted-armoury': { name: 'The Rusted Armoury', text: 'A thousand blades on the racks, and not one edge left.' },
  'room:salamander-nest': { name: 'The Salamander Nest', text: 'Warm eggs, and warmer mothers.' },
  'room:whispering-vault': { name: 'The Whispering Vault', text: 'It says your name. It has no mouth to say it with.' },
  'room:widows-parlour': {
    name: 'The Widow’s Parlour',
    text: 'She keeps open house for the dead, and the tea is cold.',
  },
  'room:gargoyle-roost': { name: 'The Gargoyle Roost', text: 'Count the statues going in, and again going out.' },
  'room:siren-cistern': { name: 'The Siren’s Cistern', text: 'The echo sings a little better than the singer.' },
  'room:wolf-pen': { name: 'The Wolf Pen', text: 'The gate is chewed through from this side.' },
  'room:mourners-alcove': { name: 'The Mourners’ Alcove', text: 'They weep for you already, to be on time.' },
  'room:vampires-vestibule': { name: 'The Vampire’s Vestibule', text: 'Leave your cloak, your hat and your blood.' },
  'room:lizard-hatchery': { name: 'The Lizard Hatchery', text: 'Whoever lags behind feels the whip.' },
  'room:riders-crossing': { name: 'The Riders’ Crossing', text: 'Four legs for the charge, two for the rest.' },
  'room:manticore-ledge': {
    name: 'The Manticore’s Ledge',
    text: 'The quills in the wall point out where others stood.',
  },
  'room:sirens-balcony': { name: 'The Siren’s Balcony', text: 'A song from above, arrows for applause.' },
  'room:acolytes-rite': { name: 'The Acolyte’s Rite', text: 'The candles burn from the bottom up.' },
  'room:corroded-bridge': { name: 'The Corroded Bridge', text: 'It holds as long as nothing eats it.' },
  'room:cold-embrace': { name: 'The Cold Embrace', text: 'Two hands reach out, and what they touch forgets to heal.' },
  'room:shades-crossroads': { name: 'The Shades’ Crossroads', text: 'Four ways lead in, and something leans in each.' },
  'room:phoenix-pyre': { name: 'The Phoenix Pyre', text: 'Ashes first, feathers after.' },
  'room:crimson-court': { name: 'The Crimson Court', text: 'The wine is old, and so are the guests.' },
  'room:wolf-lords-yard': { name: 'The Wolf Lord’s Yard', text: 'Saddles on every hook, and none of them empty.' },
  'room:winged-parapet': { name: 'The Winged Parapet', text: 'The shadows on the floor have no one beneath them.' },
  'room:drowned-choir': { name: 'The Drowned Choir', text: 'Two voices, no breath, and not a spell to be heard.' },
  'room:beast-market': { name: 'The Beast Market', text: 'Every cage stands open: somebody is buying.' },
  'room:ashen-rite': { name: 'The Ashen Rite', text: 'The circle is drawn, and you are standing in it.' },
  'room:slavers-pit': { name: 'The Slavers’ Pit', text: 'One lash, and the strongest of them turns round.' },
  'room:last-vigil': { name: 'The Last Vigil', text: 'They guard a single flame, and it will not go out.' },
  'room:merchant-of-soloth': {
    name: 'The Merchant of Soloth',
    text: 'Ten pieces of Equipment at full price; for 100 gold he turns up one more, as often as you like.',
  },
  'room:altar-of-soloth': {
    name: 'The Altar of Soloth',
    text: 'For each 500 gold it shows one piece of Equipment. Only one gift may ever be accepted.',
  },
  'room:lair-of-queen-of-the-underworld': {
    name: 'The Queen’s Lair',
    text: 'The throne is empty: she is wherever the wall is.',
  },
  'room:lair-of-orc-warchief': { name: 'The Warchief’s Lair', text: 'One shout, and the whole camp stands up twice.' },
  'room:lair-of-hydra': {
    name: 'The Hydra’s Lair',
    text: 'The fewer necks you leave it, the less it looks before it bites.',
  },
  'room:lair-of-shape-shifter': {
    name: 'The Shape Shifter’s Lair',
    text: 'You have fought every one of these faces before.',
  },
} satisfies Partial<CatacombsWording['rooms']>;
