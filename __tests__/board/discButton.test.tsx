import { fireEvent, render, screen } from '@testing-library/react-native';
import { DiscButton, offeredOf, type DiscHands } from '../../src/board/overlay/DiscButton';

const OFFERED = [
  { name: 'aim', label: 'Aim it step by step' },
  { name: 'rule', label: 'Read its rule' },
];

function handed() {
  const done: unknown[] = [];
  const hands: DiscHands = {
    press: (id) => void done.push(['press', id]),
    key: () => false,
    act: (id, name) => void done.push([name, id]),
    take: () => undefined,
  };
  return { hands, done };
}

async function shown(hands: DiscHands, offered: string) {
  await render(
    <DiscButton
      id="disc:a"
      xMm={100}
      yMm={100}
      radiusMm={10}
      projection={{ pxPerMm: 1, fitPxPerMm: 1, leftPx: 0, topPx: 0 } as never}
      frame={{ widthPx: 300, heightPx: 300, eyes: 0, lies: 0 }}
      isSelectable
      isChosen
      isStop
      isInert={false}
      label="Elf, two lives"
      offered={offered}
      hands={hands}
    />,
  );
  return screen.getByRole('button', { name: 'Elf, two lives' });
}

it('is read by its name, chosen by a double tap, and offers what else may be done with it', async () => {
  const { hands, done } = handed();
  const disc = await shown(hands, offeredOf(OFFERED));
  expect(disc.props.accessibilityState).toMatchObject({ selected: true, disabled: false });
  expect(disc.props.accessibilityActions).toEqual(OFFERED);
  await fireEvent(disc, 'accessibilityTap');
  for (const actionName of ['rule', 'aim']) {
    await fireEvent(disc, 'accessibilityAction', { nativeEvent: { actionName } });
  }
  expect(done).toEqual([
    ['press', 'disc:a'],
    ['rule', 'disc:a'],
    ['aim', 'disc:a'],
  ]);
});

it('offers nothing where nothing else may be done', async () => {
  const disc = await shown(handed().hands, offeredOf([]));
  expect(disc.props.accessibilityActions).toEqual([]);
});
