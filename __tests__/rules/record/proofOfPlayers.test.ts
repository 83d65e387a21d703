import { choose, FLICK, flicked, shown, telling } from './hand';
import { by, IN_FRONT, ORC, prove, punch, room, shop, spot, story, toldToTwo } from './proof';

const [ELF, THIEF, WIZARD] = ['hero:elf', 'hero:thief', 'hero:wizard'] as const;
const TWO_ROOMS = [room([ORC], { [ELF]: IN_FRONT }), room([ORC], { [ELF]: IN_FRONT })];

/** The heroes' player has asked for it, and the room is cleared. */
const proposing = [by('heroes', choose('propose')), ...punch(ELF, 'monster:orc-1')];
/** All of it stands where the story says. */
const NEXT_ROOM = ['roomEntered', 'phaseBegan', 'placed', 'placed', 'phaseBegan', 'roundBegan', 'turnBegan'];

const twoHeroes = toldToTwo(
  story({ [ELF]: {}, [THIEF]: {} }, [room([ORC], { [ELF]: IN_FRONT, [THIEF]: spot(90, 420) })]),
);
const missed = punch(ELF);
const again = (...agreedBy: readonly string[]) => ({ kind: 'retake', agreedBy });
const [HIT] = flicked(ELF, 'monster:orc-1').slice(-1);

prove({
  'EXTRA-002: whoever wants to propose is asked before the next room': {
    setup: telling(story({ [ELF]: {} }, TWO_ROOMS)),
    before: proposing,
    asked: { kind: 'handOver' },
    seats: ['heroes'],
    options: ['keep', 'fairPlacement', 'wanderingMonsters', 'heroes'],
    answer: by('heroes', choose('keep')),
    events: [{ kind: 'roomRevealed', card: 'adventure:2' }],
    then: NEXT_ROOM,
  },
  'EXTRA-002: and the others agree': {
    setup: telling(story({ [ELF]: {} }, TWO_ROOMS)),
    before: [...proposing, by('heroes', choose('wanderingMonsters'))],
    asked: { kind: 'agreeRemedy', remedy: 'wanderingMonsters' },
    seats: ['overseer'],
    options: ['agree', 'refuse'],
    answer: choose('agree'),
    events: [
      { kind: 'remedyAdopted', remedy: 'wanderingMonsters' },
      { kind: 'roomRevealed', card: 'adventure:2' },
    ],
    then: NEXT_ROOM,
  },
  'EXTRA-002: or do not': {
    setup: telling(story({ [ELF]: {} }, TWO_ROOMS)),
    before: [...proposing, by('heroes', choose('fairPlacement'))],
    asked: { kind: 'agreeRemedy', remedy: 'fairPlacement' },
    seats: ['overseer'],
    options: ['agree', 'refuse'],
    answer: choose('refuse'),
    events: [{ kind: 'roomRevealed', card: 'adventure:2' }],
    then: NEXT_ROOM,
  },
  'EXTRA-013: somebody who is not the Overseer proposes another': {
    setup: telling(story({ [ELF]: {} }, TWO_ROOMS)),
    before: [...proposing, by('heroes', choose('heroes'))],
    asked: { kind: 'agreeHandOver', to: 'heroes' },
    seats: ['overseer'],
    options: ['agree', 'refuse'],
    answer: choose('agree'),
    events: [
      { kind: 'overseerChanged', from: 'overseer', to: 'heroes' },
      { kind: 'roomRevealed', card: 'adventure:2' },
    ],
    then: NEXT_ROOM,
  },
  'BASE-306: a hero who is brought back brings its player back': {
    setup: toldToTwo(
      story({ [ELF]: { gold: 1000 }, [THIEF]: { life: 0, gold: 300 }, [WIZARD]: { life: 3 } }, [
        shop('healer'),
        room([ORC], {}),
      ]),
    ),
    before: [by('bob', choose('leave')), by('ann', choose(`${THIEF}>service:resurrection`))],
    asked: { kind: 'healer' },
    seats: ['ann', 'bob'],
    options: [`${THIEF}>service:healing-touch`, `${WIZARD}>service:healing-touch`, 'leave'],
    answer: by('bob', choose(`${THIEF}>service:healing-touch`)),
    events: [
      { kind: 'bought', hero: THIEF, item: 'service:healing-touch', price: 300, paid: { [THIEF]: 300 } },
      {
        kind: 'healed',
        target: THIEF,
        amount: 1,
        life: 3,
        cause: { by: 'service:healing-touch', rule: 'BASE-304' },
      },
    ],
  },
  'BASE-109: with the flick that has missed the Elf is done': {
    setup: twoHeroes,
    before: missed,
    asked: { kind: 'act', turn: 'heroes' },
    seats: ['bob'],
    options: [`${THIEF}>punch`, `${THIEF}>dodge`, `${THIEF}>pass`],
    answer: again('overseer', 'ann', 'bob'),
    events: [{ kind: 'takenBack', by: 'retake', commands: 2 }],
  },
  'BASE-109: played again by agreement of every seat, another flick counts instead': {
    setup: twoHeroes,
    before: [...missed, again('overseer', 'ann', 'bob'), FLICK],
    asked: { kind: 'watchFlick' },
    options: [],
    answer: HIT!,
    events: [
      { kind: 'struck', target: 'monster:orc-1', by: ELF, atMs: 10 },
      { kind: 'damaged', target: 'monster:orc-1', amount: 1, lifeLeft: 0, cause: { by: ELF, rule: 'BASE-128' } },
      { kind: 'killed', piece: 'monster:orc-1', by: ELF, cause: { by: ELF, rule: 'BASE-128' } },
    ],
  },
});

it('BASE-109: while one seat has not agreed, it stands', () => {
  expect(() => shown(twoHeroes, [...missed, again('overseer', 'ann')])).toThrow('refused: notAgreed seat=bob');
});
