import { fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { Stage } from '../../../src/ui/table/stage/Stage';
import { renderInApp } from '../renderApp';

/** What is behind a question, where so much of its height is left. */
async function behind(isSheetOver: boolean, heightPt: number) {
  await renderInApp(
    <Stage
      sheet={<Text>Change anything?</Text>}
      isSheetOver={isSheetOver}
      topPt={0}
      card={null}
      film={null}
      notes={null}
      onHurry={null}
    >
      <Text>the way</Text>
    </Stage>,
  );
  const place = screen.getByTestId('stage-place', { includeHiddenElements: true });
  await fireEvent(place, 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 300, height: heightPt } } });
  return place;
}

it.each([
  ['a strip of the way through the catacombs is not shown', false, 60, 0],
  ['the way is shown where there is room for it', false, 200, undefined],
  ['a board keeps its place under a question', true, 60, undefined],
])('%s', async (_, isSheetOver, heightPt, opacity) => {
  const place = await behind(isSheetOver, heightPt);
  if (opacity === undefined) expect(place).not.toHaveStyle({ opacity: 0 });
  else expect(place).toHaveStyle({ opacity });
});
