import type { CatacombsState } from '../../../src/rules/catacombs';
import { both, choosing, dead, hurt, isFrozenIn, lifeOf, mostly, not, type Position } from './position';
import { isHidden, isThere } from './seen';

const FOES = ['monster:orc-1', 'monster:orc-2', 'monster:skeleton-archer-1'];
const lifeSum = (state: CatacombsState): number => FOES.reduce((sum, id) => sum + lifeOf(state, id), 0);

/** What heroes strike, with what, and what they save. */
export const PARTY: readonly Position[] = [
  {
    name: 'the Elf finishes the wounded Cerberus, not the sound Troll who lies nearer',
    on: {
      board: 'crypt',
      turn: 'heroes',
      heroes: { elf: [150, 400] },
      monsters: [
        ['troll', 180, 280],
        ['cerberus', 110, 180, { life: 1 }],
      ],
    },
    isSolvedBy: mostly(dead('monster:cerberus-1')),
  },
  {
    name: 'the Thief ends the game with the last life of the Dragon, whoever else threatens',
    on: {
      board: 'forge',
      turn: 'heroes',
      heroes: { thief: [150, 330, { life: 1 }], wizard: [250, 420, { life: 1, spells: [] }] },
      monsters: [['orc', 110, 280, { life: 1 }]],
      lord: ['dragon', 170, 90, { life: 1 }],
    },
    isSolvedBy: mostly((end) => end.outcome?.winner === 'heroes'),
  },
  {
    name: 'the Elf ends the game with an Arrow past the Minions who bar her own way',
    on: {
      board: 'tomb',
      turn: 'heroes',
      heroes: { elf: [150, 400, { life: 3 }] },
      monsters: [
        ['orc', 127, 250],
        ['orc', 175, 250],
      ],
      lord: ['gorgon', 151, 80, { life: 1 }],
    },
    isSolvedBy: both(
      choosing('hero:elf>arrows'),
      mostly((end) => end.outcome?.winner === 'heroes'),
    ),
  },
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
    name: 'the Siren falls first, and the others have their powers back',
    on: {
      box: 'soloth',
      board: 'tomb',
      turn: 'heroes',
      heroes: { elf: [120, 380], barbarian: [150, 390], thief: [180, 380], wizard: [150, 420] },
      monsters: [
        ['orc', 110, 220, { life: 1 }],
        ['siren', 160, 160],
        ['orc', 200, 220, { life: 1 }],
      ],
    },
    isSolvedBy: mostly(dead('monster:siren-1')),
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
    name: 'the Paladin drives the Shade at the edge off the board',
    on: {
      box: 'soloth',
      board: 'crypt',
      turn: 'heroes',
      heroes: { paladin: [150, 150] },
      monsters: [['shade', 150, 40]],
    },
    isSolvedBy: mostly(dead('monster:shade-1')),
  },
  {
    name: 'the Thief kills the Remorhaz on its last life that has the Elf in its belly, not the Orc',
    on: {
      box: 'vermin',
      board: 'tomb',
      turn: 'heroes',
      heroes: { thief: [150, 360], elf: [60, 420, { swallowedBy: 'monster:remorhaz-1' }] },
      monsters: [
        ['orc', 110, 250, { life: 1 }],
        ['remorhaz', 190, 180, { life: 1 }],
      ],
    },
    isSolvedBy: mostly(dead('monster:remorhaz-1')),
  },
  {
    name: 'the Barbarian kills the Pit Viper and leaves the rat',
    on: {
      box: 'vermin',
      board: 'temple',
      turn: 'heroes',
      heroes: { barbarian: [150, 360, { berserk: 0 }] },
      monsters: [
        ['sewer-rat', 120, 260],
        ['pit-viper', 180, 240],
      ],
    },
    isSolvedBy: mostly(dead('monster:pit-viper-1')),
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
    name: 'the Elf shoots the Archer behind the Orcs whom her own disc would meet',
    on: {
      board: 'tomb',
      turn: 'heroes',
      heroes: { elf: [150, 400] },
      monsters: [
        ['orc', 135, 280],
        ['orc', 172, 280],
        ['skeleton-archer', 153, 150],
      ],
    },
    isSolvedBy: both(
      choosing('hero:elf>arrows'),
      mostly((end, start) => lifeSum(end) < lifeSum(start)),
    ),
  },
  {
    name: 'the hero on her last life with a potion drinks it when there is nobody to strike',
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
    isSolvedBy: not(choosing('hero:barbarian>equipment:healing-potion')),
  },
];
