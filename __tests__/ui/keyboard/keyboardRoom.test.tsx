import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Keyboard, StyleSheet, Text } from 'react-native';
import { KeyboardRoom } from '../../../src/ui/kit/side';

const SCREEN_PT = 844;
const KEYBOARD_PT = 336;

it('stands above the keyboard for as long as there is one', async () => {
  const heard = new Map<string, (event: object | null) => void>();
  jest.spyOn(Keyboard, 'addListener').mockImplementation(((event: string, hear: (said: object | null) => void) => {
    heard.set(event, hear);
    return { remove: () => undefined };
  }) as never);
  await render(
    <KeyboardRoom>
      <Text>name</Text>
    </KeyboardRoom>,
  );
  const room = () => screen.getByTestId('keyboard-room');
  const layout = { x: 0, y: 0, width: 390, height: SCREEN_PT };
  await fireEvent(room(), 'layout', { nativeEvent: { layout }, persist: () => undefined });
  const keyboard = (screenY: number) => ({
    duration: 0,
    endCoordinates: { screenX: 0, screenY, width: 390, height: KEYBOARD_PT },
  });
  await act(async () => heard.get('keyboardWillShow')?.(keyboard(SCREEN_PT - KEYBOARD_PT)));
  expect(StyleSheet.flatten(room().props.style).paddingBottom).toBe(KEYBOARD_PT);
  await act(async () => heard.get('keyboardWillHide')?.(null));
  expect(StyleSheet.flatten(room().props.style).paddingBottom).toBe(0);
});
