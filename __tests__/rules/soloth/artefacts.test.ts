import { FAMILIES, ARTEFACT_IDS, type ArtefactId } from '../../../src/rules/catacombs/words/ids';
import { ARTEFACT_CARDS } from '../../../src/rules/catacombs/content/soloth/artefacts';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { hurt, killed, struck, unharmed } from '../catacombs/support/facts';
import type { FightPlan } from '../catacombs/support/fight';
import { optionsOf } from '../catacombs/support/gear';
import type { Table } from '../catacombs/support/table';
import { solothParty } from './support';

const HUNTER = 'hero:witch-hunter';
const ORC = 'monster:orc-1';
const TROLL = 'monster:troll-1';
const DOWN = { id: HUNTER, stun: { round: 1, by: 'monster:ghoul-1' } } as const;

const bearing = (artefact: ArtefactId, plan: FightPlan = {}): Table =>
  solothParty({ ...plan, boards: { [HUNTER]: { trophies: { kept: [], active: [artefact] } } } });

describe('the seven artefacts', () => {
  const cards = ARTEFACT_IDS.map((id) => ARTEFACT_CARDS[id]);

  it('SOL-003 SOL-148: seven, each with circles of any colour, and every family is asked for', () => {
    expect(cards).toHaveLength(7);
    for (const { cost } of cards) expect(cost.filter((circle) => circle === 'any').length).toBeGreaterThan(0);
    const asked = cards.flatMap(({ cost }) => cost);
    for (const family of FAMILIES.filter((one) => one !== 'vermin')) expect(asked).toContain(family);
    const lengths = cards.map(({ cost }) => cost.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  });

  it('SOL-152: the Orc Hide Shield costs one Dungeon monster and one of any family', () => {
    expect(ARTEFACT_CARDS['artefact:orc-hide-shield'].cost).toEqual(['dungeon', 'any']);
  });
});

describe('what they do', () => {
  it('SOL-152: behind the Orc Hide Shield no Punch of an Orc hurts him, and those of others do', () => {
    const table = bearing('artefact:orc-hide-shield', { monsters: ['monster:orc', 'monster:zombie'] }).passAll();
    table.act(ORC, 'attack-1').flick({ hits: [HUNTER] });
    expect(table.events).toContainEqual(unharmed(HUNTER, ORC, 'artefact:orc-hide-shield', 'SOL-152'));
    expect(heroOf(table.model, HUNTER).life).toBe(10);
    table.act('monster:zombie-1', 'attack-1').flick({ hits: [HUNTER] });
    expect(heroOf(table.model, HUNTER).life).toBe(9);
  });

  it('VERM-100 SOL-152: behind it no Punch of the Swamp Orc hurts him either', () => {
    const table = bearing('artefact:orc-hide-shield', {
      setup: { expansions: ['soloth', 'vermin'] },
      monsters: ['monster:swamp-orc', 'monster:zombie'],
    }).passAll();
    table.act('monster:swamp-orc-1', 'attack-1').flick({ hits: [HUNTER] });
    expect(table.events.slice(1)).toEqual([
      struck(HUNTER, 'monster:swamp-orc-1'),
      unharmed(HUNTER, 'monster:swamp-orc-1', 'artefact:orc-hide-shield', 'SOL-152'),
    ]);
  });

  it('SOL-160: with the Grave Charm he never goes down, though he is hurt', () => {
    const table = bearing('artefact:grave-charm', { monsters: ['monster:ghoul'] })
      .passAll()
      .act('monster:ghoul-1', 'attack-1')
      .flick({ hits: [HUNTER] });
    expect(table.piece(HUNTER)).toMatchObject({ stun: null });
    expect(heroOf(table.model, HUNTER).life).toBe(9);
    expect(table.happened).toContain('stayedUp');
  });

  it('SOL-160: the Ember Flask is an action: a Fireball', () => {
    const table = bearing('artefact:ember-flask', { monsters: ['monster:troll'] }).act(HUNTER, 'artefact:ember-flask');
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: HUNTER, attack: 'fireball' });
    table.flick({ hits: [TROLL] }).nextRound();
    expect(optionsOf(table, HUNTER)).toContain(`${HUNTER}>artefact:ember-flask`);
  });

  it('SOL-160: with the Horned Blade his Punch is critical', () => {
    const table = bearing('artefact:horned-blade', { monsters: ['monster:troll'] })
      .act(HUNTER, 'punch')
      .flick({ hits: [TROLL] });
    expect(table.events).toContainEqual(killed(TROLL, HUNTER, HUNTER));
  });

  it('SOL-160: the Hunter’s Net lays a monster low', () => {
    const table = bearing('artefact:hunters-net', { monsters: ['monster:troll'] })
      .act(HUNTER, 'artefact:hunters-net')
      .flick({ hits: [TROLL] });
    expect(table.piece(TROLL)).toMatchObject({ life: 1, stun: { by: HUNTER } });
  });

  it('SOL-160: the Trophy Cloak shrugs off one flick a room', () => {
    const table = bearing('artefact:trophy-cloak', { monsters: ['monster:orc', 'monster:orc'] })
      .passAll()
      .act(ORC, 'attack-1')
      .flick({ hits: [HUNTER] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'cancelPitch', equipment: 'artefact:trophy-cloak' });
    table
      .choose('cancel')
      .act('monster:orc-2', 'attack-1')
      .flick({ hits: [HUNTER] });
    expect(heroOf(table.model, HUNTER).life).toBe(9);
  });

  it('SOL-160: with Witchbane each of his Missiles is critical, and his Punch is not', () => {
    const shot = bearing('artefact:witchbane', { monsters: ['monster:troll'] })
      .act(HUNTER, 'crossbow')
      .flick({ hits: [TROLL] });
    expect(shot.has(TROLL)).toBe(false);
    const punched = bearing('artefact:witchbane', { monsters: ['monster:troll'] })
      .act(HUNTER, 'punch')
      .flick({ hits: [TROLL] });
    expect(punched.events).toContainEqual(hurt(TROLL, 1, HUNTER));
  });
});

describe('when they sleep', () => {
  it('SOL-157: while he lies there, none of them works', () => {
    const struckDown = (artefact: ArtefactId) =>
      bearing(artefact, { monsters: ['monster:orc', 'monster:ghoul'], pieces: [DOWN] })
        .passAll()
        .act(ORC, 'attack-1')
        .flick({ hits: [HUNTER] });
    expect(heroOf(struckDown('artefact:orc-hide-shield').model, HUNTER).life).toBe(9);
    expect(heroOf(struckDown('artefact:trophy-cloak').model, HUNTER).life).toBe(9);
  });

  it('SOL-160: up again, he has them again', () => {
    const table = bearing('artefact:ember-flask', { monsters: ['monster:troll'], pieces: [DOWN] });
    expect(optionsOf(table, HUNTER)).toEqual([]);
    table.nextRound().nextRound();
    expect(optionsOf(table, HUNTER)).toContain(`${HUNTER}>artefact:ember-flask`);
  });

  it('SOL-158 SOL-170: Corrosion takes no artefact, and with nothing else there is nothing to lose', () => {
    const table = bearing('artefact:ember-flask', { monsters: ['monster:rust-monster'] })
      .passAll()
      .act('monster:rust-monster-1', 'attack-1')
      .flick({ hits: [HUNTER] });
    expect(heroOf(table.model, HUNTER).trophies?.active).toEqual(['artefact:ember-flask']);
    expect(table.prompt.purpose.kind).not.toBe('corrode');
  });

  it('SOL-252 SOL-249: under Suppression what attacks is off, what defends is on', () => {
    const monsters = ['monster:siren', 'monster:troll', 'monster:orc'] as const;
    const net = bearing('artefact:hunters-net', { monsters });
    expect(net.barred(`${HUNTER}>artefact:hunters-net`)).toMatchObject({ reason: 'suppressed' });
    const blade = bearing('artefact:horned-blade', { monsters })
      .act(HUNTER, 'punch')
      .flick({ hits: [TROLL] });
    expect(blade.events).toContainEqual(hurt(TROLL, 1, HUNTER));
    const hide = bearing('artefact:orc-hide-shield', { monsters }).passAll();
    hide.act(ORC, 'attack-1').flick({ hits: [HUNTER] });
    expect(heroOf(hide.model, HUNTER).life).toBe(10);
  });

  it('SOL-252: in Resolution they can be activated whoever sang in the room', () => {
    const table = solothParty({
      monsters: ['monster:siren'],
      boards: {
        [HUNTER]: { trophies: { kept: [{ monster: 'monster:zombie', disc: 'zombie' }], active: [] } },
      },
    })
      .act(HUNTER, 'punch')
      .flick({ hits: ['monster:siren-1'] })
      .passAll();
    expect(table.options).toEqual(['artefact:grave-charm', 'keepTrophies']);
  });
});
