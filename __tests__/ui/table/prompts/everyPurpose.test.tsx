import { screen } from '@testing-library/react-native';
import type { CatacombsState, Purpose } from '../../../../src/rules/catacombs';
import { renderInApp } from '../../renderApp';
import { usualAsks } from './boxStates';
import { solothAsks } from './solothStates';
import { answerOnScreen, rawWordsOnScreen } from './hands';
import { PromptOnly } from './PromptOnly';
import { lordAsks, lordPlaces } from './lordStates';
import { momentsOf, shortOfDiscs, shortOfGold, storyTold } from './promptStates';
import { seldomAsks } from './seldomStates';
import { sessionAt } from './sessionAt';
import { verminAsks, verminPlaces } from './verminStates';

// Discs and cards are drawn by a processor here, and each for the first time.
jest.setTimeout(60_000);

/** Where each question is answered. A purpose of the rules that is not here does not compile. */
const ANSWERED: Readonly<Record<Purpose['kind'], 'by a control' | 'on the board'>> = {
  acceptAdventure: 'by a control',
  chooseRoom: 'by a control',
  chooseDirection: 'by a control',
  useMap: 'by a control',
  halveMonsters: 'by a control',
  chooseShortfall: 'by a control',
  placeHeroes: 'on the board',
  confirmPlacement: 'by a control',
  placeMonsters: 'on the board',
  act: 'on the board',
  castFrom: 'by a control',
  sharpenArrow: 'by a control',
  flick: 'on the board',
  watchFlick: 'on the board',
  cancelPitch: 'by a control',
  stayUp: 'by a control',
  absorb: 'by a control',
  freeze: 'by a control',
  loseSpike: 'by a control',
  putBack: 'by a control',
  retaliate: 'by a control',
  placeFireWall: 'on the board',
  placeReborn: 'on the board',
  corrode: 'by a control',
  decay: 'by a control',
  enslave: 'by a control',
  keepItem: 'by a control',
  placeSpawn: 'on the board',
  placeSummoned: 'on the board',
  payWithLife: 'by a control',
  splitPoints: 'by a control',
  activateArtefact: 'by a control',
  payArtefact: 'by a control',
  payVermin: 'by a control',
  teleportWhom: 'by a control',
  teleportTo: 'on the board',
  healWhom: 'by a control',
  swapWith: 'by a control',
  vanish: 'by a control',
  vanishTo: 'on the board',
  callOn: 'by a control',
  takeForm: 'by a control',
  addWandering: 'by a control',
  payFirst: 'by a control',
  altar: 'by a control',
  judgeOffering: 'by a control',
  agreeOffering: 'by a control',
  merchant: 'by a control',
  healer: 'by a control',
  payFor: 'by a control',
  agreeToPay: 'by a control',
  handOver: 'by a control',
  agreeHandOver: 'by a control',
  agreeRemedy: 'by a control',
  ruleWhich: 'by a control',
  ruleWhere: 'on the board',
  camp: 'by a control',
  campRecover: 'by a control',
  campMonsters: 'by a control',
  placeSwarm: 'on the board',
  placeRats: 'on the board',
  placeFreed: 'on the board',
  frighten: 'by a control',
  climb: 'by a control',
  swarmAttack: 'by a control',
  curePoison: 'by a control',
  cureWhom: 'by a control',
  allotWandering: 'by a control',
  chooseVariants: 'by a control',
};
const CONTROLLED = Object.entries(ANSWERED).flatMap(([kind, how]) => (how === 'by a control' ? [kind] : []));

/** Between them these games come to every question but those that are made by hand. */
const GAMES: readonly (readonly [game: number, commands: number])[] = [
  [1, 1000],
  [2, 400],
  [3, 1020],
  [4, 880],
  [5, 1340],
  [7, 750],
  [15, 240],
  [28, 160],
  [45, 360],
  [12, 620],
  [13, 600],
  [30, 490],
  [47, 1060],
  [72, 230],
  [84, 10],
  [180, 120],
];
const TIMES_EACH = 3;

function* statesToAnswer(): Generator<CatacombsState> {
  yield shortOfGold();
  yield shortOfDiscs();
  yield storyTold();
  yield* usualAsks();
  yield* solothAsks();
  yield* verminAsks();
  yield* lordAsks();
  yield* seldomAsks();
  yield* verminPlaces();
  yield lordPlaces();
  const seen = new Map<string, number>();
  for (const [game, commands] of GAMES) {
    for (const { state } of momentsOf(game, commands)) {
      const kind = state.prompt?.purpose.kind;
      if (kind === undefined) continue;
      const times = seen.get(kind) ?? 0;
      seen.set(kind, times + 1);
      if (times < TIMES_EACH) yield state;
    }
  }
}

const casesByKind = (): ReadonlyMap<string, readonly CatacombsState[]> => {
  const cases = new Map<string, CatacombsState[]>();
  for (const state of statesToAnswer()) {
    const kind = state.prompt!.purpose.kind;
    cases.set(kind, [...(cases.get(kind) ?? []), state]);
  }
  return cases;
};

const cases = casesByKind();

it('every question comes up', () => {
  expect([...cases.keys()].sort()).toEqual(Object.keys(ANSWERED).sort());
});

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  it.each(CONTROLLED)('%s is answered by its controls, and the rules accept it', async (kind) => {
    for (const [turn, state] of (cases.get(kind) ?? []).entries()) {
      const session = sessionAt(state);
      const { commandCount } = session.getState().view;
      expect(session.getState().prompt?.purpose.kind).toBe(kind);
      await renderInApp(<PromptOnly session={session} />, { language });
      expect(screen.getByTestId(`prompt-${kind}`)).toBeTruthy();
      expect(rawWordsOnScreen()).toEqual([]);
      await answerOnScreen(turn);
      expect(session.getState().refusal).toBeNull();
      expect(session.getState().view.commandCount).toBeGreaterThan(commandCount);
      await screen.unmount();
    }
  });
});

/** The session answers a flight by itself, and asks nobody. */
const LEFT_TO_THE_BOARD = Object.keys(ANSWERED).filter((kind) => !CONTROLLED.includes(kind) && kind !== 'watchFlick');

it.each(LEFT_TO_THE_BOARD)('%s is left to the board', async (kind) => {
  const [state] = cases.get(kind)!;
  await renderInApp(<PromptOnly session={sessionAt(state!)} />);
  expect(screen.queryByTestId(/^prompt-/)).toBeNull();
});
