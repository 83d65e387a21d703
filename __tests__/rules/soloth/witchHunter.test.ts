import type { Hero } from '../../../src/rules/catacombs';
import type { ArtefactId, MonsterId } from '../../../src/rules/catacombs/words/ids';
import { SORTS_OF } from '../../../src/rules/catacombs/content/stock';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import type { Kill } from '../../../src/rules/catacombs/words/rewards';
import type { FightPlan } from '../catacombs/support/fight';
import type { Table } from '../catacombs/support/table';
import { solothParty } from './support';

const HUNTER = 'hero:witch-hunter';
const ORC: MonsterId = 'monster:orc';
const ZOMBIE: MonsterId = 'monster:zombie';

const kill = (monster: MonsterId): Kill => ({ monster, disc: SORTS_OF[monster][0]! });

const keeping = (kept: readonly MonsterId[], active: readonly ArtefactId[] = []): Partial<Hero> => ({
  trophies: { kept: kept.map(kill), active },
});

const his = (table: Table): Hero => heroOf(table.model, HUNTER);
const kept = (table: Table): readonly MonsterId[] => his(table).trophies!.kept.map(({ monster }) => monster);

/** The last Orc falls to him, and the room is resolved. */
const cleared = (board: Partial<Hero> = {}, plan: FightPlan = {}): Table =>
  solothParty({ monsters: [ORC], pieces: [{ id: 'monster:orc-1', life: 1 }], ...plan, boards: { [HUNTER]: board } })
    .act(HUNTER, 'punch')
    .flick({ hits: ['monster:orc-1'] })
    .passAll();

describe('what the Witch Hunter keeps', () => {
  it('SOL-144 SOL-145: he is paid for his kills, and their discs stay on his board', () => {
    const table = cleared();
    expect(his(table)).toMatchObject({ gold: 100, kills: [], trophies: { kept: [kill(ORC)], active: [] } });
    expect(table.model.stock.orc).toBe(4);
    expect(table.happened.filter((kind) => kind === 'trophiesKept')).toHaveLength(1);
  });

  it('SOL-145: what the others have killed goes back as ever', () => {
    const table = solothParty({ monsters: [ORC], pieces: [{ id: 'monster:orc-1', life: 1 }] })
      .act('hero:paladin', 'punch')
      .flick({ hits: ['monster:orc-1'] })
      .passAll();
    expect(table.model.stock.orc).toBe(5);
    expect(kept(table)).toEqual([]);
  });

  it('SOL-161: a kept disc is paid in gold in its own room and never again', () => {
    expect(his(cleared(keeping([ORC, ZOMBIE]))).gold).toBe(100);
  });

  it('SOL-159: his seven artefacts lie asleep from the start, and are no Equipment', () => {
    const { model } = solothParty();
    expect(heroOf(model, HUNTER).trophies).toEqual({ kept: [], active: [] });
    expect([...model.equipmentDeck, ...model.offer].some((id) => id.startsWith('artefact:'))).toBe(false);
  });

  it('SOL-265: a kill that is undone leaves no disc; a mount and its rider leave two', () => {
    const reborn = solothParty({
      monsters: ['monster:phoenix', ORC],
      pieces: [{ id: 'monster:phoenix-1', life: 1 }],
    })
      .act(HUNTER, 'punch')
      .flick({ hits: ['monster:phoenix-1'] });
    expect(his(reborn).kills).toEqual([]);
    const ridden = solothParty({ monsters: ['monster:orc-wolf-rider'] })
      .act(HUNTER, 'crossbow')
      .flick({ hits: ['monster:orc-wolf-rider-1'] })
      .nextRound();
    ridden
      .act(HUNTER, 'crossbow')
      .flick({ hits: ['monster:orc-1'] })
      .nextRound()
      .act(HUNTER, 'crossbow')
      .flick({ hits: ['monster:orc-1'] })
      .passAll();
    expect(kept(ridden)).toEqual(['monster:orc-wolf-rider', ORC]);
  });
});

describe('activating artefacts', () => {
  it('SOL-146 SOL-152 SOL-153: after the gold; an Orc pays the green circle, a Zombie or an Orc the other', () => {
    const table = cleared(keeping([ZOMBIE]));
    expect(table.happened.indexOf('goldPaid')).toBeGreaterThan(-1);
    expect(table.prompt).toMatchObject({ seats: ['bob'], purpose: { kind: 'activateArtefact', hero: HUNTER } });
    expect(table.options).toEqual(['artefact:orc-hide-shield', 'artefact:grave-charm', 'keepTrophies']);
    table.choose('artefact:orc-hide-shield');
    expect(his(table).trophies).toEqual({ kept: [], active: ['artefact:orc-hide-shield'] });
    expect(his(cleared(keeping([ORC])).choose('artefact:orc-hide-shield')).trophies?.kept).toEqual([]);
  });

  it('SOL-151: the spent discs go back to the reserve, and the card is active', () => {
    const table = cleared(keeping([ZOMBIE]));
    const before = table.model.stock;
    table.choose('artefact:orc-hide-shield');
    expect(table.model.stock).toMatchObject({ orc: before.orc + 1, zombie: before.zombie + 1 });
    expect(table.event('artefactActivated')).toMatchObject({
      hero: HUNTER,
      artefact: 'artefact:orc-hide-shield',
      monsters: [ORC, ZOMBIE],
    });
  });

  it('SOL-147: a circle of a colour takes that family alone', () => {
    const table = cleared(keeping([ORC]));
    expect(table.options).toEqual(['artefact:orc-hide-shield', 'keepTrophies']);
    expect(table.barred('artefact:grave-charm')).toMatchObject({ reason: 'tooFewTrophies', rule: 'SOL-147' });
  });

  it('SOL-149: in any order: the dearest first', () => {
    const all = [ZOMBIE, 'monster:centaur', 'monster:fire-spirit', ZOMBIE] as const;
    const table = cleared(keeping(all)).choose('artefact:witchbane');
    expect(his(table).trophies).toEqual({ kept: [], active: ['artefact:witchbane'] });
  });

  it('SOL-150: a large disc pays no more than a medium one', () => {
    const table = cleared(keeping(['monster:troll']));
    expect(table.options).toEqual(['artefact:orc-hide-shield', 'keepTrophies']);
    table.choose('artefact:orc-hide-shield');
    expect(kept(table)).toEqual([]);
  });

  it('SOL-161: he says which disc pays a circle, where it makes a difference', () => {
    const table = cleared(keeping([ZOMBIE, 'monster:troll'])).choose('artefact:orc-hide-shield');
    expect(table.prompt).toMatchObject({
      seats: ['bob'],
      purpose: { kind: 'payArtefact', artefact: 'artefact:orc-hide-shield', circle: 'dungeon', number: 1 },
    });
    expect(table.options).toEqual(['monster:troll', ORC]);
    table.choose('monster:troll');
    expect(table.prompt.purpose).toMatchObject({ circle: 'any', number: 2 });
    expect(table.options).toEqual([ZOMBIE, ORC]);
    table.choose(ORC);
    expect(kept(table)).toEqual([ZOMBIE]);
  });

  it('SOL-146: one or more, as long as he can pay', () => {
    const table = cleared(keeping([ORC, ZOMBIE, ZOMBIE]))
      .choose('artefact:orc-hide-shield')
      .choose(ORC);
    expect(table.prompt.purpose.kind).toBe('activateArtefact');
    table.choose('artefact:grave-charm');
    expect(his(table).trophies).toEqual({
      kept: [],
      active: ['artefact:orc-hide-shield', 'artefact:grave-charm'],
    });
  });

  it('SOL-154: he may keep them all for another time', () => {
    const table = cleared(keeping([ZOMBIE])).choose('keepTrophies');
    expect(kept(table)).toEqual([ZOMBIE, ORC]);
    expect(table.prompt.purpose.kind).not.toBe('activateArtefact');
  });

  it('SOL-162: only while he lives', () => {
    const table = solothParty({
      monsters: [ORC],
      pieces: [{ id: 'monster:orc-1', life: 1 }],
      boards: { [HUNTER]: { life: 0, ...keeping([ORC, ZOMBIE]) } },
    })
      .act('hero:paladin', 'punch')
      .flick({ hits: ['monster:orc-1'] })
      .passAll();
    expect(kept(table)).toEqual([ORC, ZOMBIE]);
    expect(table.prompt.purpose.kind).not.toBe('activateArtefact');
  });

  it('SOL-160: what is active stays active in the next room', () => {
    const table = cleared(keeping([ZOMBIE], ['artefact:ember-flask'])).choose('keepTrophies');
    expect(his(table).trophies?.active).toEqual(['artefact:ember-flask']);
  });
});

describe('his death', () => {
  it('SOL-163: kept discs stay on his board, and he collects nothing for the room', () => {
    const table = solothParty({
      monsters: [ORC, 'monster:ghoul'],
      pieces: [
        { id: 'monster:orc-1', life: 1 },
        { id: 'monster:ghoul-1', life: 1 },
      ],
      boards: { [HUNTER]: { life: 1, ...keeping([ZOMBIE], ['artefact:horned-blade']) } },
    })
      .act(HUNTER, 'crossbow')
      .flick({ hits: ['monster:orc-1'] })
      .passAll()
      .act('monster:ghoul-1', 'attack-1')
      .flick({ hits: [HUNTER] })
      .act('hero:paladin', 'punch')
      .flick({ hits: ['monster:ghoul-1'] })
      .passAll();
    expect(his(table)).toMatchObject({ life: 0, gold: 0, trophies: { active: ['artefact:horned-blade'] } });
    expect(kept(table)).toEqual([ZOMBIE, ORC]);
  });
});
