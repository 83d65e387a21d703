import { screen } from '@testing-library/react-native';
import { TextField } from '../../../src/ui/kit/components';
import { renderInApp } from '../renderApp';

const WHAT = 'Search the names and texts of all cards';

async function fieldWith(value: string) {
  await renderInApp(
    <TextField label="search" value={value} placeholder={WHAT} maxChars={40} onChange={() => undefined} />,
  );
  return screen.getByText(WHAT, { includeHiddenElements: true });
}

it('says in an empty field what to write there, in as many lines as that needs', async () => {
  const words = await fieldWith('');
  expect(words.props.numberOfLines).toBeUndefined();
  expect(words.parent).not.toHaveStyle({ opacity: 0 });
});

it('says it no more where something is written', async () => {
  expect((await fieldWith('orc')).parent).toHaveStyle({ opacity: 0 });
});
