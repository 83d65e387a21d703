import { useMemo, useState } from 'react';
import { useAlike, useSteady } from '../../kit/alike';
import { useFeedback } from '../../kit/hooks/useFeedback';
import { useSetting } from '../../kit/settings';
import { quartersAt } from '../../kit/side';
import { together, type Quarters } from '../../../lib';
import type { BoardDoor, Camera, Launch } from '../../../board';
import type { AimWay } from '../../../rules/flicking';
import { FLICKS_TO_TEACH, type FirstContact, type Played, type Player, type TableSession } from '../../../session';
import type { AnyTable, AnyTableUi, BoardPart, ControlSize, ShowRule } from '../../game';
import { useStepAim, type StepAiming } from '../aim';
import { useHintedSteps } from '../app/useHintedSteps';
import { useIntentFirst } from '../app/useIntentFirst';
import { filmBeatOf, type FilmBeat } from '../beats/filmBeat';
import { useBeats, type BeatPlayer } from '../beats/useBeats';
import { useFlightFirst } from '../beats/useFlightFirst';
import { useHurry, type Hurry } from '../beats/useHurry';
import { useMusic } from '../beats/useMusic';
import { type Drawer, drawersIn } from '../drawers';
import { useForPrompt } from '../kept';
import { cardBeatOf, type CardBeat } from '../told/cardBeat';
import { useBoardOf, useWordsOf } from './filledIn';
import { useTableState } from './useTableState';

/** Whoever plays by keys may aim any flick by steps, whatever way the seat aims. */
export interface StepsByKey {
  /** How often they were asked for in this question. */
  readonly asked: number;
  /** null where nothing is to be flicked. */
  readonly ask: (() => void) | null;
  readonly leave: () => void;
}

/** Everything that the parts of the table show, at this moment. */
export interface TableNow extends Pick<AnyTable, 'session' | 'state' | 'words'> {
  readonly ui: AnyTableUi;
  readonly at: AnyTable;
  readonly board: BoardPart | null;
  /** How far the board is turned clockwise on the screen. */
  readonly turn: Quarters;
  readonly setLies: (lies: Quarters) => void;
  /** What of the board is looked at; left out while there is none. */
  readonly look: Camera | undefined;
  readonly setLook: (look: Camera) => void;
  /** How much of the screen the question wants; null while nothing is asked. */
  readonly size: ControlSize | 'board' | null;
  readonly drawers: readonly Drawer[];
  readonly beats: BeatPlayer;
  readonly card: CardBeat | null;
  readonly film: FilmBeat | null;
  readonly hurry: Hurry;
  /** The line that the app means to flick is seen before its flight. */
  readonly isIntentShown: boolean;
  /** Whose hands the device is in. */
  readonly player: Player | null;
  readonly stepAim: StepAiming;
  readonly steps: StepsByKey;
  readonly launch: (launch: Launch) => void;
  /** The same by a button: a disc that nobody sees is brought into view instead. */
  readonly launchSeen: (launch: Launch) => void;
  /** The board itself, as soon as it is there. */
  readonly setBoard: (board: BoardDoor | null) => void;
  readonly firstContactOf: (launch: Launch) => FirstContact | null;
  readonly tick: () => void;
}

export interface TableSource {
  readonly ui: AnyTableUi;
  readonly session: TableSession<Played>;
  readonly onShowRule: ShowRule;
}

/** How that player aims, while flicks are still new on this device. */
function useTeaching(player: Player | null): { readonly teaches: AimWay | null; readonly flicked: () => void } {
  const [flicksTaught, setFlicksTaught] = useSetting('flicksTaught');
  const isNew = flicksTaught < FLICKS_TO_TEACH;
  return {
    teaches: isNew ? (player?.aim ?? null) : null,
    flicked: useSteady(() => {
      if (isNew) setFlicksTaught(flicksTaught + 1);
    }),
  };
}

export function useTableNow({ ui, session, onShowRule }: TableSource): TableNow {
  const state = useTableState(session);
  const { view, beat, hand, sheet, prompt } = state;
  const words = useWordsOf(ui, sheet, view);
  const at = useMemo(() => ({ session, state, words, onShowRule }), [session, state, words, onShowRule]);
  const [speed] = useSetting('tellingSpeed');
  const [showIntent] = useSetting('showIntent');
  const player = sheet.players.find(({ seat }) => seat === hand) ?? null;
  const { teaches, flicked } = useTeaching(player);
  const hurry = useHurry(state, speed);
  const { pace } = hurry;
  const isIntending = useIntentFirst(state, showIntent, pace);
  const feedback = useFeedback(ui.catalogue);

  const card = cardBeatOf(ui.tells, beat, state, speed);
  const beats = useBeats({ ui, session, beat, pace, card: card?.goes ?? null, isHeld: isIntending, feedback });
  useMusic(ui, state, feedback);
  const [door, setBoard] = useState<BoardDoor | null>(null);
  useFlightFirst({ session, ui, pace, feedback, door });

  const [lies, setLies] = useState<Quarters>(0);
  const [look, setLook] = useState<Camera>();
  const board = useBoardOf(ui, { ...at, teaches, lies });
  const turn = board === null ? 0 : together(quartersAt(board.edge), lies);
  const isFlick = board?.isFlick === true;
  const [asked, setAsked] = useForPrompt(prompt?.number ?? null, () => 0);
  const isByStep = isFlick && (player?.aim === 'steps' || asked > 0);
  const steppedId = isByStep ? (board?.chosen ?? null) : null;
  const stepAim = useStepAim(steppedId, board?.limits.maxSpeedMmS ?? 0, turn);
  useHintedSteps(ui.flicks, state, stepAim, isByStep);

  const launchOf = (launch: Launch) => ({ ...launch, from: board?.from(launch.discId) ?? null });
  const launch = useSteady((aimed: Launch): void => {
    if (session.launch(launchOf(aimed)) === null) flicked();
  });
  const launchSeen = useSteady((aimed: Launch): void => {
    if (!door?.bringIntoView(aimed.discId)) launch(aimed);
  });
  const firstContactOf = useSteady((aimed: Launch) => session.firstContact(launchOf(aimed)));
  const ask = useSteady(() => setAsked(asked + 1));
  const leave = useSteady(() => setAsked(0));
  const drawers = useAlike(drawersIn(ui.drawers, view));
  return {
    ui,
    at,
    session,
    state,
    words,
    board,
    turn,
    setLies,
    look,
    setLook,
    size: prompt === null ? null : (ui.asks[prompt.purpose.kind]?.size ?? null),
    drawers,
    beats,
    card,
    film: filmBeatOf(ui.tells, beat, pace),
    hurry,
    isIntentShown: showIntent && pace !== 'instant',
    player,
    stepAim,
    steps: { asked, ask: isFlick ? ask : null, leave },
    launch,
    launchSeen,
    setBoard,
    firstContactOf,
    tick: feedback.tick,
  };
}
