import { choose, shown, telling } from './hand';
import { IN_FRONT, ORC, place, prove, punch, room, spot, story } from './proof';

const ELF = 'hero:elf';
const WARRIOR = 'monster:skeleton-warrior-1';
const SPIDER = 'monster:crypt-spider-1';
const ALONE = { [ELF]: IN_FRONT };

const STALLING = {
  ...telling(story({ [ELF]: {} }, [room([ORC], ALONE)])),
  variants: { wanderingMonsters: true },
};
const stalled = [choose(`${ELF}>pass`)];
const comesIn = (xMm: number, yMm: number) => ({
  kind: 'placed',
  piece: WARRIOR,
  ...spot(xMm, yMm),
  cause: { by: WARRIOR, rule: 'EXTRA-014' },
});
const NEXT_ROUND = [
  { kind: 'roundBegan', round: 2 },
  { kind: 'turnBegan', turn: 'heroes' },
];

/** The camp of the second night is attacked, by a Crypt Spider from where the heroes had stood. */
const CAMPING = {
  ...telling(story({ [ELF]: {} }, [room([ORC], ALONE), room([ORC], ALONE), room([ORC], {})])),
  variants: { camping: true, wanderingMonsters: true },
};
const night = [...punch(ELF, 'monster:orc-1'), choose('camp')];
const attacked = [
  ...night,
  ...night,
  choose('monster:crypt-spider'),
  place({ [ELF]: [150, 60] }),
  choose('confirm'),
  place({ [SPIDER]: [150, 420] }),
  choose(`${ELF}>pass`),
];

prove({
  'EXTRA-022: a wandering monster is an option of the whole turn': {
    setup: STALLING,
    before: stalled,
    asked: { kind: 'act', turn: 'overseer' },
    options: ['monster:orc-1>attack-1', 'monster:orc-1>pass', 'wander'],
    answer: choose('wander'),
    events: [],
  },
  'EXTRA-014: the Overseer places it': {
    setup: STALLING,
    before: [...stalled, choose('wander')],
    asked: { kind: 'placeSpawn', monster: 'monster:skeleton-warrior' },
    seats: ['overseer'],
    options: [],
    answer: place({ [WARRIOR]: [40, 40] }),
    events: [comesIn(40, 40)],
  },
  'EXTRA-016 EXTRA-022: it does not act, and there is no second one': {
    setup: STALLING,
    before: [...stalled, choose('wander'), place({ [WARRIOR]: [40, 40] })],
    asked: { kind: 'act', turn: 'overseer' },
    options: ['monster:orc-1>attack-1', 'monster:orc-1>pass'],
    answer: choose('monster:orc-1>pass'),
    events: [{ kind: 'passed', piece: 'monster:orc-1' }, ...NEXT_ROUND],
  },
  'EXTRA-022: after the last action there is still time for it': {
    setup: STALLING,
    before: [...stalled, choose('monster:orc-1>pass')],
    asked: { kind: 'addWandering', monster: 'monster:skeleton-warrior' },
    seats: ['overseer'],
    options: ['add', 'none'],
    answer: choose('none'),
    events: NEXT_ROUND,
  },
  'EXTRA-014 EXTRA-082: when a camp is attacked too': {
    setup: CAMPING,
    before: attacked,
    asked: { kind: 'act', turn: 'overseer' },
    options: [`${SPIDER}>attack-1`, `${SPIDER}>attack-2`, `${SPIDER}>pass`, 'wander'],
    answer: choose('wander'),
    events: [],
  },
  'EXTRA-014 EXTRA-082: it comes in the usual monster zone, where the heroes are': {
    setup: CAMPING,
    before: [...attacked, choose('wander')],
    asked: { kind: 'placeSpawn', monster: 'monster:skeleton-warrior' },
    options: [],
    answer: place({ [WARRIOR]: [60, 100] }),
    events: [comesIn(60, 100)],
  },
});

it('EXTRA-014: and nowhere else', () => {
  const placed = [...attacked, choose('wander'), place({ [WARRIOR]: [60, 420] })];
  expect(() => shown(CAMPING, placed)).toThrow(`outsideZone (EXTRA-014) piece=${WARRIOR}`);
});
