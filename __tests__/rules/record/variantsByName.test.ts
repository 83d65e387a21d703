import { ORC_AND_ELF } from '../adventure/stories';
import { choose, flicked, told } from './hand';
import { IN_FRONT, ORC, room, story } from './proof';

const CHIEF = 'lord:orc-warchief';
const SWAMP_ORC = 'monster:swamp-orc-1';

const STORY = {
  ...ORC_AND_ELF,
  lord: CHIEF,
  expansions: ['soloth', 'vermin'],
  rooms: [
    {
      ...ORC_AND_ELF.rooms[0],
      kind: 'lair',
      lordAt: { xMm: 220, yMm: 60 },
      monsters: [
        { monster: 'monster:orc', at: { xMm: 150, yMm: 60 } },
        { monster: 'monster:troll', at: { xMm: 80, yMm: 60 } },
      ],
      variants: ['monster:swamp-orc'],
    },
  ],
};

it('VERM-100 SOL-271: in the lair of a story the Warchief calls on a Swamp Orc as on any Orc', () => {
  const shout = [choose('hero:elf>pass'), choose(`${CHIEF}>war-cry`), ...flicked(CHIEF), ...flicked(CHIEF)];
  const called = told(STORY, shout);
  expect(called.prompt?.purpose).toEqual({ kind: 'callOn', by: CHIEF });
  expect(called.options).toEqual([`${SWAMP_ORC}>attack-1`, 'pass']);
  const { events, prompt } = told(STORY, [...shout, choose(`${SWAMP_ORC}>attack-1`)]);
  expect(events).toEqual([{ kind: 'calledOn', piece: SWAMP_ORC, by: CHIEF, action: 'attack-1' }]);
  expect(prompt?.purpose).toMatchObject({ kind: 'flick', actor: SWAMP_ORC, attack: 'punch' });
});

const HUNTER = 'hero:witch-hunter';
const PARTY = ['hero:ice-princess', 'hero:paladin', HUNTER, 'hero:sorceress'];
const SHIELD = 'artefact:orc-hide-shield';
const SHIELDED = story(
  { [HUNTER]: { artefacts: [SHIELD] } },
  [room([ORC], { [HUNTER]: IN_FRONT }, { variants: ['monster:swamp-orc'] })],
  { expansions: ['vermin'] },
  PARTY,
);

it('VERM-100 SOL-152: behind the Orc Hide Shield the Punch of a Swamp Orc does not hurt him', () => {
  const turn = [choose(`${HUNTER}>pass`)];
  expect(told(SHIELDED, turn, PARTY).options).toEqual([`${SWAMP_ORC}>attack-1`, `${SWAMP_ORC}>pass`]);
  const { events } = told(SHIELDED, [...turn, choose(`${SWAMP_ORC}>attack-1`), ...flicked(SWAMP_ORC, HUNTER)], PARTY);
  expect(events).toEqual([
    { kind: 'struck', target: HUNTER, by: SWAMP_ORC, atMs: 10 },
    { kind: 'unharmed', target: HUNTER, by: SWAMP_ORC, because: SHIELD, rule: 'SOL-152' },
  ]);
});
