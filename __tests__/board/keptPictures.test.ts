import { keepPictures } from '../../src/board/canvas/life/keptPictures';

function shelf(most: number) {
  const forgotten: string[] = [];
  const waiting: (() => void)[] = [];
  const pictures = keepPictures<string>(
    most,
    (picture) => forgotten.push(picture),
    (then) => waiting.push(then),
  );
  const made: string[] = [];
  const take = (name: string): string =>
    pictures.take([name, 1], (known) => {
      if (known === null) made.push(name);
      return known ?? name;
    });
  const passTime = (): void => waiting.splice(0).forEach((then) => then());
  return { pictures, forgotten, made, take, passTime };
}

it('makes a picture once, and finds it again by all of its name', () => {
  const { pictures, made, take } = shelf(2);
  expect(pictures.find(['a', 1])).toBeNull();
  expect([take('a'), take('a')]).toEqual(['a', 'a']);
  expect(made).toEqual(['a']);
  expect(pictures.find(['a', 1])).toBe('a');
  expect(pictures.find(['a', 2])).toBeNull();
});

it('forgets the one that was taken longest ago, and nothing that is shown', () => {
  const { pictures, forgotten, take, passTime } = shelf(2);
  const release = pictures.hold(take('a'));
  for (const name of ['b', 'c', 'd']) take(name);
  passTime();
  expect(forgotten).toEqual(['b', 'c']);
  expect(pictures.find(['a', 1])).toBe('a');
  release();
  take('e');
  passTime();
  expect(forgotten).toEqual(['b', 'c', 'a']);
});

it('keeps the old picture until nobody shows it any more, and for a while after', () => {
  const { pictures, forgotten, take, passTime } = shelf(2);
  const release = pictures.hold(take('a'));
  expect(pictures.take(['a', 1], (known) => `${known} and more`)).toBe('a and more');
  passTime();
  expect(forgotten).toEqual([]);
  release();
  expect(forgotten).toEqual([]);
  const again = pictures.hold('a');
  passTime();
  expect(forgotten).toEqual([]);
  again();
  passTime();
  expect(forgotten).toEqual(['a']);
  expect(pictures.find(['a', 1])).toBe('a and more');
});
