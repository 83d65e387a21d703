import { choose, shown, telling } from './hand';
import { attack, CROWD_IDS, crowdAbout, IN_FRONT, monster, ORC, prove, punch, room, spot, story } from './proof';

const ELF = 'hero:elf';
const [PRINCESS, PALADIN, SORCERESS] = ['hero:ice-princess', 'hero:paladin', 'hero:sorceress'] as const;
const SOLOTH = [PRINCESS, PALADIN, 'hero:witch-hunter', SORCERESS];
const MANTICORE = 'monster:manticore-1';
const [HAMMER, VEIL] = ['equipment:war-hammer', 'equipment:moon-veil'] as const;

const ofSoloth = (heroes: object, rooms: readonly object[], more: object = {}) =>
  telling(story(heroes, rooms, more, SOLOTH), SOLOTH);

const lair = (monsters: readonly object[], heroes: object, lordAt: object) =>
  room(monsters, heroes, { kind: 'lair', lordAt });

const ALONE = { [ELF]: IN_FRONT };
/** Every Ghoul and every Skeleton Warrior of the box. */
const ALL_OF_THEM = [
  ...[30, 70, 110].map((xMm) => monster('ghoul', spot(xMm, 110))),
  ...[20, 50, 80, 110, 140, 170].map((xMm) => monster('skeleton-warrior', spot(xMm, 30))),
];
const BETWEEN_ROOMS = [room([ORC], ALONE), room([ORC], ALONE), room([ORC], {})];

prove({
  'SOL-212 SOL-254: under a Siren what only defends the Sorceress costs its magic': {
    setup: ofSoloth({ [SORCERESS]: { magic: 2, life: 4, equipment: [VEIL] } }, [
      room([monster('siren', spot(100, 60)), monster('orc', spot(150, 60))], { [SORCERESS]: IN_FRONT }),
    ]),
    before: attack(SORCERESS, 'monster:orc-1', SORCERESS),
    asked: { kind: 'cancelPitch', hero: SORCERESS, equipment: VEIL },
    options: ['cancel', 'suffer'],
    answer: choose('cancel'),
    events: [
      { kind: 'magicSpent', hero: SORCERESS, on: VEIL, spent: { magic: 2, life: 0 }, left: { magic: 0, life: 4 } },
      { kind: 'equipmentUsed', hero: SORCERESS, equipment: VEIL, isUsedUp: false },
      { kind: 'unharmed', target: SORCERESS, by: 'monster:orc-1', because: VEIL, rule: 'BASE-341' },
    ],
  },
  'SOL-084 BASE-340: a Mirage leaves the frozen Orc where it is': {
    setup: ofSoloth(
      { [PRINCESS]: {} },
      [
        lair(
          [monster('orc', spot(60, 60), { frozen: true }), monster('troll', spot(240, 60))],
          { [PRINCESS]: IN_FRONT },
          spot(150, 60),
        ),
      ],
      { lord: 'lord:sorcerer' },
    ),
    before: [choose(`${PRINCESS}>pass`), choose('lord:sorcerer>mirage')],
    asked: { kind: 'swapWith' },
    options: ['monster:troll-1'],
    answer: choose('monster:troll-1'),
    events: [
      { kind: 'moved', piece: 'lord:sorcerer', xMm: 240, yMm: 60, cause: { by: 'mirage', rule: 'BASE-340' } },
      { kind: 'moved', piece: 'monster:troll-1', xMm: 150, yMm: 60, cause: { by: 'mirage', rule: 'BASE-340' } },
    ],
  },
  'BASE-022 BASE-340: the Lich is told of either kind that the reserve lacks': {
    setup: telling(story({ [ELF]: {} }, [lair(ALL_OF_THEM, ALONE, spot(250, 90))], { lord: 'lord:lich' })),
    before: [
      choose(`${ELF}>pass`),
      ...[1, 2, 3].map((number) => choose(`monster:ghoul-${number}>pass`)),
      ...[1, 2, 3, 4, 5, 6].map((number) => choose(`monster:skeleton-warrior-${number}>pass`)),
    ],
    asked: { kind: 'act', turn: 'overseer' },
    options: ['lord:lich>punch', 'lord:lich>raise', 'lord:lich>bolt', 'lord:lich>pass'],
    answer: choose('lord:lich>raise'),
    events: [
      { kind: 'actionBegan', piece: 'lord:lich', action: 'raise' },
      { kind: 'coinFlipped', side: 1 },
      { kind: 'stockExhausted', monster: 'monster:skeleton-warrior', missing: 1 },
      { kind: 'stockExhausted', monster: 'monster:ghoul', missing: 1 },
    ],
  },
  'BASE-319 BASE-340: or that there is no spot beside him': {
    setup: telling(
      story(
        { [ELF]: {} },
        [room(crowdAbout(150, 100), ALONE, { kind: 'lair', lordAt: spot(150, 100), anywhere: true })],
        {
          lord: 'lord:lich',
        },
      ),
    ),
    before: [choose(`${ELF}>pass`), ...CROWD_IDS.map((id) => choose(`${id}>pass`))],
    asked: { kind: 'act', turn: 'overseer' },
    options: ['lord:lich>punch', 'lord:lich>raise', 'lord:lich>bolt', 'lord:lich>pass'],
    answer: choose('lord:lich>raise'),
    events: [
      { kind: 'actionBegan', piece: 'lord:lich', action: 'raise' },
      { kind: 'coinFlipped', side: 1 },
      { kind: 'noSpotLeft', monster: 'monster:skeleton-warrior' },
    ],
  },
});

it('SOL-028: the Paladin wins the War Hammer, of which the party of Soloth has a use', () => {
  const fight = room([monster('manticore', spot(150, 60), { life: 1 })], { [PALADIN]: IN_FRONT });
  const setup = ofSoloth({ [PALADIN]: {} }, [fight]);
  expect(shown(setup, []).options).toEqual([`${PALADIN}>punch`, `${PALADIN}>smite`, `${PALADIN}>pass`]);
  const { events, state } = shown(setup, punch(PALADIN, MANTICORE));
  expect(events.slice(-5)).toEqual([
    { kind: 'roomCleared', card: 'adventure:1' },
    { kind: 'phaseBegan', phase: 'resolution' },
    { kind: 'itemWon', hero: PALADIN, equipment: HAMMER, isTaken: true },
    { kind: 'discsReturned', discs: ['manticore'] },
    { kind: 'gameEnded', outcome: { winner: 'heroes', because: 'adventureDone', rule: 'EXTRA-005' } },
  ]);
  expect(state.model.heroes[PALADIN]?.equipment).toEqual([HAMMER]);
});

it('EXTRA-082: a monster that leaves a card counts 300 when the camp is attacked', () => {
  const setup = {
    ...telling(story({ [ELF]: {} }, BETWEEN_ROOMS, { expansions: ['soloth'] })),
    variants: { camping: true },
  };
  const night = [...punch(ELF, 'monster:orc-1'), choose('camp')];
  const { prompt, options, events } = shown(setup, [...night, ...night]);
  expect(prompt?.purpose).toEqual({ kind: 'campMonsters', gold: 300 });
  expect(options.filter((band) => !band.includes('+'))).toEqual(
    ['crypt-spider', 'minotaur', 'cerberus', 'fire-demon', 'vampire', 'manticore', 'phoenix'].map(
      (name) => `monster:${name}`,
    ),
  );
  expect(events).toEqual([{ kind: 'campDecided', isCamping: true, space: 2 }]);
  expect(shown(setup, [...night, ...night, choose('monster:manticore')]).events).toEqual([
    { kind: 'roomEntered', card: 'adventure:2', board: 'crypt', fight: 'camp' },
    { kind: 'phaseBegan', phase: 'setup' },
  ]);
});
