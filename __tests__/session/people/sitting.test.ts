import { memoryKeyValue } from '../../../src/storage';
import { afterSitting, asKnown, called, openPeople, openSeats, whoIs } from '../../../src/session/people';
import { newPerson, type People } from '../../../src/session/people/person';
import { seatOfNumber, type Player } from '../../../src/session/game/sheet';

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

describe('what is kept when a game begins', () => {
  it('is how those who are known aim', async () => {
    const people = openPeople(memoryKeyValue());
    await people.keep(PEOPLE);
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
