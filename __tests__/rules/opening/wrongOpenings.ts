import { ORC_AND_ELF } from '../adventure/stories';
import { withParty } from './byHand';

const SOLOTH = {
  expansions: ['soloth'],
  heroSeats: withParty('hero:ice-princess', 'hero:barbarian', 'hero:thief', 'hero:wizard'),
};
const VERMIN = { expansions: ['vermin'] };
const FAR = { xMm: 150, yMm: 60 };
const elf = { piece: 'hero:elf', xMm: 150, yMm: 200 };
const pieces = (...some: readonly object[]) => ({ pieces: some });
const board = (hero: string, now: object) => ({ heroes: { [hero]: now } });
const frozen = (xMm: number) => ({ piece: 'monster:zombie', xMm, yMm: 60, frozen: true });
const rat = { piece: 'monster:sewer-rat', on: 'hero:elf' };
const eaten = { piece: 'monster:remorhaz', ...FAR, holds: ['hero:thief'] };
const MAZE = { layout: { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 } };

/** What no game could come to: what is said of it, the set-up, and the opening. */
export const WRONG: readonly (readonly [message: string, setup: object, opening: object])[] = [
  [
    'pieces[0].xMm: hero:elf does not lie wholly inside the board: 12.5 to 287.5 (BASE-083)',
    {},
    pieces({ ...elf, xMm: 5 }),
  ],
  [
    'pieces[0].yMm: hero:elf does not lie wholly inside the board: 12.5 to 437.5 (BASE-083)',
    {},
    pieces({ ...elf, yMm: 449 }),
  ],
  [
    'pieces[1].xMm: monster:orc-1 overlaps hero:elf (BASE-083)',
    {},
    pieces(elf, { piece: 'monster:orc', xMm: 150, yMm: 190 }),
  ],
  ['pieces[0].piece: nothing of this name lies on a board', {}, pieces({ ...elf, piece: 'hero:bard' })],
  ['pieces[0].piece: nothing of this name lies on a board', {}, pieces({ piece: 'monster:orc-0', ...FAR })],
  ['pieces[1].piece: hero:elf is named twice', {}, pieces(elf, { ...elf, xMm: 100 })],
  ['pieces[0].xMm: where is hero:elf?', {}, pieces({ piece: 'hero:elf', yMm: 200 })],
  ['pieces[0].life: says nothing of hero:elf', {}, pieces({ ...elf, life: 3 })],
  ['pieces[0].life: at most 2 (BASE-055)', {}, pieces({ piece: 'monster:orc', ...FAR, life: 3 })],
  ['pieces[0].piece: hero:paladin is not in play (BASE-029)', {}, pieces({ ...elf, piece: 'hero:paladin' })],
  ['pieces[0].piece: hero:elf is dead (BASE-278)', {}, { ...board('hero:elf', { life: 0 }), ...pieces(elf) }],
  ['pieces[0].piece: the Lord here is lord:sorcerer (BASE-057)', {}, pieces({ piece: 'lord:lich', ...FAR })],
  [
    'pieces[0].piece: a Lord stands in his lair alone (BASE-312)',
    {},
    { room: { card: 'room:sunken-stair' }, ...pieces({ piece: 'lord:sorcerer', ...FAR }) },
  ],
  [
    'pieces[1].piece: the box has no disc left for monster:crypt-spider (BASE-022)',
    {},
    pieces({ piece: 'monster:crypt-spider', ...FAR }, { piece: 'monster:crypt-spider', xMm: 50, yMm: 60 }),
  ],
  [
    'pieces[0].piece: the box has no disc left for monster:shade (BASE-022)',
    {},
    pieces({ piece: 'monster:shade', ...FAR }),
  ],
  ['pieces[0].frozen: hero:ice-princess is not in play (SOL-076)', {}, pieces({ ...frozen(50) })],
  ['pieces[2].frozen: no Ice Spike is left (SOL-101)', SOLOTH, pieces(frozen(50), frozen(100), frozen(150))],
  [
    'pieces[1].on: monster:orc does not climb onto heroes (VERM-139)',
    {},
    pieces(elf, { piece: 'monster:orc', on: 'hero:elf' }),
  ],
  ['pieces[0].on: hero:elf is named nowhere before it (VERM-139)', VERMIN, pieces(rat, elf)],
  ['pieces[3].on: at most 2 sit on hero:elf (VERM-141)', VERMIN, pieces(elf, rat, rat, rat)],
  [
    'pieces[0].holds: monster:orc does not swallow heroes (VERM-104)',
    {},
    pieces({ piece: 'monster:orc', ...FAR, holds: ['hero:elf'] }),
  ],
  [
    'pieces[0].holds[0]: hero:thief is somewhere else too (VERM-105)',
    VERMIN,
    pieces(eaten, { piece: 'hero:thief', xMm: 200, yMm: 300 }),
  ],
  ['heroes["hero:elf"].life: at most 8 (BASE-055)', {}, board('hero:elf', { life: 9 })],
  ['heroes["hero:elf"].berserk: hero:elf does not go berserk (BASE-042)', {}, board('hero:elf', { berserk: 1 })],
  ['heroes["hero:barbarian"].berserk: at most 3 (BASE-044)', {}, board('hero:barbarian', { berserk: 4 })],
  ['heroes["hero:elf"].magic: hero:elf has no magic (SOL-129)', {}, board('hero:elf', { magic: 1 })],
  ['heroes["hero:elf"].armour: hero:elf has no armour (SOL-117)', {}, board('hero:elf', { armour: 1 })],
  ['heroes["hero:elf"].kept: hero:elf keeps no monsters (SOL-145)', {}, board('hero:elf', { kept: [] })],
  ['heroes["hero:elf"].spells: hero:elf has no spells (BASE-052)', {}, board('hero:elf', { spells: [] })],
  [
    'heroes["hero:wizard"].spells: more cards of a spell than there are (BASE-049)',
    {},
    board('hero:wizard', { spells: ['spell:heal', 'spell:heal'] }),
  ],
  [
    'heroes["hero:elf"].equipment[0]: equipment:great-axe is not for hero:elf (BASE-293)',
    {},
    board('hero:elf', { equipment: ['equipment:great-axe'] }),
  ],
  [
    'heroes["hero:elf"].equipment[0]: equipment:pavise is not in play (SOL-001)',
    {},
    board('hero:elf', { equipment: ['equipment:pavise'] }),
  ],
  [
    'heroes["hero:elf"].poison: 8 poison kills hero:elf: at most 7 (VERM-026)',
    VERMIN,
    board('hero:elf', { poison: [5, 3] }),
  ],
  ['heroes["hero:elf"].poison: there is no poison in this box (VERM-074)', {}, board('hero:elf', { poison: [1] })],
  [
    'heroes["hero:elf"].poison[0]: no Poison card left that shows 9 (VERM-022)',
    VERMIN,
    board('hero:elf', { poison: [9] }),
  ],
  [
    'heroes["hero:elf"].kills[1]: the box has no disc left for it (BASE-022)',
    {},
    board('hero:elf', { kills: ['monster:crypt-spider', 'monster:crypt-spider'] }),
  ],
  ['heroes: there are 12000 gold in the box (BASE-005)', {}, board('hero:elf', { gold: 12_100 })],
  ['heroes["hero:paladin"]: hero:paladin is not in play (BASE-029)', {}, board('hero:paladin', { life: 1 })],
  ['path.at: from -1 to 6', {}, { path: { at: 7 } }],
  ['path.explored[0]: does not lie there', {}, { path: { at: 1, explored: ['room:nowhere'] } }],
  ['path.tried: there are no doors to try but in a labyrinth', {}, { path: { tried: ['north'] } }],
  ['path.cards[0][0]: no such card in the box (BASE-022)', {}, { path: { cards: [['room:nowhere']] } }],
  [
    'path.cards[0]: the lair of lord:sorcerer lies at the end (BASE-064)',
    {},
    { path: { cards: [['room:sunken-stair']] } },
  ],
  ['room.card: no such room (BASE-022)', {}, { room: { card: 'room:nowhere' } }],
  [
    'room.fight: room:sunken-stair is no final fight (BASE-312)',
    {},
    { room: { card: 'room:sunken-stair', fight: 'final' }, ...pieces(elf) },
  ],
  ['room.done[0]: nobody sits there (BASE-034)', {}, { room: { card: 'room:merchant', done: ['zoe'] } }],
  [
    'room.offer[0]: is not in the deck (BASE-286)',
    {},
    {
      ...board('hero:elf', { equipment: ['equipment:map'] }),
      room: { card: 'room:merchant', offer: ['equipment:map'] },
    },
  ],
  ['campSpace: 0 to 7, where the heroes camp (EXTRA-045)', {}, { campSpace: 1 }],
  [
    'equipmentDeck[1]: somebody has it, or it is named twice',
    {},
    { equipmentDeck: ['equipment:map', 'equipment:map'] },
  ],
  [
    'pieces: a room is cleared when no monster is left (BASE-091)',
    {},
    { room: { card: 'room:sunken-stair', phase: 'resolution' }, ...pieces({ piece: 'monster:orc', ...FAR }) },
  ],
  [
    'pieces: no hero stands: the game is over (BASE-327)',
    {},
    {
      heroes: { 'hero:barbarian': { life: 0 }, 'hero:thief': { life: 0 }, 'hero:wizard': { life: 0 } },
      ...pieces({ ...elf, stunned: true }, { piece: 'monster:orc', ...FAR }),
    },
  ],
  ['path.cards: 12 spaces lie here, row by row', MAZE, { path: { cards: [] } }],
  [
    'path.cards[0]: one card lies in a space, or none: null',
    MAZE,
    { path: { cards: Array(12).fill(['room:sunken-stair']) } },
  ],
  ['path.cards: refused: wrongStart (EXTRA-061) start=-1', MAZE, { path: { cards: Array(12).fill(null) } }],
  ['path.cards[0]: a column is a list of cards', {}, { path: { cards: ['room:sunken-stair'] } }],
  [
    'path.cards[0]: a lair lies alone, at the end',
    {},
    { path: { cards: [['room:lair-of-sorcerer'], ['room:lair-of-sorcerer']] } },
  ],
  [
    'path.cards: a card is named twice (BASE-022)',
    {},
    { path: { cards: [['room:sunken-stair'], ['room:sunken-stair'], ['room:lair-of-sorcerer']] } },
  ],
  ['path.cards: a story has its own (EXTRA-005)', { adventure: ORC_AND_ELF }, { path: { cards: [] } }],
  ['path.at: no card lies there', MAZE, { path: { at: 40 } }],
  [
    'room.card: room:merchant cannot lie there: say path.cards',
    {},
    { path: { at: 0 }, room: { card: 'room:merchant' } },
  ],
  ['room.turn: nobody’s turn is on', {}, { room: { phase: 'resolution', turn: 'heroes' } }],
  [
    'room.muster: the box has no disc left for monster:crypt-spider (BASE-024)',
    {},
    { room: { card: 'room:sunken-stair', phase: 'setup', muster: ['monster:crypt-spider', 'monster:crypt-spider'] } },
  ],
  [
    'pieces[0].piece: the box has no disc left for a Fire Wall (BASE-022)',
    { ...VERMIN },
    {
      ...board('hero:elf', { kills: Array(4).fill('monster:fire-spirit') }),
      ...pieces({ piece: 'fire-wall', ...FAR }),
    },
  ],
  [
    'pieces[0].owner: nobody who lives could have raised it (BASE-053)',
    {},
    {
      ...board('hero:wizard', { life: 0 }),
      ...pieces({ piece: 'shield', ...FAR }),
    },
  ],
  [
    'pieces[0].owner: ally:familiar belongs to nobody who lives (BASE-228)',
    {},
    pieces({ piece: 'ally:familiar', ...FAR }),
  ],
  [
    'pieces[1].on: not onto monster:orc-1 (VERM-139)',
    VERMIN,
    pieces({ piece: 'monster:orc', ...FAR }, { ...rat, on: 'monster:orc-1' }),
  ],
  [
    'pieces[0].holds[0]: hero:thief is dead or not in play (VERM-105)',
    VERMIN,
    {
      ...board('hero:thief', { life: 0 }),
      ...pieces(eaten),
    },
  ],
  [
    'pieces[0].holds: somebody stays on the board (VERM-105)',
    VERMIN,
    {
      ...pieces({ ...eaten, holds: ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'] }),
    },
  ],
  [
    'heroes: everybody is dead: the game is over (BASE-327)',
    {},
    {
      heroes: Object.fromEntries(
        ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'].map((id) => [id, { life: 0 }]),
      ),
    },
  ],
  [
    'heroes: one card is owned twice or gone (BASE-293)',
    {},
    {
      heroes: { 'hero:elf': { equipment: ['equipment:map'] }, 'hero:thief': { equipment: ['equipment:map'] } },
    },
  ],
  ['equipmentDeck[0]: is not in play', {}, { equipmentDeck: ['equipment:pavise'] }],
  ['poisonDeck[0]: poison:7 is named twice (VERM-022)', VERMIN, { poisonDeck: ['poison:7', 'poison:7'] }],
  ['poisonDeck[0]: no Poison card poison:99 (VERM-022)', VERMIN, { poisonDeck: ['poison:99'] }],
  [
    'heroes["hero:wizard"].spentSpells: 12 cards are in hand or spent (BASE-049)',
    {},
    board('hero:wizard', { spells: [], spentSpells: [] }),
  ],
  ['path.votes[0]: nobody sits there (BASE-034)', MAZE, { path: { votes: { zoe: 'north' } } }],
  ['path.hasLooked: there are no doors to try but in a labyrinth', {}, { path: { hasLooked: true } }],
  ['path.at: nobody comes out of the lair (BASE-323)', {}, { path: { at: 6 } }],
  [
    'room.phase: nobody comes out of the lair (BASE-323)',
    {},
    { room: { card: 'room:lair-of-sorcerer', phase: 'resolution' } },
  ],
  ['camp: the heroes do not camp in this game (EXTRA-029)', {}, { path: { at: 0 }, camp: {} }],
  [
    'pieces: of one player all heroes are placed, or none (BASE-081)',
    {},
    { room: { card: 'room:sunken-stair', phase: 'setup' }, ...pieces(elf) },
  ],
  ['proposers[0]: nobody sits there (BASE-034)', {}, { proposers: ['zoe'] }],
];
