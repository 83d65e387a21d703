import type { CatacombsState } from '../../../src/rules/catacombs';
import { both, choosing, dead, hurt, lifeOf, mostly, type Position } from './position';

const FOES = ['monster:orc-1', 'monster:orc-2', 'monster:skeleton-archer-1'];
const lifeSum = (state: CatacombsState): number => FOES.reduce((sum, id) => sum + lifeOf(state, id), 0);

/** Whom heroes strike first. */
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
    name: 'two heroes who both see the Gorgon on her second life strike her, not her Minion',
    on: {
      board: 'tomb',
      turn: 'heroes',
      heroes: { thief: [130, 380, { life: 3 }], barbarian: [180, 380, { life: 3, berserk: 0 }] },
      monsters: [['centaur', 110, 250, { life: 1 }]],
      lord: ['gorgon', 165, 150, { life: 2 }],
    },
    isSolvedBy: mostly(hurt('lord:gorgon')),
  },
  {
    name: 'the Elf ends the game with both her Arrows at the Lich on his second life',
    isWhole: true,
    on: {
      board: 'tomb',
      turn: 'heroes',
      heroes: { elf: [150, 400, { life: 2 }] },
      monsters: [['zombie', 110, 300]],
      lord: ['lich', 165, 130, { life: 2 }],
    },
    isSolvedBy: mostly((end) => end.outcome?.winner === 'heroes'),
  },
  {
    name: 'the Wizard frees the Barbarian from the Remorhaz with the bolt that is left, not the Zombie beside it',
    on: {
      box: 'vermin',
      board: 'tomb',
      turn: 'heroes',
      heroes: {
        wizard: [150, 400, { life: 2, spells: ['spell:magic-missile'] }],
        barbarian: [60, 420, { swallowedBy: 'monster:remorhaz-1' }],
      },
      monsters: [
        ['zombie', 120, 280],
        ['remorhaz', 180, 180, { life: 1 }],
      ],
    },
    isSolvedBy: mostly(dead('monster:remorhaz-1')),
  },
];
