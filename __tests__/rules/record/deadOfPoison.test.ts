import { ORC_AND_ELF } from '../adventure/stories';
import { choose, flicked, told } from './hand';

const VIPER = 'monster:pit-viper-1';
const ELF = 'hero:elf';
const THIEF = 'hero:thief';
const [room] = ORC_AND_ELF.rooms;

const STORY = {
  ...ORC_AND_ELF,
  heroes: {
    ...ORC_AND_ELF.heroes,
    [ELF]: { life: 2, poison: [1] },
    [THIEF]: { gold: 900 },
  },
  rooms: [
    {
      ...room,
      monsters: [{ monster: 'monster:pit-viper', at: { xMm: 150, yMm: 60 } }],
      heroes: { [ELF]: { xMm: 150, yMm: 420 }, [THIEF]: { xMm: 90, yMm: 420 } },
    },
    { kind: 'healer', title: room.title, story: room.story },
    room,
  ],
};

/** The deck of this seed has a 2 on top, then a 3 that takes a life: 6 with the 1 that he had, and 8 would be lethal. */
const bitten = [choose(`${ELF}>pass`), choose(`${THIEF}>pass`), choose(`${VIPER}>attack-1`), ...flicked(VIPER, ELF)];
const toTheHealer = [...bitten, choose(`${THIEF}>punch`), ...flicked(THIEF, VIPER)];

it('VERM-028 VERM-046: the life that a Poison card takes is the last', () => {
  const { events, state } = told(STORY, bitten);
  const cause = { by: 'poison', rule: 'VERM-028' };
  expect(events.slice(0, 6)).toEqual([
    { kind: 'struck', target: ELF, by: VIPER, atMs: 10 },
    { kind: 'damaged', target: ELF, amount: 1, lifeLeft: 1, cause: { by: VIPER, rule: 'BASE-128' } },
    { kind: 'poisoned', hero: ELF, by: VIPER, poison: 2, total: 3, lethal: 8 },
    { kind: 'poisoned', hero: ELF, by: VIPER, poison: 3, total: 6, lethal: 8 },
    { kind: 'damaged', target: ELF, amount: 1, lifeLeft: 0, cause },
    { kind: 'killed', piece: ELF, by: null, cause },
  ]);
  expect(state.model.heroes[ELF]).toMatchObject({ life: 0, fellToPoison: true });
});

it('VERM-045 VERM-046: so the cards are discarded when he is resurrected', () => {
  const atHealer = told(STORY, toTheHealer);
  expect(atHealer.prompt?.purpose).toEqual({ kind: 'healer' });
  const raised = [ELF, 'hero:barbarian', 'hero:wizard'].map((hero) => `${hero}>service:resurrection`);
  expect(atHealer.options).toEqual([...raised, 'leave']);
  const { events, state } = told(STORY, [...toTheHealer, choose(`${ELF}>service:resurrection`)]);
  expect(events).toContainEqual({
    kind: 'cured',
    hero: ELF,
    poison: 6,
    total: 0,
    cause: { by: 'service:resurrection', rule: 'VERM-045' },
  });
  expect(state.model.heroes[ELF]).toMatchObject({ life: 2, poison: [] });
});
