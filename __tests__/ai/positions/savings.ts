import { both, choosing, dead, hurt, isFrozenIn, mostly, not, type Position } from './position';
import { isHidden, isThere } from './seen';

/** With what heroes strike, what they save, and how they save themselves. */
export const SAVINGS: readonly Position[] = [
  {
    name: 'the Barbarian keeps his Berserk for more than one Zombie',
    on: { board: 'temple', turn: 'heroes', heroes: { barbarian: [150, 350] }, monsters: [['zombie', 150, 200]] },
    isSolvedBy: both(choosing('hero:barbarian>punch'), mostly(dead('monster:zombie-1'))),
  },
  {
    name: 'the Barbarian goes Berserk among three Skeletons who would finish him',
    isWhole: true,
    on: {
      board: 'temple',
      turn: 'heroes',
      heroes: { barbarian: [150, 300, { life: 2 }] },
      monsters: [
        ['skeleton-warrior', 110, 230],
        ['skeleton-warrior', 190, 230],
        ['skeleton-warrior', 150, 200],
      ],
    },
    isSolvedBy: both(
      choosing('hero:barbarian>berserk'),
      mostly((end) => [1, 2, 3].filter((one) => isThere(end, `monster:skeleton-warrior-${one}`)).length < 2),
    ),
  },
  {
    name: 'the Wizard punches the last Zombie and keeps his spells',
    on: { board: 'crypt', turn: 'heroes', heroes: { wizard: [150, 330] }, monsters: [['zombie', 150, 230]] },
    isSolvedBy: both(choosing('hero:wizard>punch'), mostly(dead('monster:zombie-1'))),
  },
  {
    name: 'the Elf does not shoot at a Fire Demon that only a Punch can hurt',
    on: {
      board: 'forge',
      turn: 'heroes',
      heroes: { elf: [150, 360] },
      monsters: [['fire-demon', 150, 180, { life: 1 }]],
    },
    isSolvedBy: both(choosing('hero:elf>punch'), mostly(dead('monster:fire-demon-1'))),
  },
  {
    name: 'the wounded Minotaur is shot, not punched beside the Wizard on his last life',
    on: {
      board: 'temple',
      turn: 'heroes',
      heroes: {
        elf: [110, 380],
        barbarian: [150, 330, { berserk: 0 }],
        wizard: [190, 250, { life: 1, spells: [] }],
      },
      monsters: [['minotaur', 130, 200, { life: 1 }]],
    },
    isSolvedBy: both(choosing('hero:elf>arrows'), mostly(dead('monster:minotaur-1'))),
  },
  {
    name: 'the Ice Princess freezes the Cerberus, not the Zombie beside it',
    on: {
      box: 'soloth',
      board: 'tomb',
      turn: 'heroes',
      heroes: { 'ice-princess': [150, 360] },
      monsters: [
        ['cerberus', 195, 190],
        ['zombie', 105, 200],
      ],
    },
    isSolvedBy: both(
      choosing('hero:ice-princess>ice-spike'),
      mostly((end) => isFrozenIn(end, 'monster:cerberus-1')),
    ),
  },
  {
    name: 'the Ice Princess does not waste a spike on what is frozen already',
    on: {
      box: 'soloth',
      board: 'tomb',
      turn: 'heroes',
      heroes: { 'ice-princess': [150, 360] },
      monsters: [
        ['cerberus', 195, 190, { isFrozen: true }],
        ['manticore', 105, 200],
      ],
    },
    isSolvedBy: mostly(
      (end, start) => isFrozenIn(end, 'monster:manticore-1') || hurt('monster:manticore-1')(end, start),
    ),
  },
  {
    name: 'the Wizard on his last life goes where the Archer behind the pillar does not see him',
    on: {
      board: 'temple',
      turn: 'heroes',
      heroes: { wizard: [130, 380, { life: 1, spells: [] }], thief: [220, 420, { acted: true }] },
      monsters: [['skeleton-archer', 80, 155]],
    },
    isSolvedBy: mostly((end) => isHidden(end, 'hero:wizard') || !isThere(end, 'monster:skeleton-archer-1')),
  },
  {
    name: 'the Barbarian on his last life drinks his potion when there is nobody to strike',
    on: {
      board: 'temple',
      turn: 'heroes',
      heroes: {
        barbarian: [80, 385, { life: 1, berserk: 0, equipment: ['equipment:healing-potion'] }],
        thief: [150, 425, { acted: true }],
      },
      monsters: [['troll', 80, 140]],
    },
    isSolvedBy: choosing('hero:barbarian>equipment:healing-potion'),
  },
  {
    name: 'a sound hero does not drink its potion',
    on: {
      board: 'temple',
      turn: 'heroes',
      heroes: { barbarian: [150, 385, { berserk: 0, equipment: ['equipment:healing-potion'] }] },
      monsters: [['troll', 150, 200]],
    },
    isSolvedBy: both(not(choosing('hero:barbarian>equipment:healing-potion')), mostly(hurt('monster:troll-1'))),
  },
  {
    name: 'the Elf on her last life shoots from behind the pillar and does not come out',
    on: {
      board: 'temple',
      turn: 'heroes',
      heroes: { elf: [80, 385, { life: 1 }], barbarian: [250, 425, { acted: true }] },
      monsters: [
        ['orc', 110, 270, { life: 1 }],
        ['troll', 80, 100],
      ],
    },
    isSolvedBy: mostly((end, start) => isHidden(end, 'hero:elf') && hurt('monster:orc-1')(end, start)),
  },
  {
    name: 'the Sorceress sends a bolt to each of two Skeletons rather than punch one',
    on: {
      box: 'soloth',
      board: 'tomb',
      turn: 'heroes',
      heroes: { sorceress: [150, 360, { magic: 6 }] },
      monsters: [
        ['skeleton-warrior', 100, 220],
        ['skeleton-warrior', 200, 220],
      ],
    },
    isSolvedBy: choosing('hero:sorceress>arcane-bolt'),
  },
];
