import { screen, within } from '@testing-library/react-native';
import { cardId } from '../../../src/rules/conquest';
import { ScoreBar } from '../../../src/ui/games/conquest/score/ScoreBar';
import { stepsOf } from '../../../src/ui/games/conquest/turn/steps';
import { TurnRail } from '../../../src/ui/games/conquest/turn/TurnRail';
import { renderInApp } from '../renderApp';

jest.setTimeout(60_000);

describe('the rail of a turn', () => {
  it('ticks what is done, lights one step and leaves the rest to come', async () => {
    const steps = stepsOf({
      ...{ card: cardId('gryphon', 'moth'), isStunned: false, isDrawnLast: false, hasAbilities: true },
    });
    await renderInApp(
      <TurnRail steps={steps} lit={3} names={steps.map(({ kind }) => kind)} spoken="second shot" hasNames />,
    );
    expect(screen.getByRole('img', { name: 'second shot' })).toBeTruthy();
    expect(screen.getAllByTestId('step-done')).toHaveLength(3);
    expect(within(screen.getByTestId('step-now')).getByText('shot')).toBeTruthy();
    expect(screen.getAllByTestId('step-toCome')).toHaveLength(2);
  });
});

describe('the score', () => {
  it('tells tokens, bank, markers and kept armour of both teams', async () => {
    const teams = {
      sword: { tokens: 7, marker: 1, hasArmour: false },
      skull: { tokens: 8, marker: 2, hasArmour: true },
    } as const;
    await renderInApp(<ScoreBar teams={teams} bank={9} active="sword" bankName="bank" spoken="7 against 8" />);
    const score = screen.getByRole('img', { name: '7 against 8' });
    for (const figure of ['7', '8', '9', '1', '2']) expect(within(score).getByText(figure)).toBeTruthy();
    expect(screen.queryByTestId('armour-sword')).toBeNull();
    expect(screen.getByTestId('armour-skull')).toBeTruthy();
  });
});
