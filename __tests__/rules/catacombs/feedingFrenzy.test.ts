import { MISSILE, pitch, PUNCH } from '../../../src/rules/catacombs/content/attacks';
import { printCard } from './support/cards';
import { down, hurt, killed, struck } from './support/facts';
import { fight, type FightPlan } from './support/fight';
import { SKELETON, WALL } from './support/pieces';
import { touch } from './support/table';

const ZOMBIE = 'monster:zombie-1';
const ORC = 'monster:orc-1';

const fed = down(ZOMBIE, 3, ZOMBIE, 'BASE-260');
const zombieTurn = (plan: FightPlan = {}) => fight({ monsters: ['monster:zombie', 'monster:orc'], ...plan }).passAll();

describe('Feeding Frenzy', () => {
  it('BASE-260 BASE-261: fed in round 1 it misses 2, is upright at its end and acts in 3', () => {
    const table = zombieTurn()
      .act(ZOMBIE, 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(table.events.slice(1)).toEqual([struck('hero:elf', ZOMBIE), hurt('hero:elf', 7, ZOMBIE), fed]);
    expect(table.piece(ZOMBIE)).toMatchObject({ stun: { round: 1, by: ZOMBIE } });
    table.nextRound().passAll();
    expect(table.options).toEqual([`${ORC}>attack-1`, `${ORC}>pass`]);
    table.passAll();
    expect(table.events[1]).toEqual({ kind: 'recovered', piece: ZOMBIE });
    expect(table.passAll().options).toContain(`${ZOMBIE}>attack-1`);
  });

  it('BASE-260: two heroes in one pitch feed it once; a miss does not', () => {
    const table = zombieTurn()
      .act(ZOMBIE, 'attack-1')
      .flick({ hits: ['hero:elf', 'hero:thief'] });
    expect(table.events.slice(-1)).toEqual([fed]);
    expect(table.happened.filter((kind) => kind === 'incapacitated')).toHaveLength(1);
    expect(zombieTurn().act(ZOMBIE, 'attack-1').flick().happened).toEqual(['flicked']);
  });

  it('BASE-260: a hero whom a Fire Wall burns in its pitch does not feed it', () => {
    const table = zombieTurn({ pieces: [WALL] })
      .act(ZOMBIE, 'attack-1')
      .flick({ hits: ['fire-wall-1'], log: [touch('fire-wall-1', 'hero:elf', 20)] });
    expect(table.happened).toEqual(['flicked', 'damaged']);
  });

  it('BASE-262: down, it still keeps the room from being cleared', () => {
    const table = fight({ monsters: ['monster:zombie'] })
      .passAll()
      .act(ZOMBIE, 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(table.happened.slice(-2)).toEqual(['roundBegan', 'turnBegan']);
    expect(table.has(ZOMBIE)).toBe(true);
  });

  it('BASE-262: down, it is struck, dies and pays', () => {
    const table = fight({ monsters: ['monster:zombie'] })
      .passAll()
      .act(ZOMBIE, 'attack-1')
      .flick({ hits: ['hero:elf'] })
      .act('hero:barbarian', 'punch')
      .flick({ hits: [ZOMBIE] });
    expect(table.events.slice(-1)).toEqual([killed(ZOMBIE, 'hero:barbarian', 'hero:barbarian')]);
    table.passAll();
    expect(table.event('goldPaid')).toEqual({ kind: 'goldPaid', hero: 'hero:barbarian', gold: 100, asked: 100 });
  });

  it('BASE-263: an Ally does not feed a Zombie, unless the table says so', () => {
    const plan: FightPlan = { pieces: [SKELETON] };
    const hungry = zombieTurn(plan)
      .act(ZOMBIE, 'attack-1')
      .flick({ hits: [SKELETON.id] });
    expect(hungry.happened).toEqual(['flicked', 'struck', 'damaged', 'killed']);
    const house = {
      alliesDelayDefeat: false,
      frenzyOnAllies: true,
      withoutMap: false,
      overseerHandOver: false,
      overseerRulings: false,
    };
    const sated = zombieTurn({ ...plan, setup: { house } })
      .act(ZOMBIE, 'attack-1')
      .flick({ hits: [SKELETON.id] });
    expect(sated.events.slice(-1)).toEqual([fed]);
  });

  it('BASE-263: only a Punch feeds it', () => {
    printCard('monster:zombie', { actions: [[pitch(MISSILE)]] });
    const table = zombieTurn()
      .act(ZOMBIE, 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(table.happened).toEqual(['flicked', 'struck', 'damaged']);
  });

  it('BASE-264: a hero who dies of it feeds it as well', () => {
    const table = zombieTurn({ boards: { 'hero:elf': { life: 1 } } })
      .act(ZOMBIE, 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(table.events.slice(3)).toEqual([killed('hero:elf', ZOMBIE), fed]);
  });

  it('BASE-264: damage that a cloak cancelled does not', () => {
    const table = zombieTurn({ boards: { 'hero:thief': { equipment: ['equipment:shadow-cloak'] } } })
      .act(ZOMBIE, 'attack-1')
      .flick({ hits: ['hero:thief'] })
      .choose('cancel');
    expect(table.piece(ZOMBIE)).toMatchObject({ stun: null });
  });

  it('BASE-265: a first attack that fails leaves it the second', () => {
    printCard('monster:zombie', { actions: [[pitch(PUNCH), pitch(PUNCH), pitch(PUNCH)]] });
    const table = zombieTurn().act(ZOMBIE, 'attack-1').flick();
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: ZOMBIE });
    table.flick({ hits: ['hero:elf'] });
    expect(table.events.slice(-1)).toEqual([fed]);
    expect(table.options).toEqual([`${ORC}>attack-1`, `${ORC}>pass`]);
  });
});
