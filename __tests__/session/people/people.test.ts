import { memoryKeyValue } from '../../../src/storage';
import { mergeValue } from '../../../src/session/belongings/mergeValue';
import { changed, knownAs, merged, openPeople, renamed, together, withNew, without } from '../../../src/session/people';
import { newPerson, parsePeople, type People } from '../../../src/session/people/person';
import { openSeats } from '../../../src/session/people/seats';
import { seatOfNumber } from '../../../src/session/game/sheet';

const known = (...names: readonly string[]): People => names.map(newPerson);
const namesOf = (people: People) => people.map(({ name, alsoNamed }) => [name, ...alsoNamed]);
const valueOf = <T>(result: { readonly ok: boolean; readonly value?: T }): T => {
  expect(result.ok).toBe(true);
  return result.value!;
};

describe('people', () => {
  it('are made under a name that nobody has or had', () => {
    const people = valueOf(withNew(known('Léa'), '  Tom '));
    expect(namesOf(people)).toEqual([['Léa'], ['Tom']]);
    expect(withNew(people, ' ')).toEqual({ ok: false, error: 'empty' });
    expect(withNew(people, 'Tom')).toEqual({ ok: false, error: 'taken' });
    expect(withNew(people, 'T'.repeat(25))).toEqual({ ok: false, error: 'tooLong' });
    expect(withNew(valueOf(renamed(people, 'Tom', 'Thomas')), 'Tom')).toEqual({ ok: false, error: 'taken' });
  });

  it('are renamed, and keep what is kept under the name of before', () => {
    const people = valueOf(renamed(known('Léa', 'Tom'), 'Tom', 'Thomas'));
    expect(namesOf(people)).toEqual([['Léa'], ['Thomas', 'Tom']]);
    expect(['Tom', 'Thomas', 'Zoé'].map(knownAs(people))).toEqual(['Thomas', 'Thomas', 'Zoé']);
    expect(renamed(people, 'Thomas', 'Léa')).toEqual({ ok: false, error: 'taken' });
    expect(namesOf(valueOf(renamed(people, 'Thomas', 'Tom')))).toEqual([['Léa'], ['Tom', 'Thomas']]);
    expect(renamed(people, 'Léa', 'Léa')).toEqual({ ok: true, value: people });
  });

  it('are merged: one stays as they are, with all that both did', () => {
    const people = changed(valueOf(renamed(known('Léa', 'lea'), 'lea', 'Lea')), 'Léa', {
      hand: 'left',
      textSize: 1.5,
    });
    const one = merged(people, 'Léa', 'Lea');
    expect(one).toEqual([{ ...newPerson('Léa'), hand: 'left', textSize: 1.5, alsoNamed: ['Lea', 'lea'] }]);
    expect(['lea', 'Lea', 'Léa'].map(knownAs(one))).toEqual(['Léa', 'Léa', 'Léa']);
    expect(merged(people, 'Léa', 'Léa')).toBe(people);
  });

  it('are removed, and what they did is told under the names they had', () => {
    const people = without(valueOf(renamed(known('Léa', 'Tom'), 'Tom', 'Thomas')), 'Thomas');
    expect(namesOf(people)).toEqual([['Léa']]);
    expect(['Tom', 'Thomas'].map(knownAs(people))).toEqual(['Tom', 'Thomas']);
  });

  it('are kept; before anybody was, those of the last table are known', async () => {
    const values = memoryKeyValue();
    const tom = {
      seat: seatOfNumber(1),
      name: 'Tom',
      aim: 'pullBack',
      aid: 'firstContact',
      mind: null,
      likeness: null,
    } as const;
    await openSeats(values).remember({ players: [tom], passing: 'sameSide', level: null });
    const people = await openPeople(values).all();
    expect(people).toEqual([{ ...newPerson('Tom'), aim: 'pullBack', aid: 'firstContact' }]);
    await openPeople(values).change((all) => changed(all, 'Tom', { language: 'fr', hand: 'left' }));
    expect(await openPeople(values).all()).toEqual([
      { ...newPerson('Tom'), aim: 'pullBack', aid: 'firstContact', language: 'fr', hand: 'left' },
    ]);
    await openPeople(values).change(() => []);
    expect(await openPeople(values).all()).toEqual([]);
  });

  it('are changed one change after the other, and whoever watches is told of each', async () => {
    const people = openPeople(memoryKeyValue());
    const told: (readonly (readonly string[])[])[] = [];
    const leave = people.watch((all) => told.push(namesOf(all)));
    await Promise.all(['Ann', 'Bob'].map((name) => people.change((all) => [...all, newPerson(name)])));
    expect(told).toEqual([[['Ann']], [['Ann'], ['Bob']]]);
    leave();
    await people.change(() => []);
    expect(told).toHaveLength(2);
  });

  it('are not begun anew because they could not be read once, only when they are damaged', async () => {
    const values = memoryKeyValue();
    await openPeople(values).change(() => known('Ann'));
    const failing = (kind: 'failed' | 'damaged') =>
      openPeople({ ...values, read: async () => ({ ok: false, error: { kind, reason: 'not now' } }) });
    const add = (all: People): People => [...all, newPerson('Bob')];
    expect(await failing('failed').change(add)).toMatchObject({ ok: false, error: { kind: 'failed' } });
    expect(namesOf(await openPeople(values).all())).toEqual([['Ann']]);
    expect(await failing('damaged').change(add)).toMatchObject({ ok: true });
    expect(namesOf(await openPeople(values).all())).toEqual([['Bob']]);
  });

  it('are read with what makes sense of them', () => {
    expect(
      parsePeople([
        { name: ' Tom ', aim: 'telepathy', textSize: 9, language: 'la', hand: 'third', alsoNamed: ['', 3, 'Thomas'] },
        { name: 'Tom' },
        { name: '' },
        'nobody',
      ]),
    ).toEqual([{ ...newPerson('Tom'), alsoNamed: ['Thomas'] }]);
    expect(parsePeople({ Tom: true })).toEqual([]);
  });

  it('of another device come in beside those of this one', () => {
    const here = valueOf(renamed(known('Tom'), 'Tom', 'Thomas'));
    const theirs = [...known('Tom', 'Zoé'), { ...newPerson('Ana'), alsoNamed: ['Zoé', 'Anna'] }];
    expect(namesOf(together(here, theirs))).toEqual([['Thomas', 'Tom'], ['Zoé'], ['Ana', 'Anna']]);
    const text = (people: People) => JSON.stringify({ version: 2, value: people });
    expect(mergeValue('people', text(here), text(theirs))).toBe(text(together(here, theirs)));
  });
});
