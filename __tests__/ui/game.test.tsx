import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { CREDIT_KINDS, CREDITS } from '../../src/ui/credits/credits';
import { Game } from '../../src/ui/app/Game';
import { device } from '../session/catacombs/support/playing';
import { renderInApp } from './renderApp';
import { en, fr } from '../support/words';

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });

describe('the title', () => {
  it('says the name of the game and opens every door it shows', async () => {
    await renderInApp(<Game games={device().games} />);
    expect(heading(en.app.name)).toBeTruthy();
    for (const [door, title] of [
      [en.title.settings, en.settings.title],
      [en.title.credits, en.credits.title],
    ] as const) {
      await fireEvent.press(button(door));
      expect(heading(title)).toBeTruthy();
      await fireEvent.press(button(en.common.back));
      expect(button(door)).toBeTruthy();
    }
  });
});

describe('the title again', () => {
  it('leaves room for a first game until the shelf has answered: no door moves under a finger', async () => {
    const { games } = device();
    let isSilent = false;
    const list = () => (isSilent ? new Promise<never>(() => undefined) : games.list());
    await renderInApp(<Game games={{ ...games, list }} />);
    expect(await screen.findByTestId('new-game')).toBeTruthy();
    await waitFor(() => expect(screen.queryByTestId('continue')).toBeNull());
    await fireEvent.press(button(en.title.credits));
    isSilent = true;
    await fireEvent.press(button(en.common.back));
    expect(await screen.findByTestId('continue')).toBeDisabled();
  });
});

describe('the settings', () => {
  it('change the language of what is on the screen, and back', async () => {
    const settings = await renderInApp(<Game games={device().games} />);
    await fireEvent.press(button(en.title.settings));
    await fireEvent.press(screen.getByRole('radio', { name: en.settings.language.fr }));
    expect(heading(fr.settings.title)).toBeTruthy();
    expect(screen.queryByText(en.settings.title)).toBeNull();
    expect(settings.getState().language).toBe('fr');

    await fireEvent.press(screen.getByRole('radio', { name: fr.settings.language.en }));
    expect(heading(en.settings.title)).toBeTruthy();
  });

  it('show which choice is taken', async () => {
    await renderInApp(<Game games={device().games} />, { motion: 'reduced' });
    await fireEvent.press(button(en.title.settings));
    const choice = (name: string) => screen.getByRole('radio', { name });
    expect(choice(en.settings.motion.reduced)).toBeChecked();
    expect(choice(en.settings.motion.full)).not.toBeChecked();
    await fireEvent.press(choice(en.settings.motion.full));
    expect(choice(en.settings.motion.full)).toBeChecked();
    expect(choice(en.settings.motion.reduced)).not.toBeChecked();
  });

  it('are reached by a screen reader: the sliders step up and down, and say where they are', async () => {
    const settings = await renderInApp(<Game games={device().games} />, { soundVolume: 0.5, haptics: 1 });
    await fireEvent.press(button(en.title.settings));
    const sound = screen.getByRole('slider', { name: en.settings.sound.label });
    expect(sound).toHaveAccessibilityValue({ min: 0, max: 100, now: 50, text: '50%' });
    await fireEvent(sound, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
    expect(settings.getState().soundVolume).toBe(0.6);
    const haptics = screen.getByRole('slider', { name: en.settings.haptics.label });
    await fireEvent(haptics, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
    expect(settings.getState().haptics).toBe(1);
  });

  it('move by keys', async () => {
    const settings = await renderInApp(<Game games={device().games} />, { soundVolume: 0.5 });
    await fireEvent.press(button(en.title.settings));
    const sound = screen.getByRole('slider', { name: en.settings.sound.label });
    for (const [key, value] of [
      ['ArrowLeft', 0.4],
      ['ArrowUp', 0.5],
      ['End', 1],
      ['ArrowRight', 1],
      ['Home', 0],
      ['x', 0],
    ] as const) {
      await fireEvent(sound, 'keyDown', { nativeEvent: { key }, preventDefault: () => undefined });
      expect(settings.getState().soundVolume).toBe(value);
    }
  });
});

describe('the credits', () => {
  it('open the whole licence of a work', async () => {
    const credit = CREDITS.find(({ kind }) => kind === 'icons');
    const { name, version, licence, author, text } = credit!;
    await renderInApp(<Game games={device().games} />);
    await fireEvent.press(button(en.title.credits));
    await fireEvent.press(screen.getByText(`${version} · ${licence} · ${author}`));
    expect(heading(name)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('name every kind of work, each work with an author and a whole licence', () => {
    for (const kind of CREDIT_KINDS) expect(CREDITS.some((credit) => credit.kind === kind)).toBe(true);
    for (const { author, text, name } of CREDITS)
      expect([name, author.length > 0, text.length > 100]).toEqual([name, true, true]);
    expect(new Set(CREDITS.map(({ id }) => id)).size).toBe(CREDITS.length);
  });
});
