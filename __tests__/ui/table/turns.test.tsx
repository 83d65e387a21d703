import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { firstPlace } from '../../../src/rules/flicking';
import type { TableSession } from '../../../src/session/catacombs';
import { CatacombsTable } from './filled';
import { fight, type FightPlan } from '../../rules/catacombs/support/fight';
import { down } from '../../rules/catacombs/support/gear';
import { toldAll } from '../../session/catacombs/support/playing';
import { renderInApp } from '../renderApp';
import { layBoard, touchBoard } from '../touching';
import { sessionAt } from './prompts/sessionAt';
import { en } from '../../support/words';

// Discs and cards are drawn by a processor here, and each for the first time.
jest.setTimeout(60_000);

const nothing = (): void => undefined;

async function play(plan: FightPlan, options: Parameters<typeof sessionAt>[1] = {}): Promise<TableSession> {
  const session = sessionAt(fight(plan).state, options);
  await renderInApp(<CatacombsTable session={session} onSettings={nothing} onLeave={nothing} onStory={nothing} />);
  await layBoard();
  return session;
}

const onBoard = (name: RegExp) => within(screen.getByTestId('board')).getByRole('button', { name });
const line = () => screen.getByTestId('prompt');

const touchDisc = (session: TableSession, id: string, shows = 'shots'): Promise<void> =>
  touchBoard(session.getState().shown.pieces[id]!, shows);

describe('a turn at the table', () => {
  it('offers the shots of the disc that is touched, and takes one', async () => {
    const session = await play({ monsters: ['monster:orc'] });
    await touchDisc(session, 'hero:elf');
    expect(line()).toHaveTextContent(/Elf: choose what to do/);
    await fireEvent.press(screen.getByRole('menuitem', { name: /^Arrows/ }));
    await act(() => toldAll(session));
    expect(line()).toHaveTextContent(/Shoot a missile \(1 of 2\)/);
    expect(onBoard(/^Orc 1, .*can be struck/)).toBeTruthy();
  });

  it('lets the rest of an action be left out while its disc is chosen', async () => {
    const session = await play({ monsters: ['monster:orc'] });
    await touchDisc(session, 'hero:elf');
    await fireEvent.press(screen.getByRole('menuitem', { name: /^Arrows/ }));
    expect(screen.queryByTestId('decline')).toBeNull();
    const ask = session.getState().prompt?.ask;
    if (ask?.kind !== 'flick' || ask.projectile === null) throw new Error('no arrow is asked for');
    const arrow = ask.projectile;
    await act(async () => {
      session.launch({ discId: arrow.id, from: firstPlace(arrow, ask), vxMmS: 300, vyMmS: 0 });
      await toldAll(session);
    });
    await fireEvent.press(screen.getByTestId('decline'));
    await act(() => toldAll(session));
    expect(session.getState().prompt?.purpose.kind).toBe('act');
  });

  it('BASE-092: offers one way to end the round once the room is empty', async () => {
    const session = await play({ monsters: [] });
    const skip = () => screen.getByTestId('option-skipToEndOfRound');
    expect(screen.queryByTestId('end-turn')).toBeNull();
    expect(skip()).toHaveTextContent(/\(1 of 2\)/);
    await fireEvent.press(skip());
    expect(skip()).toHaveTextContent(/\(2 of 2\)/);
    expect(session.getState().prompt?.purpose.kind).toBe('act');
  });

  it('explains a shot that is held, and one that is barred when it is touched, and takes neither', async () => {
    const session = await play({ monsters: ['monster:orc'], boards: { 'hero:barbarian': { berserk: 0 } } });
    await touchDisc(session, 'hero:barbarian');
    const shot = (name: RegExp) => screen.getByRole('menuitem', { name });
    await fireEvent(shot(/^Punch/), 'longPress');
    expect(screen.getByTestId('rule-sheet')).toBeTruthy();
    await fireEvent.press(screen.getByTestId('sheet-close'));
    expect(shot(/^Berserk\. 0 left/)).toBeDisabled();
    await fireEvent.press(shot(/^Berserk/));
    expect(screen.getByTestId('rule-sheet')).toBeTruthy();
    expect(session.getState().prompt?.purpose.kind).toBe('act');
    expect(session.getState().undo).toBeNull();
  });

  it('aims a disc with one deed by steps at once, and lets it pass all the same', async () => {
    const session = await play({ monsters: ['monster:orc'], boards: { 'hero:barbarian': { berserk: 0 } } });
    const players = session.getState().sheet.players.map((player) => ({ ...player, aim: 'steps' }) as const);
    await act(async () => session.changeSheet({ players }));
    await touchDisc(session, 'hero:barbarian', 'step-aim');
    expect(session.getState().prompt?.purpose.kind).toBe('act');
    await fireEvent.press(screen.getByTestId('shot-hero:barbarian>pass'));
    expect(session.getState().undo?.answer).toMatchObject({ options: ['hero:barbarian>pass'] });
  });

  it('warns before the last hero who stands lies down, and does nothing until that is agreed to', async () => {
    const plan = {
      monsters: ['monster:orc'],
      pieces: ['hero:elf', 'hero:thief', 'hero:wizard'].map((id) => down(id as 'hero:elf')),
    };
    const session = await play(plan as FightPlan);
    const berserk = () => fireEvent.press(screen.getByRole('menuitem', { name: /^Berserk/ }));
    await touchDisc(session, 'hero:barbarian');
    await berserk();
    await fireEvent.press(screen.getByTestId('ask-first-stay'));
    expect(session.getState().prompt?.purpose.kind).toBe('act');
    await berserk();
    await fireEvent.press(screen.getByTestId('ask-first-go-on'));
    await act(() => toldAll(session));
    expect(session.getState().prompt?.purpose.kind).toBe('flick');
  });

  it('says why something is refused, and opens the rule that forbids it', async () => {
    const session = await play({ monsters: ['monster:orc'] });
    await act(async () => {
      session.launch({ discId: 'monster:orc-1', vxMmS: 500, vyMmS: 0, from: null });
    });
    expect(line()).toHaveTextContent('Another disc is to be flicked now', { exact: false });
    expect(line()).not.toHaveTextContent(/BASE/);
    await fireEvent.press(line());
    expect(screen.getByTestId('rule-sheet')).toBeTruthy();
  });

  it('hides the table between two players who hold it alone, until the next one takes it', async () => {
    const session = await play({ monsters: ['monster:orc'] }, { passing: 'roundTheTable' });
    for (const seat of session.getState().prompt!.seats) {
      await act(async () => {
        session.take(seat);
        for (
          let { prompt, hand } = session.getState();
          prompt?.seats.includes(hand);
          { prompt, hand } = session.getState()
        ) {
          if (prompt.ask.kind !== 'choose' || prompt.purpose.kind !== 'act' || prompt.purpose.turn !== 'heroes') return;
          const pass = prompt.ask.options.find(
            (option) => option.endsWith('>pass') && session.whyNot({ kind: 'choose', options: [option] }) === null,
          );
          if (pass === undefined) return;
          session.answer({ kind: 'choose', options: [pass] });
          await toldAll(session);
        }
      });
    }
    const { curtain } = session.getState();
    expect(curtain).toBe('overseer');
    expect(screen.getByText(en.table.curtain.hidden)).toBeTruthy();
    await fireEvent.press(screen.getByTestId('curtain-open'));
    expect(screen.queryByText(en.table.curtain.hidden)).toBeNull();
    expect(line()).toHaveTextContent(/Player overseer · only Orc 1 can still act/);
  });

  it('tells what happens by itself, and a touch hurries it on', async () => {
    const session = await play({ monsters: ['monster:orc'] });
    await act(async () => {
      for (const hero of ['elf', 'barbarian', 'thief', 'wizard']) {
        session.answer({ kind: 'choose', options: [`hero:${hero}>pass`] });
        await session.kept();
      }
    });
    expect(line()).toHaveTextContent('The Overseer’s turn.');
    await fireEvent.press(screen.getByTestId('hurry'));
    expect(line()).toHaveTextContent(/only Orc 1 can still act/);
  });

  it('keeps a drawer a key, a touch or a hero away', async () => {
    await play({ monsters: ['monster:orc'] });
    await fireEvent.press(screen.getByTestId('hero-hero:thief'));
    expect(screen.getByRole('tab', { name: en.drawers.name.heroes })).toBeSelected();
  });
});
