import { fireEvent, screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';
import { Scroll, SideScroll, Words } from '../../src/ui/kit/components';
import { DrawerScroll } from '../../src/ui/table/drawers/DrawerScroll';
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

it('what is read from its end follows it, until somebody scrolls up to what came before', async () => {
  const toEnd = jest.spyOn(ScrollView.prototype, 'scrollToEnd').mockImplementation(() => undefined);
  await renderInApp(
    <DrawerScroll id="long" isReadFromEnd>
      <Words type="body">What has happened</Words>
    </DrawerScroll>,
  );
  const log = () => screen.getByTestId('drawer-long');
  const grow = (wholePt: number) => fireEvent(log(), 'contentSizeChange', 200, wholePt);
  const scrollTo = (y: number) => fireEvent.scroll(log(), { nativeEvent: { contentOffset: { x: 0, y } } });
  await fireEvent(log(), 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 200, height: 300 } } });
  await grow(900);
  expect(toEnd).toHaveBeenCalledTimes(1);
  await grow(950);
  expect(toEnd).toHaveBeenCalledTimes(2);
  await scrollTo(200);
  await grow(1000);
  expect(toEnd).toHaveBeenCalledTimes(2);
  await scrollTo(700);
  await grow(1050);
  expect(toEnd).toHaveBeenCalledTimes(3);
  toEnd.mockRestore();
});

describe('one line', () => {
  const line = () => screen.getByTestId('line');
  const arrow = (edge: 'before' | 'after') => screen.queryByTestId(`more-${edge}`, { includeHiddenElements: true });

  async function lineOf(shownPt: number, wholePt: number): Promise<void> {
    await renderInApp(
      <SideScroll testID="line">
        <Words type="body">Monsters, heroes, Lords</Words>
      </SideScroll>,
    );
    await fireEvent(line(), 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: shownPt, height: 50 } } });
    await fireEvent(line(), 'contentSizeChange', wholePt, 50);
  }

  it('has an arrow at each edge that there is more behind', async () => {
    await lineOf(300, 500);
    expect([arrow('before'), arrow('after')].map(Boolean)).toEqual([false, true]);
    await fireEvent.scroll(line(), { nativeEvent: { contentOffset: { x: 100, y: 0 } } });
    expect([arrow('before'), arrow('after')].map(Boolean)).toEqual([true, true]);
    await fireEvent.scroll(line(), { nativeEvent: { contentOffset: { x: 200, y: 0 } } });
    expect([arrow('before'), arrow('after')].map(Boolean)).toEqual([true, false]);
  });

  it('has none where all is seen', async () => {
    await lineOf(300, 300);
    expect([arrow('before'), arrow('after')].map(Boolean)).toEqual([false, false]);
  });

  it('goes on by an arrow', async () => {
    const scrollTo = jest.spyOn(ScrollView.prototype, 'scrollTo').mockImplementation(() => undefined);
    await lineOf(300, 500);
    await fireEvent.press(arrow('after')!);
    expect(scrollTo).toHaveBeenCalledWith({ x: 210, animated: true });
    scrollTo.mockRestore();
  });
});
