import { act, fireEvent, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { Dimensions } from 'react-native';
import type { AmountsAsk } from '../../../src/rules/machine';
import { anyTable } from '../../../src/ui/game';
import { ASKS } from '../../../src/ui/games/catacombs/asks';
import type { Asked } from '../../../src/ui/games/catacombs/parts/asked';
import { SharedOut } from '../../../src/ui/games/catacombs/parts/SharedOut';
import { EndTurn } from '../../../src/ui/games/catacombs/play/EndTurn';
import { catacombsTable } from '../../../src/ui/games/catacombs/table';
import { Table } from '../../../src/ui/table';
import { Question, SeveralOf, useSeveral } from '../../../src/ui/table/question';
import { fight } from '../../rules/catacombs/support/fight';
import { renderInApp } from '../renderApp';
import { sessionAt } from './prompts/sessionAt';

// Discs and cards are drawn by a processor here, and each for the first time.
jest.setTimeout(60_000);

const nothing = (): void => undefined;

type Act = Asked<'act'>;

/** Two of those that could act. */
function Several(asked: Act) {
  const ask = { ...asked.ask, max: 2 };
  return (
    <Question asked={asked}>
      <SeveralOf {...asked} ask={ask} several={useSeveral(ask)} />
    </Question>
  );
}

const ORCS: AmountsAsk = { kind: 'amounts', limits: { 'monster:orc': 3 }, unit: 1, minTotal: 3, maxTotal: 3 };

const Shared = (asked: Act) => (
  <SharedOut asked={{ ...asked, ask: ORCS } as never} leftOf={(left) => `left: ${left}`} ready="ready" />
);

const Ending = ({ session, words }: Act) => (
  <EndTurn session={session} words={words} canAct={['hero:elf']} passes={[]} isAsking />
);

/** A phone and a tablet, upright and on their side: each shape has another place for what is asked. */
const SIZES = [
  [844, 390],
  [820, 1180],
  [1180, 820],
  [390, 844],
] as const;

const turn = (width: number, height: number) =>
  act(async () => {
    const size = { width, height, scale: 2, fontScale: 1 };
    Dimensions.set({ window: size, screen: size });
  });

/** A table at which the turn is asked for by this control, below a board that stays in sight. */
async function ask(Control: (asked: Act) => ReactNode): Promise<void> {
  const ui = anyTable({ ...catacombsTable, asks: { ...ASKS, act: { size: 'bar', by: 'choose', Control } } });
  const session = sessionAt(fight({ monsters: ['monster:orc'] }).state);
  await turn(390, 844);
  await renderInApp(<Table ui={ui} session={session} onSettings={nothing} onLeave={nothing} onStory={nothing} />);
}

async function holdsInEveryShape(isKept: () => void): Promise<void> {
  isKept();
  for (const [width, height] of SIZES) {
    await turn(width, height);
    isKept();
  }
}

describe('when the screen is turned', () => {
  it('keeps what has been chosen of several', async () => {
    await ask(Several);
    const [first] = screen.getAllByRole('checkbox');
    const chosen = first!.props.testID as string;
    await fireEvent.press(first!);
    await holdsInEveryShape(() => {
      const ticked = screen.getAllByRole('checkbox', { checked: true });
      expect(ticked.map(({ props }) => props.testID as string)).toEqual([chosen]);
    });
  });

  it('keeps what has been shared out', async () => {
    await ask(Shared);
    await fireEvent.press(screen.getByTestId('more-monster:orc'));
    await fireEvent.press(screen.getByTestId('more-monster:orc'));
    await holdsInEveryShape(() => expect(screen.getByText('left: 1')).toBeTruthy());
  });

  it('keeps the question that is put before the turn is ended', async () => {
    await ask(Ending);
    await fireEvent.press(screen.getByTestId('end-turn'));
    await holdsInEveryShape(() => expect(screen.getByTestId('ask-first-stay')).toBeTruthy());
  });
});
