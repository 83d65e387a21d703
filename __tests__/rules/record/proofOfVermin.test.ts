import { choose, telling } from './hand';
import { attack, crowdAbout, IN_FRONT, monster, place, prove, punch, room, spot, story } from './proof';

const [ELF, BARBARIAN, THIEF, WIZARD] = ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'] as const;
const [RAT, WYVERN] = ['monster:sewer-rat-1', 'monster:wyvern-1'] as const;
const CLOAK = 'equipment:shadow-cloak';
const FAMILIAR = 'ally:familiar';
const OVERSEERS_TURN = { kind: 'turnBegan', turn: 'overseer' };

const CARDS = ['cold-hearth', 'merchant', 'healer-of-vermin', 'orc-kitchen', 'webbed-crypt', 'lair-of-sorcerer'];
const MAZE = {
  expansions: ['vermin'],
  layout: { kind: 'builtLabyrinth', columnCount: 3, start: 0, cards: CARDS.map((card) => `room:${card}`) },
};
const OF_THE_HEARTH = [
  'monster:fire-spirit-1',
  'monster:fire-spirit-2',
  'monster:fire-spirit-3',
  'monster:orc-1',
  'monster:skeleton-warrior-1',
] as const;
const atThe = (yMm: number, pieces: readonly string[]) =>
  place(Object.fromEntries(pieces.map((piece, index) => [piece, [80 + 40 * index, yMm]])));

/** There and back again: the first room is to be fought once more. */
const backAgain = [
  { kind: 'amounts', amounts: { 'monster:skeleton-warrior': 1 } },
  atThe(420, [ELF, BARBARIAN, THIEF, WIZARD]),
  choose('confirm'),
  atThe(60, OF_THE_HEARTH),
  ...punch(ELF, ...OF_THE_HEARTH),
  ...punch(BARBARIAN, 'monster:orc-1'),
  choose('skipToEndOfRound'),
  choose('east'),
  choose('leave'),
  choose('west'),
];

prove({
  'VERM-208: Ring of Frost is kept while no Vermin is in reach': {
    setup: telling(
      story({ [WIZARD]: { spells: ['spell:ring-of-frost'] } }, [
        room([monster('sewer-rat', spot(150, 60))], { [WIZARD]: IN_FRONT }),
      ]),
    ),
    before: [],
    asked: { kind: 'act', turn: 'heroes' },
    options: [`${WIZARD}>punch`, `${WIZARD}>pass`],
    barred: [
      {
        option: `${WIZARD}>spell:ring-of-frost`,
        refusal: { reason: 'nothingToFreeze', rule: 'VERM-208', details: {} },
      },
    ],
    answer: choose(`${WIZARD}>pass`),
    events: [{ kind: 'passed', piece: WIZARD }, OVERSEERS_TURN],
  },
  'VERM-208: it is cast from the Familiar, where the Wizard has none': {
    setup: telling(
      story({ [WIZARD]: { spells: ['spell:ring-of-frost'], equipment: ['equipment:familiar'] } }, [
        room([monster('sewer-rat', spot(90, 380))], { [WIZARD]: spot(230, 420) }, { anywhere: true, board: 'tomb' }),
      ]),
    ),
    before: [place({ [FAMILIAR]: [190, 420] }), choose(`${WIZARD}>spell:ring-of-frost`)],
    asked: { kind: 'castFrom', spell: 'spell:ring-of-frost' },
    options: [FAMILIAR],
    barred: [{ option: WIZARD, refusal: { reason: 'nothingToFreeze', rule: 'VERM-208', details: {} } }],
    answer: choose(FAMILIAR),
    events: [
      { kind: 'actionBegan', piece: WIZARD, action: 'spell:ring-of-frost' },
      { kind: 'spellCast', spell: 'spell:ring-of-frost', from: FAMILIAR },
      { kind: 'incapacitated', piece: RAT, backInRound: 2, cause: { by: 'spell:ring-of-frost', rule: 'VERM-208' } },
    ],
  },
  'VERM-053 VERM-054: left alone, a frightened hero keeps the rats': {
    setup: telling(
      story({ [ELF]: {} }, [
        room([{ monster: 'monster:sewer-rat', on: ELF }, monster('wyvern', spot(150, 60))], { [ELF]: IN_FRONT }),
      ]),
    ),
    before: attack(ELF, WYVERN, ELF),
    asked: { kind: 'frighten', heroes: [ELF] },
    seats: ['overseer'],
    options: [ELF, 'pass'],
    answer: choose('pass'),
    events: [],
  },
  'VERM-053 VERM-054: frightened away, he runs once the rats are set down beside him': {
    setup: telling(
      story({ [ELF]: {} }, [
        room([{ monster: 'monster:sewer-rat', on: ELF }, monster('wyvern', spot(150, 60))], { [ELF]: IN_FRONT }),
      ]),
    ),
    before: [...attack(ELF, WYVERN, ELF), choose(ELF)],
    asked: { kind: 'placeSwarm', on: ELF },
    seats: ['overseer'],
    options: [],
    answer: place({ [RAT]: [150, 395] }),
    events: [{ kind: 'placed', piece: RAT, xMm: 150, yMm: 395, cause: { by: ELF, rule: 'VERM-053' } }],
  },
  'VERM-153: a cloak stops a rat from climbing': {
    setup: telling(
      story({ [THIEF]: { equipment: [CLOAK] } }, [room([monster('sewer-rat', spot(150, 60))], { [THIEF]: IN_FRONT })]),
    ),
    before: attack(THIEF, RAT, THIEF),
    asked: { kind: 'cancelPitch', hero: THIEF, equipment: CLOAK, damage: 0 },
    options: ['cancel', 'suffer'],
    answer: choose('cancel'),
    events: [
      { kind: 'equipmentUsed', hero: THIEF, equipment: CLOAK, isUsedUp: false },
      { kind: 'unharmed', target: THIEF, by: RAT, because: CLOAK, rule: 'BASE-341' },
      { kind: 'roundBegan', round: 2 },
      { kind: 'turnBegan', turn: 'heroes' },
    ],
  },
  'VERM-082 VERM-092: a symbol of a room that is fought again may be Vermin': {
    setup: MAZE,
    before: [...backAgain, choose('monster:fire-spirit#1', 'monster:skeleton-warrior#4')],
    asked: { kind: 'allotWandering', symbols: 1 },
    options: [],
    answer: { kind: 'amounts', amounts: { 'monster:sewer-rat': 1 } },
    events: [{ kind: 'verminWander', monsters: ['monster:sewer-rat', 'monster:sewer-rat', 'monster:sewer-rat'] }],
  },
  'VERM-063: without room beside him the Wizard keeps his Giant Fireball': {
    setup: telling(
      story(
        { [WIZARD]: { spells: ['spell:giant-fireball'] } },
        [room(crowdAbout(150, 100), { [WIZARD]: spot(150, 100) }, { anywhere: true })],
        { expansions: ['vermin'] },
      ),
    ),
    before: [],
    asked: { kind: 'act', turn: 'heroes' },
    options: [`${WIZARD}>punch`, `${WIZARD}>pass`],
    barred: [
      {
        option: `${WIZARD}>spell:giant-fireball`,
        refusal: { reason: 'noRoomBeside', rule: 'VERM-063', details: {} },
      },
    ],
    answer: choose(`${WIZARD}>pass`),
    events: [{ kind: 'passed', piece: WIZARD }, OVERSEERS_TURN],
  },
});
