import { fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { Boundary } from '../../src/ui/app/boot/Boundary';
import { CrashScreen } from '../../src/ui/app/boot/CrashScreen';
import { renderInApp } from './renderApp';
import { en } from '../support/words';

describe('a screen that breaks', () => {
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('the table gave way');
    return <Text>{'mended'}</Text>;
  };

  it('says so kindly, and comes back when asked', async () => {
    // React reports the fault as well; here it is meant.
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderInApp(
      <Boundary fallback={(message, again) => <CrashScreen message={message} onLeave={again} />}>
        <Fragile />
      </Boundary>,
    );
    expect(screen.getByText(en.crash.title)).toBeTruthy();
    expect(screen.getByText(/the table gave way/)).toBeTruthy();
    isBroken = false;
    await fireEvent.press(screen.getByRole('button', { name: en.crash.back }));
    expect(screen.getByText('mended')).toBeTruthy();
    report.mockRestore();
  });
});
