import type { HeroId } from '../../../src/rules/catacombs/words/ids';
import { EQUIPMENT_CARDS } from '../../../src/rules/catacombs/content/equipment';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { hurt, killed } from '../catacombs/support/facts';
import { owning } from '../catacombs/support/gear';
import type { Table } from '../catacombs/support/table';
import { partyAt } from './partyAt';
import { solothParty } from './support';

const HUNTER = 'hero:witch-hunter';
const PALADIN = 'hero:paladin';
const HORN = 'equipment:hunting-horn';
const DOG = 'ally:war-dog';
const TROLL = 'monster:troll-1';

describe('the Witch Hunter’s own cards', () => {
  it('SOL-027: Silver Bolts make a Missile critical against Undead and Infernal monsters alone', () => {
    const monsters = ['monster:ghoul', 'monster:fire-demon', 'monster:troll'] as const;
    const bolts = owning(HUNTER, 'equipment:silver-bolts', { monsters });
    const shot = solothParty(bolts)
      .act(HUNTER, 'crossbow')
      .flick({ hits: ['monster:ghoul-1', TROLL] });
    expect(shot.events).toContainEqual(killed('monster:ghoul-1', 'missile', HUNTER));
    expect(shot.events).toContainEqual(hurt(TROLL, 1, 'missile'));
    const punched = solothParty(bolts)
      .act(HUNTER, 'punch')
      .flick({ hits: ['monster:ghoul-1'] });
    expect(punched.events).toContainEqual(hurt('monster:ghoul-1', 1, HUNTER));
  });

  it('SOL-248: no item lets a Missile hurt what absorbs it', () => {
    const shot = solothParty(owning(HUNTER, 'equipment:silver-bolts', { monsters: ['monster:fire-demon'] }))
      .act(HUNTER, 'crossbow')
      .flick({ hits: ['monster:fire-demon-1'] });
    expect(shot.piece('monster:fire-demon-1')).toMatchObject({ life: 2 });
  });

  it('SOL-248: a critical Punch takes 2 of it', () => {
    const table = solothParty({
      monsters: ['monster:fire-demon'],
      boards: { [HUNTER]: { trophies: { kept: [], active: ['artefact:horned-blade'] } } },
    })
      .act(HUNTER, 'punch')
      .flick({ hits: ['monster:fire-demon-1'] });
    expect(table.has('monster:fire-demon-1')).toBe(false);
  });

  it('SOL-247: against a Lord, who has no family, Silver Bolts do 1', () => {
    const table = solothParty(owning(HUNTER, 'equipment:silver-bolts', { fight: 'final' }))
      .act(HUNTER, 'crossbow')
      .flick({ hits: ['lord:sorcerer'] });
    expect(table.event('damaged')).toMatchObject({ target: 'lord:sorcerer', amount: 1 });
  });

  it('SOL-211: under Suppression they add nothing, and the Repeating Crossbow is off', () => {
    const table = solothParty(owning(HUNTER, 'equipment:repeating-crossbow', { monsters: ['monster:siren'] }));
    expect(table.barred(`${HUNTER}>equipment:repeating-crossbow`)).toMatchObject({ reason: 'suppressed' });
  });

  it('SOL-016: the Repeating Crossbow shoots twice, as often as its owner likes', () => {
    const table = solothParty(owning(HUNTER, 'equipment:repeating-crossbow', { monsters: ['monster:troll'] }));
    table.act(HUNTER, 'equipment:repeating-crossbow').flick();
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', attack: 'missile' });
    table.flick().nextRound();
    expect(table.options).toContain(`${HUNTER}>equipment:repeating-crossbow`);
  });
});

describe('the Boots of Haste', () => {
  it('SOL-143: anybody moves, striking nobody, and then punches', () => {
    expect(EQUIPMENT_CARDS['equipment:boots-of-haste'].owners).toHaveLength(8);
    const table = solothParty(owning(PALADIN, 'equipment:boots-of-haste', { monsters: ['monster:troll'] }))
      .act(PALADIN, 'equipment:boots-of-haste')
      .flick({ hits: [TROLL] });
    expect(table.happened).not.toContain('struck');
    table.flick({ hits: [TROLL] });
    expect(table.events).toContainEqual(hurt(TROLL, 1, PALADIN));
  });
});

describe('the Hunting Horn', () => {
  const setUp = (hero: HeroId): Table =>
    partyAt({
      boards: { [hero]: { equipment: [HORN] } },
      tasks: [
        { kind: 'openRoom', card: 'room:sunken-stair', fight: 'room', board: 'crypt', monsters: ['monster:orc'] },
      ],
    })
      .place({ 'hero:ice-princess': [80, 420], [PALADIN]: [120, 420] })
      .place({ [HUNTER]: [200, 420], 'hero:sorceress': [235, 420] });

  const dogged = (hero: HeroId = PALADIN): Table => setUp(hero).place({ [DOG]: [150, 420] });

  it('SOL-016: a War Dog, a medium disc, is placed beside its owner in every room', () => {
    const table = setUp(PALADIN);
    expect(table.prompt).toMatchObject({
      seats: ['ann'],
      purpose: { kind: 'placeHeroes', heroes: [DOG] },
      ask: { pieces: [{ id: DOG, radiusMm: 12.5 }] },
    });
    expect(dogged().piece(DOG)).toMatchObject({ kind: 'ally', owner: PALADIN });
  });

  it('SOL-016: whoever cannot use the card brings nobody', () => {
    const table = setUp('hero:sorceress');
    expect(table.prompt.purpose.kind).toBe('confirmPlacement');
    expect(table.has(DOG)).toBe(false);
    expect(table.choose('confirm').prompt.purpose).toMatchObject({ kind: 'placeMonsters' });
  });

  it('SOL-016: placed again, owner and dog stand where they are put now', () => {
    const table = dogged().choose('ann');
    expect(table.has(DOG)).toBe(false);
    table.place({ 'hero:ice-princess': [165, 420], [PALADIN]: [80, 420] }).place({ [DOG]: [110, 420] });
    expect(table.piece(DOG)).toMatchObject({ xMm: 110 });
  });

  const fought = (): Table =>
    solothParty(
      owning(PALADIN, HORN, {
        monsters: ['monster:orc', 'monster:rust-monster'],
        pieces: [
          {
            ...{ kind: 'ally', id: DOG, card: DOG, owner: PALADIN, xMm: 240, yMm: 420 },
            ...{ radiusMm: 12.5, hasActed: false },
          },
          { id: 'monster:orc-1', life: 1 },
        ],
      }),
    );

  it('SOL-016 SOL-023: it punches, and its kills are its owner’s', () => {
    const table = fought()
      .act(DOG, 'punch')
      .flick({ hits: ['monster:orc-1'] });
    expect(heroOf(table.model, PALADIN).kills).toEqual([{ monster: 'monster:orc', disc: 'orc' }]);
  });

  it('SOL-168: it goes with the horn', () => {
    const drawn = (card: string): Table =>
      fought()
        .passAll()
        .act('monster:rust-monster-1', 'attack-1')
        .flick({ hits: [PALADIN] })
        .choose('suffer')
        .choose(card);
    const ends = ['card-1', 'card-2'].map(drawn);
    const keeps = (table: Table): boolean => heroOf(table.model, PALADIN).equipment.includes(HORN);
    expect(ends.map(keeps).sort()).toEqual([false, true]);
    for (const table of ends) expect(table.has(DOG)).toBe(keeps(table));
  });

  it('SOL-249 SOL-251: under Suppression it keeps its plain Punch', () => {
    const table = solothParty(
      owning(PALADIN, HORN, {
        monsters: ['monster:siren'],
        pieces: [
          {
            ...{ kind: 'ally', id: DOG, card: DOG, owner: PALADIN, xMm: 240, yMm: 420 },
            ...{ radiusMm: 12.5, hasActed: false },
          },
        ],
      }),
    );
    expect(table.options).toContain(`${DOG}>punch`);
  });
});
