import { ORC_AND_ELF } from '../adventure/stories';
import { choose, flicked, told } from './hand';

const HUNTER = 'hero:witch-hunter';
const ORC = 'monster:orc-1';
const [RAT, BAT, VIPER] = ['monster:sewer-rat', 'monster:vampire-bat', 'monster:pit-viper'] as const;
const SHIELD = 'artefact:orc-hide-shield';
const [room] = ORC_AND_ELF.rooms;
const fight = {
  ...room,
  monsters: [{ monster: 'monster:orc', at: { xMm: 150, yMm: 60 }, life: 1 }],
  heroes: { [HUNTER]: { xMm: 150, yMm: 420 } },
};

const PARTY = ['hero:ice-princess', 'hero:paladin', HUNTER, 'hero:sorceress'];
const STORY = {
  ...ORC_AND_ELF,
  party: PARTY,
  heroes: {
    'hero:ice-princess': { life: 0 },
    'hero:paladin': { life: 0 },
    'hero:sorceress': { life: 0 },
    [HUNTER]: { kept: [RAT, RAT, RAT, BAT, VIPER, VIPER, 'monster:zombie'] },
  },
  rooms: [fight, fight],
};

const won = [choose(`${HUNTER}>punch`), ...flicked(HUNTER, ORC), choose(SHIELD)];

it('VERM-163: he says which five Vermin pay for the Orc Hide Shield', () => {
  const paying = told(STORY, [...won, choose('fiveVermin')], PARTY);
  expect(paying.prompt).toMatchObject({
    purpose: { kind: 'payVermin', artefact: SHIELD },
    ask: { kind: 'amounts', limits: { [RAT]: 3, [BAT]: 1, [VIPER]: 2 }, minTotal: 5, maxTotal: 5, unit: 1 },
  });
  const chosen = { kind: 'amounts', amounts: { [RAT]: 2, [BAT]: 1, [VIPER]: 2 } };
  const { events, state } = told(STORY, [...won, choose('fiveVermin'), chosen, choose('monster:zombie')], PARTY);
  expect(events[0]).toEqual({
    kind: 'artefactActivated',
    hero: HUNTER,
    artefact: SHIELD,
    monsters: [RAT, RAT, BAT, VIPER, VIPER, 'monster:zombie'],
  });
  expect(state.model.heroes[HUNTER]?.trophies?.kept.map(({ monster }) => monster)).toEqual([RAT, 'monster:orc']);
});
