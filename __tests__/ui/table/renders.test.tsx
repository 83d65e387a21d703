import { act, fireEvent, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { Dimensions } from 'react-native';
import { ARENA_MM } from '../../../src/rules/conquest';
import type { Played } from '../../../src/session';
import type { TableLaunch, TableSession } from '../../../src/session/game/tableSession';
import { catacombsTable } from '../../../src/ui/games/catacombs/table';
import { conquestTable } from '../../../src/ui/games/conquest/table';
import type { WholeTableProps } from '../../../src/ui/game';
import { MOTION_MS } from '../../../src/theme';
import { tableOf } from '../../../src/ui/table';
import { laid, ONE, TWO, upToQuestion } from '../../session/conquest/support/duel';
import { KNIGHT, MAGE, QUEEN, TROPHY } from '../conquest/sit';
import { createRenderCounter } from '../countedRenders';
import { renderInApp } from '../renderApp';
import { openTable, playToTheHeroesTurn } from './heroesTurn';

/** Boards are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(120_000);

const nothing = (): void => undefined;
/** Small, for what is baked is baked in software here. */
const PX_PER_MM = 0.4;
const SPEED_MM_S = 1500;
const FLICKS = 4;

const SCREENS = { phone: { width: 390, height: 844 }, tablet: { width: 1180, height: 820 } } as const;

interface At {
  readonly id: string;
  readonly xMm: number;
  readonly yMm: number;
}

/** At the nearest of these. */
function launchAt(from: At, targets: readonly At[]): TableLaunch {
  const far = (one: At): number => Math.hypot(one.xMm - from.xMm, one.yMm - from.yMm);
  const [target] = [...targets].sort((one, other) => far(one) - far(other));
  const share = SPEED_MM_S / far(target!);
  return {
    discId: from.id,
    vxMmS: (target!.xMm - from.xMm) * share,
    vyMmS: (target!.yMm - from.yMm) * share,
    from: null,
  };
}

interface Counted {
  /** From each release until its flight is on. */
  readonly launches: readonly number[];
  /** What each beat brings, up to the next. */
  readonly beats: readonly number[];
}

const sum = (commits: readonly number[]): number => commits.reduce((total, one) => total + one, 0);

/** How many components are rendered while discs are sent off, and while it is told what comes of it. */
async function counted<P extends Played>(
  Table: (props: WholeTableProps<P>) => ReactNode,
  session: TableSession<P>,
  board: { readonly widthMm: number; readonly heightMm: number },
  nextLaunch: () => TableLaunch | null,
): Promise<Counted> {
  const { Counted, during } = createRenderCounter();
  // However slow the machine, nothing goes by itself while something is counted.
  jest.useFakeTimers();
  await renderInApp(
    <Counted>
      <Table session={session} onSettings={nothing} onLeave={nothing} onStory={nothing} />
    </Counted>,
  );
  const layout = { x: 0, y: 0, width: board.widthMm * PX_PER_MM, height: board.heightMm * PX_PER_MM };
  await fireEvent(screen.getByTestId('board'), 'layout', { nativeEvent: { layout } });
  const launches: number[] = [];
  const beats: number[] = [];
  for (let launch = nextLaunch(); launch !== null && launches.length < FLICKS; launch = nextLaunch()) {
    const sent = launch;
    const launching = await during(async () => {
      expect(session.launch(sent)).toBeNull();
      await session.kept();
    });
    expect(session.getState().beat?.kind).toBe('flight');
    launches.push(sum(launching));
    for (let { beat } = session.getState(); beat !== null; { beat } = session.getState()) {
      const { number } = beat;
      const telling = await during(async () => {
        session.told(number);
        await session.kept();
      });
      beats.push(sum(telling));
    }
    // What rises over the discs has gone.
    await act(async () => jest.advanceTimersByTime(2 * MOTION_MS.float));
  }
  await screen.unmount();
  expect(launches.length).toBe(FLICKS);
  return { launches, beats };
}

async function catacombs(): Promise<Counted> {
  const session = await openTable();
  await playToTheHeroesTurn(session);
  return counted(tableOf(catacombsTable), session, { widthMm: 310, heightMm: 460 }, () => {
    const { launchable, shown } = session.getState();
    const pieces = Object.values(shown.pieces);
    const from = pieces.find(({ id }) => launchable.includes(id));
    const monsters = pieces.filter(({ kind }) => kind === 'monster');
    return from === undefined ? null : launchAt(from, monsters);
  });
}

async function conquest(): Promise<Counted> {
  const session = await laid({
    opening: { turn: 'sword', step: 'act', hands: { [ONE]: [MAGE, QUEEN, KNIGHT], [TWO]: [TROPHY] } },
  });
  await upToQuestion(session);
  session.answer({ kind: 'choose', options: [MAGE] });
  await upToQuestion(session);
  return counted(tableOf(conquestTable), session, ARENA_MM, () => {
    const { launchable, shown } = session.getState();
    const from = shown.discs.find(({ id }) => launchable.includes(id));
    const enemies = shown.discs.filter(({ id }) => id.startsWith('skull'));
    return from === undefined ? null : launchAt(from, enemies);
  });
}

afterEach(() => jest.useRealTimers());

const PLAYED = { catacombs, conquest };

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

it.each([
  ['catacombs', 'phone', { launch: 135, beat: 80, most: 240 }],
  ['catacombs', 'tablet', { launch: 195, beat: 100, most: 465 }],
  ['conquest', 'phone', { launch: 105, beat: 105, most: 265 }],
  ['conquest', 'tablet', { launch: 150, beat: 150, most: 265 }],
] as const)('%s on a %s renders at most so many components for a flick and for what is told of it', async (...row) => {
  const [game, screenName, bound] = row;
  const usual = Dimensions.get('window');
  Dimensions.set({ window: { ...usual, ...SCREENS[screenName] } });
  try {
    const { launches, beats } = await PLAYED[game]();
    const found = { launch: Math.max(...launches), beat: middle(beats), most: Math.max(...beats) };
    expect(found.launch).toBeLessThanOrEqual(bound.launch);
    expect(found.beat).toBeLessThanOrEqual(bound.beat);
    expect(found.most).toBeLessThanOrEqual(bound.most);
  } finally {
    Dimensions.set({ window: usual });
  }
});
