import { fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';
import { Text } from 'react-native';
import { BlankBoard, Sheet, TextField, useTextScale, Words } from '../../../src/ui/kit/components';
import { SideView } from '../../../src/ui/kit/seated';
import { speak } from '../../../src/ui/kit/settings';
import { useSide } from '../../../src/ui/kit/side';
import { en, fr } from '../../support/words';
import { renderInApp } from '../renderApp';

/** A part of the app with words of its own, a field, and a sheet that opens from it. */
function Part({ name }: { readonly name: string }) {
  const { widthPt, heightPt, insets, quarters } = useSide();
  const scale = useTextScale();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BlankBoard onAgain={() => undefined} />
      <Text>{`${name}: ${widthPt} by ${heightPt}, ${quarters}, ${insets.top} ${insets.bottom}, ${scale}`}</Text>
      <TextField label={name} value="" onChange={() => undefined} placeholder="…" maxChars={5} />
      <Words type="body" onPress={() => setOpen(true)}>
        {`open ${name}`}
      </Words>
      {isOpen ? (
        <Sheet title={`sheet of ${name}`} onClose={() => setOpen(false)}>
          <Words type="body">{`laid for ${name}`}</Words>
        </Sheet>
      ) : null}
    </>
  );
}

const UPPER = { leftPt: 0, topPt: 0, widthPt: 750, heightPt: 600 };
const LOWER = { leftPt: 0, topPt: 600, widthPt: 750, heightPt: 734 };

/** Two people opposite one another, and one of them reads French in large letters. */
async function layTable(): Promise<void> {
  await Promise.all([speak('en'), speak('fr')]);
  await renderInApp(
    <>
      <SideView edge="north" place={UPPER} wishes={{ language: 'fr', textSize: 1.5 }} testID="opposite">
        <Part name="Léa" />
      </SideView>
      <SideView edge="south" place={LOWER} wishes={{ language: 'en' }} testID="near">
        <Part name="Tom" />
      </SideView>
    </>,
  );
}

describe('two sides of one screen', () => {
  it('have each their own size, their own language and their own size of text', async () => {
    await layTable();
    const [opposite, near] = [within(screen.getByTestId('opposite')), within(screen.getByTestId('near'))];
    expect(opposite.getByText('Léa: 750 by 600, 2, 0 47, 1.5')).toBeTruthy();
    expect(near.getByText('Tom: 750 by 734, 0, 0 34, 1')).toBeTruthy();
    expect(opposite.getByText(fr.blankBoard.again)).toBeTruthy();
    expect(opposite.queryByText(en.blankBoard.again)).toBeNull();
    expect(near.getByText(en.blankBoard.again)).toBeTruthy();
    expect(near.queryByText(fr.blankBoard.again)).toBeNull();
  });

  it('say in which language they speak where it is another one than round them', async () => {
    await layTable();
    expect(screen.getByTestId('opposite').props.accessibilityLanguage).toBe('fr');
    expect(screen.getByTestId('near').props.accessibilityLanguage).toBeUndefined();
  });

  it('are covered each by their own sheets alone', async () => {
    await layTable();
    const [opposite, near] = [within(screen.getByTestId('opposite')), within(screen.getByTestId('near'))];
    await fireEvent.press(opposite.getByText('open Léa'));
    expect(opposite.getByText('laid for Léa')).toBeTruthy();
    expect(opposite.getByLabelText(fr.common.close)).toBeTruthy();
    expect(opposite.queryByText('open Léa')).toBeNull();
    expect(near.getByText('open Tom')).toBeTruthy();
    await fireEvent.press(near.getByText('open Tom'));
    expect(near.getByLabelText(en.common.close)).toBeTruthy();
    await fireEvent.press(near.getByLabelText(en.common.close));
    expect(near.queryByText('laid for Tom')).toBeNull();
    expect(opposite.getByText('laid for Léa')).toBeTruthy();
  });
});
