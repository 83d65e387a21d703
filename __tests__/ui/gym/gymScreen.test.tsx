import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { PRACTICE } from '../../../src/rules/gym';
import { GymScreen } from '../../../src/ui/games/gym/GymScreen';
import { pieceOf } from '../../../src/ui/games/gym/gymPieces';
import { renderInApp } from '../renderApp';
import { pressByKey } from '../touching';
import { en, fr, gymWords } from '../../support/words';

/** Boards are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

const Stack = createNativeStackNavigator();

const openGym = (kept: Readonly<Record<string, unknown>> = {}) =>
  renderInApp(
    <NavigationContainer>
      <Stack.Navigator screenOptions={{ headerShown: false }}>
        <Stack.Screen name="Practise" component={GymScreen} />
      </Stack.Navigator>
    </NavigationContainer>,
    kept,
  );

/** A disc is chosen as by a key, aimed straight ahead by steps, and flown to rest. */
async function flick(name: string): Promise<void> {
  await pressByKey(screen.getByRole('button', { name }));
  await fireEvent.press(screen.getByTestId('aim-launch'));
  await fireEvent.press(await screen.findByTestId('hurry'));
}

it('invites to flick, with every disc and each way to aim by its name, and nothing to take back', async () => {
  await openGym();
  expect(screen.getByRole('heading', { name: en.gym.title })).toBeTruthy();
  expect(screen.getByTestId('prompt')).toHaveTextContent(gymWords('en').prompt({ kind: 'flick' }).name);
  expect(screen.getByTestId('last-flick')).toHaveTextContent(en.gym.noFlickYet);
  expect(screen.getByTestId('gym-undo')).toBeDisabled();
  for (const name of ['Elf', 'Troll', 'Missile']) expect(screen.getByRole('button', { name })).toBeTruthy();
  for (const way of ['swipe', 'pullBack', 'steps'] as const)
    expect(screen.getByTestId(`gym-aim-way-${way}`)).toHaveTextContent(en.choice.aimWay[way]);
});

it('tells what a flick did, takes it back, and lays all out again', async () => {
  await openGym({ aimWay: 'steps' });
  await flick('Elf');
  expect(await screen.findByText(/^Elf, 1\.32 m\/s$/)).toBeTruthy();
  await fireEvent.press(screen.getByTestId('gym-undo'));
  await waitFor(() => expect(screen.getByTestId('last-flick')).toHaveTextContent(en.gym.noFlickYet));
  await flick('Orc');
  expect(await screen.findByText(/^Orc, 1\.32 m\/s$/)).toBeTruthy();
  await fireEvent.press(screen.getByTestId('gym-reset'));
  expect(screen.getByTestId('last-flick')).toHaveTextContent(en.gym.noFlickYet);
  expect(screen.getByTestId('gym-undo')).toBeDisabled();
});

it('has exercises, each with its goal told, and stars for whoever meets it', async () => {
  await openGym({ aimWay: 'steps' });
  for (const [exercise, goal] of [
    ['nudge', /^Goal: Move the Orc by 15 to 25 mm$/],
    ['bank', /^Goal: Strike the Orc off a wall$/],
    ['ring', /^Goal: Have the Elf stop on the ring$/],
    ['two', /^Goal: Strike in one flick: Orc and Skeleton Warrior$/],
  ] as const) {
    await fireEvent.press(screen.getByTestId(`exercise-${exercise}`));
    expect(screen.getByText(goal)).toBeTruthy();
  }
  expect(screen.queryByTestId('gym-stars')).toBeNull();
  await flick('Elf');
  for (let beats = 0; beats < 5 && screen.queryByTestId('hurry') !== null; beats++)
    await fireEvent.press(screen.getByTestId('hurry'));
  expect(screen.getByText(/^Met: Strike in one flick: /)).toBeTruthy();
  expect(screen.getByTestId('gym-stars')).toHaveAccessibleName(en.gym.stars.replace('{{stars}}', '3'));
  // Nothing of it is kept, and there is no story to be told.
  expect(screen.queryByTestId('story')).toBeNull();
  await fireEvent.press(screen.getByTestId('gym-next'));
  expect(screen.getByTestId('exercise-ring')).toBeChecked();
  expect(screen.getByTestId('prompt')).toHaveTextContent(gymWords('en').prompt({ kind: 'flick' }).name);
});

it('aims as the device does, and keeps how one aims here', async () => {
  const settings = await openGym({ aimWay: 'pullBack', aid: 'none' });
  expect(screen.getByTestId('gym-aim-way-pullBack')).toBeChecked();
  await fireEvent.press(screen.getByTestId('gym-aim-way-steps'));
  expect(settings.getState()).toMatchObject({ aimWay: 'steps', aid: 'none' });
  await act(async () => settings.setState({ aimWay: 'swipe' }));
  expect(screen.getByTestId('gym-aim-way-swipe')).toBeChecked();
});

it('speaks French', async () => {
  await openGym({ language: 'fr' });
  expect(screen.getByRole('heading', { name: fr.gym.title })).toBeTruthy();
  await fireEvent.press(screen.getByTestId('exercise-bank'));
  expect(screen.getByText(/^But\s: Frapper l’Orque par rebond sur une paroi$/)).toBeTruthy();
});

it('has a look for each disc that moves, and that of a pillar for the rest', () => {
  for (const { id, isFixed } of PRACTICE.discs) expect(pieceOf(id)).toBe(isFixed ? 'pillar' : id);
});
