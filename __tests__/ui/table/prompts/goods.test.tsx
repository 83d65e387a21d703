import { screen } from '@testing-library/react-native';
import { TextScaleContext } from '../../../../src/ui/kit/components';
import { Goods } from '../../../../src/ui/games/catacombs/shops/Goods';
import { renderInApp } from '../../renderApp';
import { catacombsWords } from '../../../support/words';

const words = catacombsWords('fr');

it.each([
  [1, 164],
  [2, 328],
])('in letters %d times as large a card on the stall is %d points broad at least', async (scale, flexBasis) => {
  await renderInApp(
    <TextScaleContext value={{ whole: scale, letters: scale }}>
      <Goods item="equipment:map" words={words} isHalfToo={false} isPicked={false} onPress={() => undefined} />
    </TextScaleContext>,
  );
  expect(screen.getByTestId('stall-equipment:map')).toHaveStyle({ flexBasis });
});
