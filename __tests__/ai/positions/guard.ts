import { both, choosing, mostly, not, type Position } from './position';
import { isHidden } from './seen';

const SOUND = { elf: [90, 300], barbarian: [140, 320], thief: [190, 300], wizard: [240, 420] } as const;
const hides = (lord: string): Position['isSolvedBy'] =>
  mostly((end) => end.outcome?.winner === 'overseer' || isHidden(end, lord));

/** The Lord's last life is the game. */
export const GUARD: readonly Position[] = [
  {
    isWhole: true,
    name: 'the Gorgon on her last life goes behind a pillar and strikes nobody who can strike back',
    on: {
      board: 'tomb',
      turn: 'overseer',
      heroes: { barbarian: [200, 400], thief: [200, 360] },
      lord: ['gorgon', 150, 130, { life: 1 }],
    },
    isSolvedBy: hides('lord:gorgon'),
  },
  {
    isWhole: true,
    name: 'the Dragon on its last life goes out of sight before four sound heroes',
    on: {
      board: 'forge',
      turn: 'overseer',
      heroes: { ...SOUND, elf: [110, 290] },
      lord: ['dragon', 130, 150, { life: 1 }],
    },
    isSolvedBy: hides('lord:dragon'),
  },
  {
    isWhole: true,
    name: 'the Hydra on its last life goes out of sight before two sound heroes',
    on: {
      box: 'soloth',
      board: 'cave',
      turn: 'overseer',
      heroes: { paladin: [150, 300], 'ice-princess': [150, 340] },
      lord: ['hydra', 170, 150, { life: 1 }],
    },
    isSolvedBy: hides('lord:hydra'),
  },
  {
    name: 'a Troll steps into the one line to the Lich on his last life',
    on: {
      board: 'crypt',
      turn: 'overseer',
      heroes: { barbarian: [150, 400] },
      monsters: [['troll', 230, 120]],
      lord: ['lich', 150, 60, { life: 1, acted: true }],
    },
    isSolvedBy: mostly((end) => end.outcome?.winner === 'overseer' || isHidden(end, 'lord:lich')),
  },
  {
    name: 'an Orc steps into the one line to the Warchief on his last life',
    on: {
      box: 'soloth',
      board: 'forge',
      turn: 'overseer',
      heroes: { barbarian: [150, 410] },
      monsters: [['orc', 200, 130]],
      lord: ['orc-warchief', 150, 60, { life: 1, acted: true }],
    },
    isSolvedBy: mostly((end) => end.outcome?.winner === 'overseer' || isHidden(end, 'lord:orc-warchief')),
  },
  {
    isWhole: true,
    name: 'the Lich in hiding does not come out for a scratch while his last life is at stake',
    on: {
      board: 'ossuary',
      turn: 'overseer',
      heroes: { elf: [150, 300], barbarian: [110, 290], thief: [190, 290], wizard: [150, 410] },
      lord: ['lich', 150, 135, { life: 1 }],
    },
    isSolvedBy: both(hides('lord:lich'), not(choosing('lord:lich>punch'))),
  },
  {
    name: 'a Shade that no blow hurts stands before the Hydra on its last life',
    on: {
      box: 'soloth',
      board: 'cave',
      turn: 'overseer',
      heroes: { paladin: [150, 400] },
      monsters: [['shade', 230, 100]],
      lord: ['hydra', 140, 60, { life: 1, acted: true }],
    },
    isSolvedBy: mostly((end) => end.outcome?.winner === 'overseer' || isHidden(end, 'lord:hydra')),
  },
  {
    name: 'a Zombie that sees nobody bars the way of the Barbarian to the Cerberus on its last life',
    on: {
      board: 'temple',
      turn: 'overseer',
      heroes: { barbarian: [150, 420] },
      monsters: [
        ['cerberus', 150, 60, { life: 1, acted: true }],
        ['zombie', 190, 120],
        ['orc', 30, 40, { acted: true }],
      ],
      pieces: [{ kind: 'fireWall', disc: 'fireSpirit', id: 'fire-wall-1', xMm: 171, yMm: 240, radiusMm: 12.5 }],
    },
    isSolvedBy: mostly((end) => isHidden(end, 'monster:cerberus-1')),
  },
];
