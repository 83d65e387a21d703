import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { openCrashes, createTrail } from '../../../src/session/crashes';
import { openPeople } from '../../../src/session/people';
import { newPerson } from '../../../src/session/people/person';
import { memoryKeyValue } from '../../../src/storage';
import { CrashNotesRow } from '../../../src/ui/settings/CrashNotesRow';
import { renderInApp } from '../renderApp';
import { en } from '../../support/words';

/** What was given to the system, which keeps it where somebody says. */
let mockSaved: { name: string; text: string }[] = [];
jest.mock('../../../src/ui/files/saveTextFile', () => ({
  saveTextFile: async (file: { name: string; text: string }) => {
    mockSaved.push(file);
    return { ok: true, value: 'downloaded' };
  },
}));

const mockPeople = openPeople(memoryKeyValue());
jest.mock('../../../src/ui/shelf', () => ({ useDeviceKeeps: () => ({ people: mockPeople }) }));
jest.mock('@react-navigation/native', () => ({ useIsFocused: () => true }));

const SCENE = { screen: 'Table', build: '1', device: {} };
const crashes = () => openCrashes({ values: memoryKeyValue(), trail: createTrail(), nowMs: () => 0 });

beforeEach(() => {
  mockSaved = [];
});

it('nothing is said as long as nothing has broken', async () => {
  const kept = crashes();
  await renderInApp(<CrashNotesRow crashes={kept} />);
  await waitFor(() => kept.all());
  expect(screen.queryByText(en.settings.crashes.label)).toBeNull();
});

it('what broke is given away as a file without names, and forgotten on demand', async () => {
  const kept = crashes();
  await mockPeople.change(() => [{ ...newPerson('Zoe'), alsoNamed: ['Zo'] }]);
  await kept.note(new Error('Zoe lost Zo'), SCENE);
  await renderInApp(<CrashNotesRow crashes={kept} />);
  await fireEvent.press(await screen.findByTestId('save-crashes'));
  await waitFor(() => expect(mockSaved).toHaveLength(1));
  expect(mockSaved[0]?.name).toBe('pichenette-crashes.json');
  expect(JSON.parse(mockSaved[0]?.text ?? '').notes[0].message).toBe('Error: … lost …');
  await fireEvent.press(screen.getByTestId('forget-crashes'));
  await waitFor(() => expect(screen.queryByTestId('save-crashes')).toBeNull());
  expect(await kept.all()).toEqual([]);
});
