import { render, screen } from '@testing-library/react-native';
import { createElement, useState } from 'react';
import { Text } from 'react-native';
import { isAlike, memoAlike, useAlike, useSteady } from '../../../src/ui/kit/alike';

describe('what says the same', () => {
  const act = (): void => undefined;
  const element = createElement(Text);

  it.each([
    ['lists', [1, [2, 'a']], [1, [2, 'a']]],
    ['records', { a: { b: null }, act }, { act, a: { b: null } }],
    ['the same element', { element }, { element }],
    ['no number', NaN, NaN],
  ])('is alike: %s', (_, one, other) => expect(isAlike(one, other)).toBe(true));

  it.each([
    ['a longer list', [1], [1, 2]],
    ['another item', { a: [1, 2] }, { a: [1, 3] }],
    ['a field that is missing', { a: 1, b: undefined }, { a: 1 }],
    ['a field by another name', { a: undefined }, { b: undefined }],
    ['two functions', { act }, { act: () => undefined }],
    ['two elements', createElement(Text), createElement(Text)],
    ['two things of a class', new Map(), new Map()],
    ['a list and a record', [], {}],
    ['nothing and a record', null, {}],
  ])('is not alike: %s', (_, one, other) => expect(isAlike(one, other)).toBe(false));
});

it('a part is rendered anew for what differs, and for nothing else', async () => {
  let count = 0;
  const Part = memoAlike(function Part({ hero }: { readonly hero: { readonly life: number } }) {
    count += 1;
    return <Text>{hero.life}</Text>;
  });
  await render(<Part hero={{ life: 3 }} />);
  await screen.rerender(<Part hero={{ life: 3 }} />);
  expect(count).toBe(1);
  await screen.rerender(<Part hero={{ life: 2 }} />);
  expect(count).toBe(2);
  expect(screen.getByText('2')).toBeTruthy();
});

it('of values that say the same the first is kept, and a steady function does what was rendered last', async () => {
  const seen: { value: readonly number[]; act: () => number }[] = [];
  function Part({ value }: { readonly value: readonly number[] }) {
    const [made] = useState(seen);
    made.push({ value: useAlike(value), act: useSteady(() => value.length) });
    return null;
  }
  for (const value of [[1], [1], [1, 2]]) {
    if (seen.length === 0) await render(<Part value={value} />);
    else await screen.rerender(<Part value={value} />);
  }
  const [first, second, third] = seen;
  expect(second!.value).toBe(first!.value);
  expect(third!.value).toEqual([1, 2]);
  expect(third!.act).toBe(first!.act);
  expect(first!.act()).toBe(2);
});
