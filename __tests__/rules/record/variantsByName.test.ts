import { ORC_AND_ELF } from '../adventure/stories';
import { choose, flicked, told } from './hand';

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
