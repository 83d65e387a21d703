import { act, fireEvent, screen } from '@testing-library/react-native';
import { freshChoices, type TableSession } from '../../../src/session/catacombs';
import { CatacombsTable } from './filled';
import { openTable, playToTheHeroesTurn, SEED } from './heroesTurn';
import { created, device, toldAll } from '../../session/catacombs/support/playing';
import { renderInApp } from '../renderApp';
import { en } from '../../support/words';

async function show(session: TableSession, left: () => void = () => undefined): Promise<void> {
  await renderInApp(
    <CatacombsTable session={session} onSettings={() => undefined} onLeave={left} onStory={() => undefined} />,
  );
}

describe('the table', () => {
  it('says whose turn it is and what is expected', async () => {
    const session = await openTable();
    await playToTheHeroesTurn(session);
    await show(session);
    expect(screen.getByTestId('prompt')).toHaveTextContent(/swipe the Elf at an enemy, or choose a disc/);
    expect(screen.getByRole('img', { name: /Phase: Heroes. Round 1/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Elf, life 8 of 8, 0 gold, can act/ })).toBeTruthy();
  });

  it('leaves only when nothing can be lost, or when that is agreed to', async () => {
    const session = await openTable();
    await toldAll(session);
    const left = jest.fn();
    await show(session, left);
    await fireEvent.press(screen.getByTestId('menu'));
    await fireEvent.press(screen.getByTestId('menu-leave'));
    expect(left).toHaveBeenCalledTimes(1);
  });

  it('asks whoever plays all the heroes once where they stand', async () => {
    const session = await openTable();
    await toldAll(session);
    await show(session);
    expect(session.getState().prompt?.purpose.kind).toBe('placeHeroes');
    await fireEvent.press(screen.getByTestId('placed'));
    await act(() => toldAll(session));
    expect(session.getState().prompt?.purpose.kind).toBe('placeMonsters');
  });

  it('undoes by the title of what it takes back', async () => {
    const session = await openTable();
    await playToTheHeroesTurn(session);
    await show(session);
    const { prompt } = session.getState();
    const pass = prompt?.ask.kind === 'choose' ? prompt.ask.options.find((option) => option === 'hero:elf>pass') : null;
    await act(async () => {
      session.answer({ kind: 'choose', options: [pass!] });
      await toldAll(session);
    });
    expect(screen.getByTestId('hero-hero:elf')).toHaveAccessibleName(/has acted$/);
    await fireEvent.press(screen.getByTestId('menu'));
    expect(screen.getByRole('button', { name: 'Undo: Elf · Pass' })).toBeTruthy();
    await fireEvent.press(screen.getByRole('button', { name: en.common.close }));
    await fireEvent.press(screen.getByRole('button', { name: 'Undo. Undo: Elf · Pass' }));
    expect(screen.getByTestId('hero-hero:elf')).toHaveAccessibleName(/can act$/);
  });

  it('has the referee and the way back at hand after a flick, and not before', async () => {
    const session = await openTable();
    await playToTheHeroesTurn(session);
    await show(session);
    for (const id of ['retake', 'referee']) expect(screen.queryByTestId(id)).toBeNull();
    await act(async () => {
      session.launch({ discId: 'hero:elf', vxMmS: 0, vyMmS: -200, from: null });
      await toldAll(session);
    });
    await fireEvent.press(screen.getByTestId('referee'));
    expect(screen.getByText(en.referee.title)).toBeTruthy();
    await fireEvent.press(screen.getByRole('button', { name: en.referee.agreed }));
    await fireEvent.press(screen.getByTestId('retake'));
    expect(screen.getByText(en.table.retake.title)).toBeTruthy();
  });

  /** A flick lies behind, and somebody has asked for it again. */
  async function retaking(isAlone: boolean): Promise<TableSession> {
    const draft = freshChoices(SEED);
    const players = draft.players.map((one, index) => (isAlone && index > 0 ? { ...one, mind: 1 as const } : one));
    const session = await created(device(), { ...draft, players, overseer: players[1]!.seat });
    await playToTheHeroesTurn(session);
    await show(session);
    await act(async () => {
      session.launch({ discId: 'hero:elf', vxMmS: 0, vyMmS: -200, from: null });
      await toldAll(session);
    });
    await fireEvent.press(screen.getByTestId('retake'));
    return session;
  }

  it('BASE-109: plays a flick again by one tap for somebody alone with the app', async () => {
    const session = await retaking(true);
    expect(screen.queryByRole('switch')).toBeNull();
    await fireEvent.press(screen.getByTestId('retake-do'));
    expect(session.getState().prompt?.purpose).toMatchObject({ kind: 'flick', actor: 'hero:elf' });
  });

  it('BASE-109: plays a flick again when each of several people has said yes', async () => {
    const session = await retaking(false);
    const { players } = session.getState().sheet;
    for (const { seat } of players) {
      expect(screen.getByTestId('retake-do')).toBeDisabled();
      await fireEvent.press(screen.getByTestId(`agree-${seat}`));
    }
    await fireEvent.press(screen.getByTestId('retake-do'));
    expect(session.getState().prompt?.purpose).toMatchObject({ kind: 'flick', actor: 'hero:elf' });
  });

  it('EXTRA-002: takes a proposal for the next room in the menu, once', async () => {
    const session = await openTable();
    await playToTheHeroesTurn(session);
    await show(session);
    await fireEvent.press(screen.getByTestId('menu'));
    const row = () => screen.getByTestId('menu-propose');
    expect(row()).toHaveAccessibleName(en.table.menu.proposal.open);
    await fireEvent.press(row());
    expect(row()).toHaveAccessibleName(en.table.menu.proposal.said);
    expect(row()).toBeDisabled();
    expect(session.getState().view.model.proposers).toEqual([session.getState().hand]);
  });

  it('goes through the speeds in turn', async () => {
    const session = await openTable();
    await toldAll(session);
    await show(session);
    const speed = () => screen.getByTestId('speed-next');
    for (const told of ['2×', 'At once', '1×']) {
      await fireEvent.press(speed());
      expect(speed()).toHaveAccessibleName(`${told}. ${en.table.menu.speed}`);
    }
  });
});
