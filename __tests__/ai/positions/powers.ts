import { both, choosing, dead, mostly, not, type Position } from './position';

/** Spells, shouts and gazes: when they pay most. */
export const POWERS: readonly Position[] = [
  {
    name: 'the Dragon spawns Fire Spirits when nobody is in reach',
    on: {
      board: 'forge',
      turn: 'overseer',
      heroes: { elf: [98, 375], barbarian: [202, 375], thief: [98, 410], wizard: [202, 410] },
      lord: ['dragon', 150, 30, { life: 9 }],
    },
    isSolvedBy: choosing('lord:dragon>spawn'),
  },
  {
    name: 'the Lich raises the dead when nobody is in reach',
    on: {
      board: 'tomb',
      turn: 'overseer',
      heroes: { elf: [60, 385], barbarian: [240, 385], thief: [60, 420], wizard: [240, 420] },
      lord: ['lich', 60, 140, { life: 6 }],
    },
    isSolvedBy: choosing('lord:lich>raise'),
  },
  {
    name: 'the Gorgon petrifies the sound Barbarian whom she has laid low',
    on: {
      board: 'tomb',
      turn: 'overseer',
      heroes: { barbarian: [110, 250, { downBy: 'lord:gorgon' }], thief: [190, 250, { life: 4 }], elf: [150, 420] },
      lord: ['gorgon', 150, 120, { life: 5 }],
    },
    isSolvedBy: both(choosing('lord:gorgon>petrify'), mostly(dead('hero:barbarian'))),
  },
  {
    name: 'the Gorgon strikes and gazes rather than strike alone',
    on: {
      board: 'tomb',
      turn: 'overseer',
      heroes: { barbarian: [120, 250], thief: [180, 260] },
      lord: ['gorgon', 150, 100, { life: 5 }],
    },
    isSolvedBy: choosing('lord:gorgon>gaze'),
  },
  {
    name: 'the Sorcerer lays the strongest low with a Hex rather than punch him',
    on: {
      board: 'temple',
      turn: 'overseer',
      heroes: { barbarian: [150, 260], elf: [150, 430] },
      lord: ['sorcerer', 150, 110, { life: 6 }],
    },
    isSolvedBy: choosing('lord:sorcerer>hex'),
  },
  {
    name: 'the Dragon charges through three wounded heroes rather than strike one',
    isWhole: true,
    on: {
      board: 'forge',
      turn: 'overseer',
      heroes: { elf: [110, 240, { life: 1 }], wizard: [190, 240, { life: 1 }], thief: [150, 300, { life: 1 }] },
      lord: ['dragon', 150, 110, { life: 9 }],
    },
    isSolvedBy: mostly(
      (end, start) =>
        end.outcome?.winner === 'overseer' ||
        ['hero:elf', 'hero:wizard', 'hero:thief'].filter((id) => dead(id)(end, start)).length > 1,
    ),
  },
  {
    name: 'an Infernal Acolyte who sees nobody sets a Fire Wall rather than pass',
    on: {
      box: 'soloth',
      board: 'temple',
      turn: 'overseer',
      heroes: { paladin: [80, 380], 'ice-princess': [220, 380], sorceress: [80, 415], 'witch-hunter': [220, 415] },
      monsters: [['infernal-acolyte', 80, 150]],
    },
    isSolvedBy: not(choosing(/pass$/)),
  },
  {
    name: 'a Vampire strikes and then throws a Skeleton, when both together kill the Paladin',
    isWhole: true,
    on: {
      box: 'soloth',
      board: 'temple',
      turn: 'overseer',
      heroes: { paladin: [150, 250, { life: 2, armour: 0 }], 'ice-princess': [60, 420] },
      monsters: [['vampire', 150, 110]],
    },
    isSolvedBy: mostly(dead('hero:paladin')),
  },
  {
    name: 'an Elder Vampire who sees nobody calls up its rats',
    on: {
      box: 'both',
      board: 'temple',
      turn: 'overseer',
      heroes: { elf: [80, 380], barbarian: [220, 380], thief: [80, 415], wizard: [220, 415] },
      monsters: [['elder-vampire', 80, 145]],
    },
    isSolvedBy: choosing('monster:elder-vampire-1>attack-2'),
  },
  {
    name: 'a Lizard Man who sees nobody drives the Cerberus that does',
    on: {
      box: 'soloth',
      board: 'cave',
      turn: 'overseer',
      heroes: { elf: [150, 300, { life: 2 }], thief: [180, 310, { life: 2 }] },
      monsters: [
        ['lizard-man', 150, 60],
        ['cerberus', 150, 130, { acted: true }],
      ],
    },
    isSolvedBy: mostly((end) => end.model.room?.enslaved.includes('monster:cerberus-1') === true),
  },
  {
    name: 'the Warchief raises his war cry among heroes rather than punch one of them',
    on: {
      box: 'soloth',
      board: 'forge',
      turn: 'overseer',
      heroes: { barbarian: [120, 250, { life: 4 }], thief: [180, 260, { life: 4 }] },
      monsters: [['orc', 60, 60, { acted: true }]],
      lord: ['orc-warchief', 150, 110, { life: 6 }],
    },
    isSolvedBy: choosing('lord:orc-warchief>war-cry'),
  },
];
