import { screen, within } from '@testing-library/react-native';
import type { CatacombsState } from '../../../../src/rules/catacombs';
import { renderInApp } from '../../renderApp';
import { PromptOnly } from './PromptOnly';
import { momentsOf } from './promptStates';
import { sessionAt } from './sessionAt';
import { solothParty } from '../../../rules/soloth/support';
import { catacombsWords, en } from '../../../support/words';

jest.setTimeout(60_000);

const GAMES: readonly (readonly [game: number, commands: number])[] = [
  [1, 1000],
  [3, 1020],
  [5, 1340],
];

type Consent = Extract<CatacombsState['tasks'][number], { kind: 'confirmPlacement' | 'agreeToPay' }>;

const saidYes = (task: Consent) => (task.kind === 'confirmPlacement' ? task.confirmed : task.agreed);

/** Somebody has said yes, and others are still asked. */
function halfAgreed(kind: Consent['kind']): { readonly state: CatacombsState; readonly seats: readonly string[] } {
  for (const [game, commands] of GAMES) {
    for (const { state } of momentsOf(game, commands)) {
      const task = state.tasks.at(-1);
      if (state.prompt?.purpose.kind !== kind || task?.kind !== kind) continue;
      const seats = saidYes(task);
      if (seats.length > 0) return { state, seats };
    }
  }
  throw new Error(`nobody is half way through ${kind}`);
}

it.each([
  ['confirmPlacement', en.prompts.isReady],
  ['agreeToPay', en.prompts.hasAgreed],
] as const)('%s says who has said yes already', async (kind, said) => {
  const { state, seats } = halfAgreed(kind);
  await renderInApp(<PromptOnly session={sessionAt(state)} />);
  for (const seat of seats) expect(screen.getByText(`Player ${seat}`)).toBeTruthy();
  expect(screen.getAllByText(said)).toHaveLength(seats.length);
});

it('an artefact may be left asleep, and that is no card among the others', async () => {
  const zombie = { monster: 'monster:zombie', disc: 'zombie' } as const;
  const { state } = solothParty({
    monsters: ['monster:orc'],
    pieces: [{ id: 'monster:orc-1', life: 1 }],
    boards: { 'hero:witch-hunter': { trophies: { kept: [zombie], active: [] } } },
  })
    .act('hero:witch-hunter', 'punch')
    .flick({ hits: ['monster:orc-1'] })
    .passAll();
  expect(state.prompt?.purpose.kind).toBe('activateArtefact');
  await renderInApp(<PromptOnly session={sessionAt(state)} />);
  const inScroll = within(screen.getByTestId('prompt-activateArtefact'));
  expect(screen.getByTestId('option-keepTrophies')).toHaveTextContent(catacombsWords('en').option('keepTrophies'), {
    exact: false,
  });
  expect(inScroll.queryByTestId('option-keepTrophies')).toBeNull();
  expect(screen.getAllByTestId(/^option-artefact/).length).toBeGreaterThan(0);
});
