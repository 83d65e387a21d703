import { fireEvent, screen } from '@testing-library/react-native';
import { LoadingScreen } from '../../src/ui/app/boot/LoadingScreen';
import { MessageScreen } from '../../src/ui/app/boot/MessageScreen';
import { renderInApp } from './renderApp';
import { en } from '../support/words';

describe('the way in', () => {
  it('tells how far it is, to the eye and to a screen reader', async () => {
    await renderInApp(<LoadingScreen step="engine" share={0.416} />);
    const bar = screen.getByRole('progressbar', { name: en.loading.progress });
    expect(bar).toHaveAccessibilityValue({ min: 0, max: 100, now: 42, text: '42%' });
    expect(screen.getByText(en.loading.engine)).toBeTruthy();
    expect(screen.getByText('42%')).toBeTruthy();
  });

  it('says what is missing and lets one try again', async () => {
    const retry = jest.fn();
    const { title, webgl, retry: again } = en.unsupported;
    await renderInApp(<MessageScreen title={title} body={webgl} action={again} onAction={retry} />);
    expect(screen.getByText(webgl)).toBeTruthy();
    await fireEvent.press(screen.getByRole('button', { name: again }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
