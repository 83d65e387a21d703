import { fireEvent, screen, within } from '@testing-library/react-native';
import { freshChoices, type ShownTable, type TableSession, type TableState } from '../../../src/session/catacombs';
import { CatacombsTable } from '../table/filled';
import { LiveCard } from '../../../src/ui/games/catacombs/live/LiveCard';
import { liveHero, roomMonsters } from '../../../src/ui/games/catacombs/live/liveOf';
import { created, device, toldAll } from '../../session/catacombs/support/playing';
import { renderInApp } from '../renderApp';
import { catacombsWords } from '../../support/words';

jest.setTimeout(60_000);

const words = catacombsWords('en');
const nothing = (): void => undefined;

async function atTheHeroesTurn(): Promise<TableSession> {
  const session = await created(device(), freshChoices(7));
  for (let count = 0; count < 40; count++) {
    await toldAll(session);
    const { prompt, curtain } = session.getState();
    if (curtain !== null) session.take(curtain);
    if (prompt?.purpose.kind === 'act') return session;
    if (prompt?.ask.kind === 'place') session.answer(session.placeForMe()!);
    else if (prompt?.ask.kind === 'choose') session.answer({ kind: 'choose', options: [prompt.ask.options[0]!] });
  }
  throw new Error('no fight came');
}

/** The same table, seen otherwise. */
function seenAs(session: TableSession, change: (shown: ShownTable) => ShownTable): TableSession {
  const state = session.getState();
  const seen: TableState = { ...state, shown: change(state.shown) };
  return { ...session, getState: () => seen };
}

const elfWith = (life: number) => (shown: ShownTable) => ({
  ...shown,
  heroes: { ...shown.heroes, 'hero:elf': { ...shown.heroes['hero:elf']!, life } },
});

it('a sheet over the table shows the life that is left, not the life that is printed', async () => {
  const session = seenAs(await atTheHeroesTurn(), elfWith(3));
  await renderInApp(<CatacombsTable session={session} onSettings={nothing} onLeave={nothing} onStory={nothing} />);
  await fireEvent(screen.getByTestId('hero-hero:elf'), 'longPress');
  const sheet = within(screen.getByTestId('rule-sheet'));
  expect(sheet.getAllByText('3/8').length).toBeGreaterThan(0);
  expect(sheet.queryByText('8/8')).toBeNull();
});

it('a card that is not in the game is shown as it is printed', async () => {
  const session = await atTheHeroesTurn();
  await renderInApp(<LiveCard id="hero:paladin" state={session.getState()} words={words} />);
  expect(screen.getByRole('heading', { name: 'Paladin' })).toBeTruthy();
  expect(screen.getAllByText('Hero').length).toBeGreaterThan(0);
});

it('monsters that wait for a room of which nothing has been told yet are not shown', async () => {
  const state = (await atTheHeroesTurn()).getState();
  const view = { ...state.view, model: { ...state.view.model, muster: ['monster:troll'] } };
  const waitingIn = (card: string | null, beat: TableState['beat'] = null) =>
    roomMonsters({ view: view as TableState['view'], shown: { ...state.shown, card }, beat }).map(
      ({ live }) => live.waiting,
    );
  expect(waitingIn(state.shown.card)).toContain(1);
  expect(waitingIn('room:before').some((waiting) => waiting > 0)).toBe(false);
  const card = state.shown.card!;
  const entered = { kind: 'roomEntered', card, board: state.shown.board!, fight: 'room' } as const;
  for (const event of [{ kind: 'roomRevealed', card } as const, entered]) {
    const beat = { kind: 'event', number: 1, event, events: [event], crowd: 1 } as const;
    expect(waitingIn('room:before', beat)).toContain(1);
  }
});

describe('who has acted is told', () => {
  const allActed = (turn: ShownTable['turn']) => (shown: ShownTable) => ({
    ...shown,
    turn,
    pieces: Object.fromEntries(
      Object.entries(shown.pieces).map(([id, piece]) => [id, { ...piece, hasActed: true }] as const),
    ),
  });

  it('of the side whose turn it is, and of no other', async () => {
    const session = await atTheHeroesTurn();
    const standings = (turn: ShownTable['turn']) => {
      const state = seenAs(session, allActed(turn)).getState();
      const discs = roomMonsters(state).flatMap(({ live }) => live.discs);
      return [liveHero(state, 'hero:elf').standing, ...new Set(discs.map(({ standing }) => standing))];
    };
    expect(standings('heroes')).toEqual(['acted', null]);
    expect(standings('overseer')).toEqual([null, 'acted']);
  });
});
