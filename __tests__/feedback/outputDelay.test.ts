import { outputDelayS, USUAL_DELAY_S } from '../../src/feedback/players/device/outputDelay';

const named = (...categories: string[]) => categories.map((category) => ({ id: category, name: 'a device', category }));
const delayOf = (current: string[], available: string[]): number =>
  outputDelayS({
    availableInputs: named('Built-in Mic'),
    currentInputs: [],
    currentOutputs: named(...current),
    availableOutputs: named(...available),
  });

it.each([
  ['the loudspeaker of an iPhone', ['Speaker'], ['Speaker']],
  ['the loudspeaker of an Android', [], ['Built-in Earpiece', 'Built-in Speaker', 'Other (18)']],
  ['a wire', [], ['Built-in Speaker', 'Wired Headphones']],
])('takes %s for prompt', (_, current, available) => {
  expect(delayOf(current, available)).toBe(USUAL_DELAY_S);
});

it.each([
  ['an iPhone', ['BluetoothA2DPOutput'], ['BluetoothA2DPOutput']],
  ['an iPhone, by its newer kind', ['BluetoothLE'], ['BluetoothLE']],
  ['an Android', [], ['Built-in Speaker', 'Bluetooth A2DP']],
  ['an Android, by its newer kind', [], ['Built-in Speaker', 'Other (26)']],
])('knows that what goes through the air from %s comes late', (_, current, available) => {
  expect(delayOf(current, available)).toBeGreaterThan(0.1);
});
