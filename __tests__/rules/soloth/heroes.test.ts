import { seatId } from '../../../src/rules/machine';
import {
  crowdedSlots,
  HERO_CARDS,
  HERO_SLOTS,
  openCatacombs,
  startCatacombs,
  whyNotSetup,
  type CatacombsSetup,
} from '../../../src/rules/catacombs';
import { BASE_HERO_IDS, HERO_IDS, SOLOTH_HERO_IDS, type HeroId } from '../../../src/rules/catacombs/words/ids';
import { heldHeroes } from '../../../src/rules/catacombs/model/setup';
import { ORC_AND_ELF } from '../adventure/stories';
import { setupWith } from '../catacombs/support/setup';
import { solothParty } from './support';

const [ELF, BARBARIAN, THIEF, WIZARD] = BASE_HERO_IDS;
const [PRINCESS, PALADIN, HUNTER, SORCERESS] = SOLOTH_HERO_IDS;

const withHeroes = (heroes: readonly HeroId[], change: Partial<CatacombsSetup> = {}): CatacombsSetup =>
  setupWith({ expansions: ['soloth'], heroSeats: [{ seat: seatId('ann'), heroes }], ...change });

describe('the heroes of Soloth', () => {
  it('SOL-072: the four of them make a game of their own', () => {
    const setup = withHeroes(SOLOTH_HERO_IDS);
    expect(whyNotSetup(setup)).toBeNull();
    const { heroes } = startCatacombs(setup, 1).state.model;
    expect(Object.keys(heroes).sort()).toEqual([...SOLOTH_HERO_IDS].sort());
  });

  it('SOL-073: each has a place to take in a mixed party', () => {
    expect(HERO_SLOTS).toEqual([
      [ELF, PRINCESS],
      [BARBARIAN, PALADIN],
      [THIEF, HUNTER],
      [WIZARD, SORCERESS],
    ]);
    for (const [index] of HERO_SLOTS.entries()) {
      const mixed = HERO_SLOTS.map((slot, at) => slot[at === index ? 1 : 0]);
      expect(whyNotSetup(withHeroes(mixed))).toBeNull();
      expect(crowdedSlots(mixed)).toEqual([]);
    }
  });

  it('SOL-074: any other four are allowed, with a word of warning', () => {
    const mixed = [ELF, PRINCESS, THIEF, SORCERESS];
    expect(whyNotSetup(withHeroes(mixed))).toBeNull();
    expect(crowdedSlots(mixed)).toEqual([[ELF, PRINCESS]]);
    const opened = openCatacombs(withHeroes(mixed), 1);
    expect(opened.ok && heldHeroes(opened.value.state.model.setup)).toEqual([ELF, THIEF, PRINCESS, SORCERESS]);
  });

  it('SOL-074: there are always four', () => {
    expect(whyNotSetup(withHeroes(HERO_IDS))).toEqual({
      reason: 'tooManyHeroes',
      rule: 'BASE-029',
      details: { heroes: 8 },
    });
    expect(whyNotSetup(withHeroes([ELF, PRINCESS, HUNTER]))).toEqual({
      reason: 'heroNotHeld',
      rule: 'BASE-029',
      details: { hero: BARBARIAN },
    });
  });

  it('SOL-001: nobody plays a hero of a box that stays closed', () => {
    expect(whyNotSetup(withHeroes([PRINCESS, BARBARIAN, THIEF, WIZARD], { expansions: [] }))).toEqual({
      reason: 'heroNotInBox',
      rule: 'SOL-001',
      details: { hero: PRINCESS },
    });
  });

  it('SOL-001: a story that tells of them opens it', () => {
    const adventure = { ...ORC_AND_ELF, heroes: { [PALADIN]: { life: 3 } } };
    const setup = withHeroes([ELF, PALADIN, THIEF, WIZARD], { expansions: [], adventure });
    expect(whyNotSetup(setup)).toBeNull();
    expect(startCatacombs(setup, 1).state.model.heroes[PALADIN]?.life).toBe(3);
  });

  it('SOL-075: their lives, and a Punch of one point of damage', () => {
    expect(SOLOTH_HERO_IDS.map((id) => HERO_CARDS[id].life)).toEqual([12, 7, 10, 10]);
    for (const id of SOLOTH_HERO_IDS) {
      const table = solothParty({ monsters: ['monster:orc'] })
        .act(id, 'punch')
        .flick({ hits: ['monster:orc-1'] });
      expect(table.event('damaged')).toMatchObject({ target: 'monster:orc-1', amount: 1 });
    }
  });

  it('SOL-273: the Paladin punches twice, the Witch Hunter shoots once', () => {
    const party = () => solothParty({ monsters: ['monster:troll'] });
    const smite = party().act(PALADIN, 'smite').flick({});
    expect(smite.prompt.purpose).toMatchObject({ kind: 'flick', actor: PALADIN, attack: 'punch' });
    expect(smite.flick({}).prompt.purpose.kind).toBe('act');
    const shot = party().act(HUNTER, 'crossbow');
    expect(shot.prompt.purpose).toMatchObject({ kind: 'flick', actor: HUNTER, attack: 'missile' });
    expect(shot.flick({}).prompt.purpose.kind).toBe('act');
  });
});
