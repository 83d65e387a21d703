import { screen, within } from '@testing-library/react-native';
import { solothLines } from '../../../../src/i18n/catacombs/say/prompts/solothLines';
import { verminLines } from '../../../../src/i18n/catacombs/say/prompts/verminLines';
import { ASKS } from '../../../../src/ui/games/catacombs/asks';
import { renderInApp } from '../../renderApp';
import { boxAsks } from './boxStates';
import { PromptOnly } from './PromptOnly';
import { sessionAt } from './sessionAt';

// Discs and cards are drawn by a processor here, and each for the first time.
jest.setTimeout(60_000);

const isOfABox = (kind: string): boolean => Object.hasOwn(solothLines, kind) || Object.hasOwn(verminLines, kind);

const STATES = [...boxAsks()].flatMap((state) => {
  const { purpose } = state.prompt!;
  return isOfABox(purpose.kind) && ASKS[purpose.kind].size !== 'board' ? [[purpose.kind, state] as const] : [];
});

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  it.each(STATES)('%s tells a newcomer why it is asked and what each option does', async (_, state) => {
    const { purpose } = state.prompt!;
    await renderInApp(<PromptOnly session={sessionAt(state)} />, { language });
    if (ASKS[purpose.kind].size === 'bar') expect(screen.getByTestId('prompt-why')).toBeTruthy();
    for (const option of screen.queryAllByTestId(/^option-/)) {
      if (option.props.testID === 'option-leave') continue;
      expect(within(option).queryAllByText(/.{8,}[.!;)]$|→/).length).toBeGreaterThan(0);
    }
  });
});

it('comes to every question that is not answered on the board', () => {
  const onTheBoard = ['placeReborn', 'vanishTo', 'placeSwarm', 'placeRats', 'placeFreed'];
  const asked = new Set([...onTheBoard, ...STATES.map(([kind]) => kind)]);
  expect([...asked].sort()).toEqual([...Object.keys(solothLines), ...Object.keys(verminLines)].sort());
});
