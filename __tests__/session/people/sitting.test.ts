import { memoryKeyValue } from '../../../src/storage';
import { afterSitting, asKnown, called, openPeople, openSeats, whoIs, wishesAt } from '../../../src/session/people';
import { newPerson, type People } from '../../../src/session/people/person';
import { readSheet, writeSheet } from '../../../src/session/game/keptSheet';
import { onSheet, seatOfNumber, type GameSheet, type Player } from '../../../src/session/game/sheet';
import { NO_WISHES } from '../../../src/session/settings';

const TOM = { ...newPerson('Thomas'), alsoNamed: ['Tom'], aim: 'pullBack', aid: 'firstContact' } as const;
const PEOPLE: People = [newPerson('Léa'), TOM];
const USUAL = { aim: 'steps', aid: 'none' } as const;

const player = (change: Partial<Player>): Player => ({
  seat: seatOfNumber(1),
  name: '',
  aim: 'swipe',
  aid: 'direction',
  mind: null,
  likeness: null,
  ...change,
});

describe('somebody who sits down', () => {
  it('is known by a name of before, and nobody by none', () => {
    expect(whoIs(PEOPLE, { name: ' Tom ' })).toBe(TOM);
    expect(whoIs(PEOPLE, { name: '' })).toBeNull();
    expect(whoIs(PEOPLE, { name: 'Zoé' })).toBeNull();
  });

  it('aims as they want to where they are known, and as they did where they are not', () => {
    expect(asKnown(PEOPLE, player({ name: 'Tom' }))).toEqual(
      player({ name: 'Tom', aim: 'pullBack', aid: 'firstContact' }),
    );
    const zoe = player({ name: 'Zoé', aim: 'steps' });
    expect(asKnown(PEOPLE, zoe)).toBe(zoe);
  });

  it('brings it along with their name, and takes it away with it', () => {
    expect(called(PEOPLE, { name: 'To' }, 'Tom', USUAL)).toEqual({ name: 'Tom', aim: 'pullBack', aid: 'firstContact' });
    expect(called(PEOPLE, { name: 'Tom' }, 'Toma', USUAL)).toEqual({ name: 'Toma', aim: 'steps', aid: 'none' });
    expect(called(PEOPLE, { name: 'Toma' }, 'Tomas', USUAL)).toEqual({ name: 'Tomas' });
  });

  it('aims so from then on where they are known; the app changes nobody', () => {
    const sat = [player({ name: 'Tom', aim: 'steps', aid: 'none' }), player({ name: 'Zoé' })];
    expect(afterSitting(PEOPLE, sat)).toEqual([newPerson('Léa'), { ...TOM, aim: 'steps', aid: 'none' }]);
    expect(afterSitting(PEOPLE, [player({ name: 'Léa' })])).toBe(PEOPLE);
    expect(afterSitting(PEOPLE, [player({ name: 'Léa', aim: 'steps', mind: 3 })])).toBe(PEOPLE);
  });
});

describe('how somebody at a table reads and reaches', () => {
  const french = { language: 'fr', textSize: 1.5, hand: 'left' } as const;

  it('is theirs where they are known, whatever was kept with the seat, and else that of the seat', () => {
    expect(wishesAt(PEOPLE, { name: 'Tom', wishes: french })).toBe(TOM);
    expect(wishesAt(PEOPLE, { name: 'Zoé', wishes: french })).toEqual(french);
    expect(wishesAt(PEOPLE, { name: '' })).toEqual({ language: 'system', textSize: null, hand: 'device' });
  });

  it('stays with a seat whose name nobody knows, and goes with it', () => {
    const zoe = player({ name: 'Zoé', wishes: french });
    expect(asKnown(PEOPLE, zoe).wishes).toEqual(french);
    expect(asKnown(PEOPLE, { ...zoe, name: 'Tom' }).wishes).toBeUndefined();
    expect(called(PEOPLE, { name: 'To' }, 'Tom', USUAL)).toHaveProperty('wishes', undefined);
    expect(called(PEOPLE, { name: 'Zo' }, 'Zoé', USUAL)).not.toHaveProperty('wishes');
  });

  it('is kept with the sheet of the game and with the usual table, where anything is wished', async () => {
    const plain = player({ name: 'Ann', wishes: NO_WISHES });
    const players = [player({ name: 'Zoé', wishes: french }), plain].map(onSheet);
    const sheet: GameSheet = { name: '', players, passing: 'sameSide', retakes: 'free' };
    const seats = players.map(({ seat }) => seat);
    const read = readSheet(writeSheet({ sheet, hand: null }), seats.slice(0, 1)).sheet.players[0];
    expect(read?.wishes).toEqual(french);
    expect(onSheet(plain)).toEqual(player({ name: 'Ann' }));
    expect(JSON.stringify(onSheet(plain))).toBe(JSON.stringify(player({ name: 'Ann' })));
    const usual = openSeats(memoryKeyValue());
    await usual.remember({ players, passing: 'sameSide', level: null });
    expect((await usual.usualTable()).players.map(({ wishes }) => wishes)).toEqual([french, undefined]);
  });

  it('makes no sense where it was spoilt, each wish alone', () => {
    const text = '{"sheet":{"players":[{"seat":"player-1","wishes":{"language":"la","textSize":9,"hand":"left"}}]}}';
    expect(readSheet(text, [seatOfNumber(1)]).sheet.players[0]?.wishes).toEqual({ ...NO_WISHES, hand: 'left' });
    const nothing = text.replace('"hand":"left"', '"hand":"third"');
    expect(readSheet(nothing, [seatOfNumber(1)]).sheet.players[0]).not.toHaveProperty('wishes');
  });
});

describe('what is kept when a game begins', () => {
  it('is how those who are known aim', async () => {
    const people = openPeople(memoryKeyValue());
    await people.change(() => PEOPLE);
    expect(await people.satDown([player({ name: 'Léa', aim: 'steps' })])).toMatchObject({ ok: true });
    expect((await people.all()).map(({ name, aim }) => [name, aim])).toEqual([
      ['Léa', 'steps'],
      ['Thomas', 'pullBack'],
    ]);
  });

  it('is nothing where nobody was ever kept: the last table knows it', async () => {
    const values = memoryKeyValue();
    const people = openPeople(values);
    const sat = [player({ name: 'Léa', aim: 'steps' })];
    await openSeats(values).remember({ players: sat, passing: 'sameSide', level: null });
    await people.satDown([player({ name: 'Léa', aim: 'pullBack' })]);
    expect(await values.read('people')).toEqual({ ok: true, value: null });
    expect((await people.all()).map(({ name, aim }) => [name, aim])).toEqual([['Léa', 'steps']]);
  });
});
