import { ROOM_CARDS } from '../../../src/rules/catacombs';
import { choose, shown, telling } from './hand';
import { ANN_AND_BOB, IN_FRONT, ORC, place, prove, punch, room, shop, spot, story, toldToTwo, monster } from './proof';

const [ELF, BARBARIAN, THIEF, WIZARD] = ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'] as const;
const CARDS = ['sunken-stair', 'merchant', 'healer', 'orc-kitchen', 'webbed-crypt', 'lair-of-sorcerer'];
const MAZE = {
  heroSeats: ANN_AND_BOB,
  layout: { kind: 'builtLabyrinth', columnCount: 3, start: 0, cards: CARDS.map((card) => `room:${card}`) },
};
const skeleton = (number: number) => `monster:skeleton-warrior-${number}`;
const zombie = (number: number) => `monster:zombie-${number}`;

/** The room that the labyrinth begins in, cleared by one Punch. */
const startCleared = [
  place({ [ELF]: [80, 420], [BARBARIAN]: [120, 420] }),
  place({ [THIEF]: [160, 420], [WIZARD]: [200, 420] }),
  choose('confirm'),
  place({
    [skeleton(1)]: [40, 60],
    [skeleton(2)]: [90, 60],
    [skeleton(3)]: [140, 60],
    [zombie(1)]: [190, 60],
    [zombie(2)]: [240, 60],
  }),
  ...punch(ELF, skeleton(1), skeleton(2), skeleton(3), zombie(1), zombie(2)),
  choose('skipToEndOfRound'),
];

const TWO_ROOMS = [room([ORC], { [ELF]: IN_FRONT }), room([ORC], { [ELF]: IN_FRONT })];
const ghoulAndTroll = (number: number) => [`monster:ghoul-${number}`, `monster:troll-${number}`];

prove({
  'EXTRA-077: the Map is read at the end of a Resolution': {
    setup: telling(story({ [ELF]: { equipment: ['equipment:map'] } }, TWO_ROOMS)),
    before: punch(ELF, 'monster:orc-1'),
    asked: { kind: 'useMap', hero: ELF, looks: 1 },
    options: ['next-1'],
    answer: choose('next-1'),
    events: [
      { kind: 'cardsLookedAt', cards: ['adventure:2'], by: ELF },
      { kind: 'phaseBegan', phase: 'exploration' },
      { kind: 'roomRevealed', card: 'adventure:2' },
    ],
    then: ['roomEntered', 'phaseBegan', 'placed', 'placed', 'phaseBegan', 'roundBegan', 'turnBegan'],
  },
  'EXTRA-077: and on arriving at a Merchant': {
    setup: telling(story({ [ELF]: { equipment: ['equipment:map'] } }, [shop('merchant'), room([ORC], {})])),
    before: [],
    asked: { kind: 'useMap', hero: ELF, looks: 1 },
    options: ['next-1'],
    answer: choose('next-1'),
    events: [{ kind: 'cardsLookedAt', cards: ['adventure:2'], by: ELF }],
    then: ['offerMade'],
  },
  'EXTRA-077: at a Healer too': {
    setup: telling(story({ [ELF]: { equipment: ['equipment:map'] } }, [shop('healer'), room([ORC], {})])),
    before: [],
    asked: { kind: 'useMap', hero: ELF, looks: 1 },
    options: ['next-1'],
    answer: choose('next-1'),
    events: [{ kind: 'cardsLookedAt', cards: ['adventure:2'], by: ELF }],
  },
  'EXTRA-065 EXTRA-052: the hero players vote on the way, the second one too': {
    setup: MAZE,
    before: [...startCleared, choose('south')],
    asked: { kind: 'chooseDirection' },
    seats: ['bob'],
    options: ['east', 'south'],
    answer: choose('south'),
    events: [
      { kind: 'voteDecided', choice: 'south', because: 'majority' },
      { kind: 'roomRevealed', card: 'room:orc-kitchen' },
    ],
    then: ['roomEntered', 'phaseBegan'],
  },
  'BASE-271 EXTRA-052: they vote on who is paid first': {
    setup: toldToTwo(
      story({ [ELF]: { gold: 6000 }, [BARBARIAN]: { gold: 5600 }, [THIEF]: {} }, [
        room(
          [100, 200].flatMap((xMm) => [
            monster('ghoul', spot(xMm, 60), { life: 1 }),
            monster('troll', spot(xMm, 120), { life: 1 }),
          ]),
          { [ELF]: IN_FRONT, [THIEF]: spot(90, 420), [BARBARIAN]: spot(210, 420) },
        ),
      ]),
    ),
    before: [
      choose(`${BARBARIAN}>pass`),
      ...punch(ELF, ...ghoulAndTroll(1)),
      ...punch(THIEF, ...ghoulAndTroll(2)),
      choose(THIEF),
    ],
    asked: { kind: 'payFirst', gold: 400 },
    seats: ['bob'],
    options: [ELF, THIEF],
    answer: choose(THIEF),
    events: [
      { kind: 'voteDecided', choice: THIEF, because: 'majority' },
      { kind: 'goldPaid', hero: THIEF, gold: 400, asked: 600 },
      { kind: 'goldPaid', hero: ELF, gold: 0, asked: 400 },
    ],
    then: ['discsReturned', 'gameEnded'],
  },
});

it('EXTRA-064 EXTRA-078: the labyrinth of the rulebook is mostly of level 1', () => {
  const layout = { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 };
  const { prompt, events, state } = shown({ layout }, []);
  expect(prompt?.purpose.kind).toBe('placeHeroes');
  expect(events.map(({ kind }) => kind)).toEqual(['phaseBegan', 'roomEntered', 'phaseBegan']);
  const { path } = state.model;
  const laid = path.kind === 'labyrinth' ? path.spaces.map((space) => ROOM_CARDS.get(space?.card as never)) : [];
  const shownAs = laid.map((card) => (card?.kind === 'combat' ? card.level : card?.kind[0]?.toUpperCase()));
  expect(shownAs).toEqual([0, 1, 1, 'H', 1, 'M', 1, 0, 0, 1, 0, 'L']);
});
