import { HERO_CARDS, type Hero } from '../../../src/rules/catacombs';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { CAMPING } from '../catacombs/support/camp';
import { partyAt } from './partyAt';

const SORCERESS = 'hero:sorceress';
const WHOLE = HERO_CARDS[SORCERESS].life;
const TOUCH = `${SORCERESS}>service:healing-touch`;

const visiting = (board: Partial<Hero>) =>
  partyAt({ boards: { [SORCERESS]: { gold: 1000, ...board } }, tasks: [{ kind: 'enterCard', card: 'room:healer' }] });

describe('the Sorceress between rooms', () => {
  it('SOL-135: a point of the Healer’s is life or magic', () => {
    const table = visiting({ life: 5, magic: 2 }).choose(TOUCH);
    expect(table.prompt.purpose).toEqual({ kind: 'splitPoints', hero: SORCERESS, points: 1 });
    table.amounts({ life: 0, magic: 1 });
    expect(heroOf(table.model, SORCERESS)).toMatchObject({ life: 5, magic: 3, gold: 700 });
    expect(table.prompt.purpose.kind).toBe('healer');
  });

  it('SOL-136: the Healer sells a point that fits on one track, and none that fits on neither', () => {
    const magic = visiting({ life: WHOLE, magic: 5 }).choose(TOUCH);
    expect(heroOf(magic.model, SORCERESS)).toMatchObject({ life: WHOLE, magic: 6 });
    expect(visiting({}).barred(TOUCH)).toMatchObject({ reason: 'lifeIsFull' });
  });

  it('SOL-140 SOL-141: risen from the dead she has 2 life and the magic that she died with', () => {
    const risen = partyAt({
      boards: { [SORCERESS]: { life: 0, magic: 1 }, 'hero:paladin': { gold: 1600 } },
      tasks: [{ kind: 'enterCard', card: 'room:healer' }],
    }).choose(`${SORCERESS}>service:resurrection`);
    expect(heroOf(risen.model, SORCERESS)).toMatchObject({ life: 2, magic: 1 });
    risen.choose(TOUCH).choose('agree');
    expect(risen.prompt.purpose.kind).toBe('splitPoints');
  });

  it('SOL-267: what a camp gives her she may split', () => {
    const table = partyAt({
      setup: CAMPING,
      boards: { [SORCERESS]: { life: 4, magic: 1 }, 'hero:paladin': { life: 4 } },
      tasks: [{ kind: 'campRecover', heroes: ['hero:paladin', SORCERESS], points: 2 }],
    });
    expect(heroOf(table.model, 'hero:paladin').life).toBe(6);
    expect(table.prompt.purpose).toEqual({ kind: 'splitPoints', hero: SORCERESS, points: 2 });
    table.amounts({ life: 0, magic: 2 });
    expect(heroOf(table.model, SORCERESS)).toMatchObject({ life: 4, magic: 3 });
  });
});
