import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { View } from 'react-native';
import type { TableSession } from '../../../src/session/game/tableSession';
import { SideView } from '../../../src/ui/kit/seated';
import { speak } from '../../../src/ui/kit/settings';
import { tableOf } from '../../../src/ui/table';
import { choices, shoveModule, type ShovePlayed } from '../../session/toys/shoveModule';
import { toyDevice, valueOf } from '../../session/toys/toyTable';
import { en, fr } from '../../support/words';
import { renderInApp } from '../renderApp';
import { pressByKey } from '../touching';
import { shoveTable } from './shoveTable';

/** Boards are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

const Table = tableOf(shoveTable);
const nothing = (): void => undefined;
type Session = TableSession<ShovePlayed>;
type Part = Pick<typeof screen, 'getByTestId' | 'queryByTestId' | 'getByRole'>;

async function opened(): Promise<Session> {
  const { games } = toyDevice({ shove: shoveModule });
  const id = valueOf(await games.create('shove', choices()));
  return valueOf(await games.continue(id)).session;
}

const kindOf = (session: Session): string | null => {
  const { beat } = session.getState();
  return beat?.kind === 'event' ? beat.event.kind : (beat?.kind ?? null);
};

/** Whatever is told is hurried on by a finger, until something is asked, or the curtain falls. */
async function toldBy(part: Part, session: Session): Promise<void> {
  for (let beat = 0; beat < 20; beat++) {
    await act(async () => session.kept());
    if (session.getState().beat === null) return;
    await fireEvent.press(part.getByTestId('hurry'));
  }
  throw new Error('the table goes on telling');
}

async function lift(part: Part, session: Session, seat: string): Promise<void> {
  await toldBy(part, session);
  expect(session.getState().curtain).toBe(seat);
  expect(part.getByTestId(`face-${seat}`, { includeHiddenElements: true })).toBeTruthy();
  await fireEvent.press(part.getByTestId('curtain-open'));
}

/** Both lay their discs where they are put for them, and each bets on a disc in secret. */
async function betBy(part: Part, session: Session): Promise<void> {
  for (const seat of ['ann', 'bob']) {
    await toldBy(part, session);
    expect(session.getState().prompt).toMatchObject({ purpose: { kind: 'place', seat } });
    await fireEvent.press(part.getByTestId('place-for-me'));
    await fireEvent.press(part.getByTestId('placed'));
  }
  await toldBy(part, session);
  expect(session.getState().shown.discs).toHaveLength(4);
  for (const [seat, on] of [
    ['ann', 'bob-a'],
    ['bob', 'ann-b'],
  ] as const) {
    if (session.getState().hand !== seat || session.getState().curtain !== null) await lift(part, session, seat);
    await fireEvent.press(part.getByTestId(`option-${on}`));
  }
  await toldBy(part, session);
}

/** A disc is chosen as by a key, aimed by steps, and flies. */
async function shovedBy(part: Part, name: string): Promise<void> {
  await pressByKey(part.getByRole('button', { name }));
  await pressByKey(part.getByRole('button', { name }));
  expect(part.getByTestId('step-aim')).toBeTruthy();
  await fireEvent.press(part.getByTestId('aim-launch'));
  expect(part.queryByTestId('step-aim')).toBeNull();
}

it('a game of two on a walled table is laid, bet on behind a curtain, aimed, flicked and told to its end', async () => {
  const session = await opened();
  const onStory = jest.fn();
  await renderInApp(<Table session={session} onSettings={nothing} onLeave={nothing} onStory={onStory} />);
  expect(screen.getByRole('heading', { name: 'Shove' })).toBeTruthy();
  expect(screen.getByTestId('prompt')).toHaveTextContent(/Lay your discs/);
  await betBy(screen, session);
  for (const [seat, disc] of [
    ['ann', 'Disc ann-a'],
    ['bob', 'Disc bob-b'],
  ] as const) {
    await toldBy(screen, session);
    expect(session.getState().prompt).toMatchObject({ purpose: { kind: 'flick', seat } });
    expect(screen.getByTestId('prompt')).toHaveTextContent(/Shove a disc/);
    await shovedBy(screen, disc);
    expect(kindOf(session)).toBe('flight');
    expect(screen.getByTestId('prompt')).toHaveTextContent(/There it goes/);
  }
  await toldBy(screen, session);
  expect(session.getState().view.outcome).not.toBeNull();
  expect(screen.getByTestId('prompt')).toHaveTextContent(/has won/);
  await fireEvent.press(screen.getByTestId('story'));
  expect(onStory).toHaveBeenCalled();
});

it('its drawer opens, and its menu lies over it', async () => {
  const session = await opened();
  await renderInApp(<Table session={session} onSettings={nothing} onLeave={nothing} onStory={nothing} />);
  await fireEvent.press(screen.getByTestId('drawer-tab-bets'));
  expect(await screen.findByText('Bets: 0')).toBeTruthy();
  await fireEvent.press(screen.getByTestId('menu'));
  expect(screen.getByTestId('table-menu')).toBeTruthy();
});

describe('on two sides', () => {
  const FAR = { leftPt: 0, topPt: 0, widthPt: 390, heightPt: 422 };
  const NEAR = { leftPt: 0, topPt: 422, widthPt: 390, heightPt: 422 };

  async function laidForTwo(session: Session) {
    await Promise.all([speak('en'), speak('fr')]);
    const table = <Table session={session} onSettings={nothing} onLeave={nothing} onStory={nothing} />;
    await renderInApp(
      <View>
        <SideView edge="north" place={FAR} wishes={{ language: 'fr' }} testID="far">
          {table}
        </SideView>
        <SideView edge="south" place={NEAR} wishes={{ language: 'en' }} testID="near">
          {table}
        </SideView>
      </View>,
    );
    return { far: within(screen.getByTestId('far')), near: within(screen.getByTestId('near')) };
  }

  it('is said in the language of each', async () => {
    const { far, near } = await laidForTwo(await opened());
    expect(far.getByTestId('prompt')).toHaveTextContent(/Posez vos pions/);
    expect(near.getByTestId('prompt')).toHaveTextContent(/Lay your discs/);
    expect(far.getByTestId('placed')).toHaveAccessibleName(fr.prompts.placed);
    expect(near.getByTestId('placed')).toHaveAccessibleName(en.prompts.placed);
    await fireEvent.press(far.getByTestId('menu'));
    expect(far.getByTestId('table-menu')).toBeTruthy();
    expect(near.queryByTestId('table-menu')).toBeNull();
  });

  it('is played by either, and follows for the other', async () => {
    const session = await opened();
    const { far, near } = await laidForTwo(session);
    await betBy(far, session);
    expect(near.getByTestId('prompt')).toHaveTextContent(/Shove a disc/);
    await shovedBy(near, 'Disc ann-a');
    await waitFor(() => expect(far.getByTestId('prompt')).toHaveTextContent(/Le voilà parti/));
    await toldBy(far, session);
    expect(near.getByTestId('prompt')).toHaveTextContent(/Shove a disc/);
    expect(session.getState().prompt).toMatchObject({ purpose: { seat: 'bob' } });
  });
});
