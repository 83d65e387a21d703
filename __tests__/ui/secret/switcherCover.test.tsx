import { act, render, screen } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';
import { SwitcherCover, useSecret } from '../../../src/ui/kit/secret';

const Hand = () => {
  useSecret();
  return null;
};

/** The phone says that another app is coming to the front. */
function phone() {
  let hear: (state: AppStateStatus) => void = () => undefined;
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    hear = listener as typeof hear;
    return { remove: () => undefined };
  });
  return (state: AppStateStatus) => act(async () => hear(state));
}
const isCovered = () => screen.queryByTestId('switcher-cover', { includeHiddenElements: true }) !== null;

it('covers a hand as soon as the app is about to leave the front, until it is back', async () => {
  const become = phone();
  await render(
    <>
      <Hand />
      <SwitcherCover />
    </>,
  );
  expect(isCovered()).toBe(false);
  await become('inactive');
  expect(isCovered()).toBe(true);
  await become('background');
  expect(isCovered()).toBe(true);
  await become('active');
  expect(isCovered()).toBe(false);
});

it('hides nothing where there is nothing to hide, nor any more when it is gone', async () => {
  const become = phone();
  await render(
    <>
      <Hand />
      <SwitcherCover />
    </>,
  );
  await screen.rerender(<SwitcherCover />);
  await become('inactive');
  expect(isCovered()).toBe(false);
});
