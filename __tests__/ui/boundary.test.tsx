import { fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { Boundary } from '../../src/ui/app/boot/Boundary';
import { CrashScreen } from '../../src/ui/app/boot/CrashScreen';
import { LastWords } from '../../src/ui/app/boot/LastWords';
import { renderInApp } from './renderApp';
import { en } from '../support/words';

let isBroken = true;
const Fragile = () => {
  if (isBroken) throw new Error('the table gave way');
  return <Text>{'mended'}</Text>;
};

// React reports the fault as well; here it is meant.
let report: jest.SpyInstance;
beforeEach(() => {
  isBroken = true;
  report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => report.mockRestore());

describe('a screen that breaks', () => {
  it('says so kindly, and comes back when asked; it is written down', async () => {
    const noted: unknown[] = [];
    await renderInApp(
      <Boundary
        screen="Library"
        note={async (thrown, screenName) => void noted.push([thrown, screenName])}
        fallback={(message, again) => <CrashScreen message={message} onLeave={again} />}
      >
        <Fragile />
      </Boundary>,
    );
    expect(noted).toEqual([[new Error('the table gave way'), 'Library']]);
    expect(screen.getByText(en.crash.title)).toBeTruthy();
    expect(screen.getByText(/the table gave way/)).toBeTruthy();
    isBroken = false;
    await fireEvent.press(screen.getByRole('button', { name: en.crash.back }));
    expect(screen.getByText('mended')).toBeTruthy();
  });

  it('offers the kept game first, where one was played', async () => {
    const onGoOn = jest.fn();
    const onLeave = jest.fn();
    await renderInApp(<CrashScreen message="" onLeave={onLeave} onGoOn={onGoOn} />);
    await fireEvent.press(screen.getAllByRole('button')[0]!);
    expect([onGoOn.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 0]);
    await fireEvent.press(screen.getByRole('button', { name: en.crash.back }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});

describe('the app as a whole', () => {
  it('has last words that need nothing round them', async () => {
    await render(
      <Boundary
        note={async () => undefined}
        fallback={(message, again) => <LastWords message={message} onLeave={again} />}
      >
        <Fragile />
      </Boundary>,
    );
    expect(screen.getByText(/the table gave way/)).toBeTruthy();
    isBroken = false;
    await fireEvent.press(screen.getByRole('button', { name: en.crash.back }));
    expect(screen.getByText('mended')).toBeTruthy();
  });
});
