import { fireEvent, screen } from '@testing-library/react-native';
import { Scroll, Words } from '../../src/ui/components';
import { renderInApp } from './renderApp';

const scroll = () => screen.getByTestId('long');
const sign = () => screen.queryByTestId('more-below', { includeHiddenElements: true });

async function shown(shownPt: number, wholePt: number): Promise<void> {
  await renderInApp(
    <Scroll testID="long">
      <Words type="body">What there is to do</Words>
    </Scroll>,
  );
  await fireEvent(scroll(), 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 200, height: shownPt } } });
  await fireEvent(scroll(), 'contentSizeChange', 200, wholePt);
}

const scrolledTo = (y: number) => fireEvent.scroll(scroll(), { nativeEvent: { contentOffset: { x: 0, y } } });

it('says that there is more below until its end is seen, and again on the way back', async () => {
  await shown(300, 400);
  expect(sign()).not.toBeNull();
  await scrolledTo(60);
  expect(sign()).not.toBeNull();
  await scrolledTo(100);
  expect(sign()).toBeNull();
  await scrolledTo(20);
  expect(sign()).not.toBeNull();
});

it('says nothing where all is seen, nor for the margin at the end', async () => {
  await shown(300, 300);
  expect(sign()).toBeNull();
  await fireEvent(scroll(), 'contentSizeChange', 200, 309);
  expect(sign()).toBeNull();
  await fireEvent(scroll(), 'contentSizeChange', 200, 330);
  expect(sign()).not.toBeNull();
});
