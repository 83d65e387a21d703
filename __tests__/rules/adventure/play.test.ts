import { heroOf } from '../../../src/rules/catacombs/model/queries';
import {
  LORD_CARDS,
  MONSTER_IDS,
  startCatacombs,
  type Adventure,
  type CatacombsSetup,
  type LordId,
} from '../../../src/rules/catacombs';
import { CAMP_TRACK } from '../../../src/rules/catacombs/content/campTrack';
import { ANN, BOB, OVERSEER, setupWith } from '../catacombs/support/setup';
import { Table } from '../catacombs/support/table';
import { ORC_AND_ELF } from './stories';

const told = (words: string) => ({ en: words, fr: words });
const EVERYBODY = [OVERSEER, ANN, BOB];

const begin = (adventure: Adventure, change: Partial<CatacombsSetup> = {}): Table =>
  new Table(startCatacombs(setupWith({ adventure, acceptedBy: EVERYBODY, ...change }), 1));

const minionsOf = (lord: LordId): readonly string[] =>
  MONSTER_IDS.flatMap((id) =>
    Array.from({ length: LORD_CARDS[lord].minions[id] ?? 0 }, (_, index) => `${id}-${index + 1}`),
  );

const withRoom = (room: Partial<Adventure['rooms'][number]>, change: Partial<Adventure> = {}): Adventure => ({
  ...ORC_AND_ELF,
  ...change,
  rooms: [{ ...ORC_AND_ELF.rooms[0], ...room } as Adventure['rooms'][number]],
});

describe('the story is accepted', () => {
  it('EXTRA-006: by every player before anything happens', () => {
    const table = begin(ORC_AND_ELF, { acceptedBy: [] });
    expect(table.events).toEqual([]);
    for (const seat of EVERYBODY) {
      expect(table.prompt).toMatchObject({ seats: [seat], purpose: { kind: 'acceptAdventure' } });
      expect(table.options).toEqual(['accept', 'decline']);
      table.answer({ kind: 'choose', options: ['accept'] }, seat);
      expect(table.events[0]).toEqual({ kind: 'adventureJudged', seat, isAccepted: true });
    }
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
  });

  it('EXTRA-006: one who declines is enough for it not to be played', () => {
    const table = begin(ORC_AND_ELF, { acceptedBy: [OVERSEER, ANN] });
    expect(table.prompt.seats).toEqual([BOB]);
    table.choose('decline');
    const outcome = { winner: 'nobody', because: 'adventureDeclined', rule: 'EXTRA-006' };
    expect(table.state).toMatchObject({ prompt: null, outcome });
    expect(table.events).toEqual([
      { kind: 'adventureJudged', seat: BOB, isAccepted: false },
      { kind: 'gameEnded', outcome },
    ]);
  });

  it('EXTRA-006: nobody is asked about a game without a story', () => {
    const table = new Table(startCatacombs(setupWith(), 1));
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'placeHeroes' } });
    expect(table.happened).toEqual(['phaseBegan', 'roomRevealed', 'roomEntered', 'phaseBegan']);
  });
});

describe('the set-up is as told', () => {
  it('EXTRA-005: exact places are taken without asking, on the board of the story', () => {
    const table = begin(ORC_AND_ELF);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
    expect(table.model.room).toMatchObject({ board: 'crypt', card: 'adventure:1', kind: 'room' });
    expect(table.piece('monster:orc-1')).toMatchObject({ xMm: 150, yMm: 60, life: 2 });
    expect(table.piece('hero:elf')).toMatchObject({ xMm: 150, yMm: 420 });
    expect(table.events.filter(({ kind }) => kind === 'placed')).toEqual([
      { kind: 'placed', piece: 'monster:orc-1', xMm: 150, yMm: 60, cause: { by: 'monster:orc-1', rule: 'EXTRA-005' } },
      { kind: 'placed', piece: 'hero:elf', xMm: 150, yMm: 420, cause: { by: 'hero:elf', rule: 'EXTRA-005' } },
    ]);
  });

  it('EXTRA-005: who has no place is placed by its player, around those who have', () => {
    const story = withRoom(
      {
        monsters: [
          { monster: 'monster:orc', at: { xMm: 150, yMm: 60 }, life: 1 },
          { monster: 'monster:orc', count: 2 },
        ],
      },
      { heroes: {} },
    );
    const table = begin(story);
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'placeHeroes', heroes: ['hero:barbarian'] } });
    expect(table.piece('monster:orc-1')).toMatchObject({ life: 1 });
    table.place({ 'hero:barbarian': [90, 420] });
    expect(table.prompt.purpose).toEqual({ kind: 'placeHeroes', heroes: ['hero:thief', 'hero:wizard'] });
    table.place({ 'hero:thief': [190, 420], 'hero:wizard': [225, 420] });
    expect(table.options).toEqual(['confirm', ANN, BOB]);
    table.choose(ANN);
    expect(table.has('hero:elf')).toBe(true);
    expect(table.prompt.purpose).toEqual({ kind: 'placeHeroes', heroes: ['hero:barbarian'] });
    table.place({ 'hero:barbarian': [90, 420] }).choose('confirm');
    expect(table.prompt.purpose).toMatchObject({ kind: 'placeMonsters' });
    const onTheOrc = { 'monster:orc-2': [150, 60], 'monster:orc-3': [220, 60] } as const;
    const places = Object.entries(onTheOrc).map(([id, [xMm, yMm]]) => ({ id, xMm, yMm }));
    expect(table.refusal({ kind: 'place', places })).toMatchObject({ reason: 'overlaps' });
    table.place({ ...onTheOrc, 'monster:orc-2': [80, 60] });
    expect(table.prompt.purpose.kind).toBe('act');
    expect(table.model.stock.orc).toBe(2);
  });

  it('EXTRA-005: heroes begin with what the story gives them, and the box has so much less', () => {
    const table = begin(
      withRoom(
        {},
        {
          heroes: {
            'hero:elf': { life: 3, gold: 400, equipment: ['equipment:barbed-arrow'] },
            'hero:barbarian': { berserk: 0 },
            'hero:wizard': { spells: ['spell:fireball', 'spell:heal'] },
          },
        },
      ),
    );
    const { heroes, goldReserve, equipmentDeck } = table.model;
    expect(heroes['hero:elf']).toMatchObject({ life: 3, gold: 400, equipment: ['equipment:barbed-arrow'] });
    expect(heroes['hero:barbarian']).toMatchObject({ life: 12, berserk: 0 });
    expect(heroes['hero:wizard']?.spells).toEqual(['spell:fireball', 'spell:heal']);
    expect(heroes['hero:wizard']?.spentSpells).toHaveLength(10);
    expect(goldReserve).toBe(11_600);
    expect(equipmentDeck).toHaveLength(8);
    expect(equipmentDeck).not.toContain('equipment:barbed-arrow');
  });

  it('EXTRA-005: a hero that is dead stands nowhere, whatever the story says', () => {
    const spots = { 'hero:elf': { xMm: 150, yMm: 420 }, 'hero:barbarian': { xMm: 90, yMm: 420 } };
    const table = begin(withRoom({ heroes: spots }));
    expect(table.has('hero:elf')).toBe(true);
    expect(table.has('hero:barbarian')).toBe(false);
  });

  it('EXTRA-005: wandering icons stand for the monster of the story’s Lord', () => {
    const table = begin(withRoom({ wanderingIcons: 2 }, { lord: 'lord:gorgon' }));
    expect(table.model.setup.lord).toBe('lord:gorgon');
    expect(table.prompt.purpose.kind).toBe('placeMonsters');
    const { ask } = table.prompt;
    expect(ask.kind === 'place' && ask.pieces.map(({ id }) => id)).toEqual(['monster:orc-2', 'monster:orc-3']);
  });

  it('EXTRA-005: a lair has the Lord where the story puts it, as weak as the story says', () => {
    const lair = {
      kind: 'lair' as const,
      title: told('Lair'),
      story: told('Warm.'),
      board: 'cave' as const,
      monsters: [{ monster: 'monster:fire-spirit' as const, at: { xMm: 60, yMm: 100 } }],
      lordAt: { xMm: 150, yMm: 40 },
      lordLife: 3,
      heroes: { 'hero:elf': { xMm: 150, yMm: 420 } },
    };
    const table = begin({ ...ORC_AND_ELF, lord: 'lord:dragon', rooms: [lair] });
    expect(table.model.room).toMatchObject({ kind: 'final', board: 'cave', lord: { id: 'lord:dragon', life: 3 } });
    expect(table.piece('lord:dragon')).toMatchObject({ xMm: 150, yMm: 40 });
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it('EXTRA-005: a lair of which nothing is said is that of the Lord’s own card', () => {
    const lair = { kind: 'lair' as const, title: told('Lair'), story: told('Warm.') };
    const table = begin({ ...ORC_AND_ELF, lord: 'lord:lich', rooms: [lair] });
    table.place({ 'hero:elf': [150, 420] }).choose('confirm');
    expect(table.model.room).toMatchObject({
      board: 'ossuary',
      lord: { id: 'lord:lich', life: LORD_CARDS['lord:lich'].life },
    });
    const { ask } = table.prompt;
    expect(ask.kind === 'place' && ask.pieces.map(({ id }) => id)).toEqual(['lord:lich', ...minionsOf('lord:lich')]);
  });
});

describe('the story ends', () => {
  const clear = (table: Table): Table => {
    table.act('hero:elf', 'punch').flick({ hits: ['monster:orc-1'] });
    return table.passAll();
  };
  const onlyOrc = withRoom({ monsters: [{ monster: 'monster:orc', at: { xMm: 150, yMm: 60 }, life: 1 }] });

  it('EXTRA-005: without a Lord, clearing the last room wins, paid and without a camp', () => {
    const variants = { ...setupWith().variants, camping: true };
    const table = clear(begin(onlyOrc, { variants }));
    const outcome = { winner: 'heroes', because: 'adventureDone', rule: 'EXTRA-005' };
    expect(table.state).toMatchObject({ prompt: null, outcome });
    expect(table.happened.slice(-5)).toEqual(['roomCleared', 'phaseBegan', 'goldPaid', 'discsReturned', 'gameEnded']);
    expect(heroOf(table.model, 'hero:elf').gold).toBe(100);
  });

  it('EXTRA-005: rooms follow in the order of the story, shops among them', () => {
    const room = onlyOrc.rooms[0]!;
    const healer = { kind: 'healer' as const, title: told('Well'), story: told('Clear water.') };
    const table = clear(begin({ ...onlyOrc, rooms: [room, healer, room] }));
    expect(table.prompt.purpose.kind).toBe('healer');
    table.choose('leave');
    expect(table.model.room?.card).toBe('adventure:3');
    expect(clear(table).state.outcome).toMatchObject({ because: 'adventureDone' });
  });

  it('EXTRA-005: a fight that camping brings on is set up as such, not as told', () => {
    const variants = { ...setupWith().variants, camping: true };
    const room = onlyOrc.rooms[0]!;
    const table = begin({ ...onlyOrc, rooms: [room, room] }, { variants });
    const star = CAMP_TRACK.findIndex(({ kind }) => kind === 'star');
    table.state = { ...table.state, model: { ...table.model, campSpace: star } };
    clear(table).choose('camp');
    expect(table.prompt.purpose.kind).toBe('campMonsters');
    table.choose(table.options[0]!);
    expect(table.model.room).toMatchObject({ kind: 'camp', card: 'adventure:1' });
    expect(table.has('hero:elf')).toBe(false);
    expect(table.prompt.purpose).toMatchObject({ kind: 'placeHeroes', heroes: ['hero:elf'] });
  });
});
