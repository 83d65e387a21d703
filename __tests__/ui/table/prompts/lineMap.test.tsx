import { screen } from '@testing-library/react-native';
import type { Line } from '../../../../src/rules/catacombs';
import { StateTag } from '../../../../src/ui/games/catacombs/cards';
import { TextScaleContext } from '../../../../src/ui/kit/side/useTextScale';
import { PathMap } from '../../../../src/ui/games/catacombs/map/PathMap';
import { fight } from '../../../rules/catacombs/support/fight';
import { renderInApp } from '../../renderApp';
import { catacombsWords } from '../../../support/words';

const words = catacombsWords('en');
const line = fight({ monsters: [['monster:orc', [40, 60]]] }).state.model.path as Line;

/** How broad the first card of the path is, in letters so many times as large. */
async function tilePtAt(scale: number): Promise<number> {
  const { model } = fight({ monsters: [['monster:orc', [40, 60]]] }).state;
  await renderInApp(
    <TextScaleContext value={{ whole: scale, letters: scale }}>
      <PathMap model={{ ...model, path: line }} words={words} />
    </TextScaleContext>,
  );
  const tile = screen.getByLabelText(/lair/);
  const face = tile.children[0] as unknown as { props: { style: unknown } };
  const width = JSON.stringify(face.props.style).match(/"width":([\d.]+)/)?.[1];
  await screen.unmount();
  return Number(width);
}

it('grows with the letters, and leaves a card beside it to be seen', async () => {
  const usual = await tilePtAt(1);
  expect(await tilePtAt(1.4)).toBeCloseTo(1.4 * usual);
  expect(await tilePtAt(2)).toBeLessThan(180);
  expect(await tilePtAt(2)).toBeGreaterThan(1.4 * usual);
});

it('a state in words is no broader than what it is on', async () => {
  await renderInApp(<StateTag label="A card worth 3; cost a life when drawn" />);
  expect(screen.getByText(/A card worth/).parent).toHaveStyle({ maxWidth: '100%' });
});
