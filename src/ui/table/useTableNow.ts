import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { BoardDoor, BoardFloat, BoardScene, Launch } from '../../board';
import type { CatacombsWords } from '../../i18n/catacombs';
import { LAUNCH } from '../../rules/catacombs';
import type { AimWay, LaunchLimits } from '../../rules/flicking';
import { CATALOGUE } from '../games/catacombs/catalogue';
import { FLICKS_TO_TEACH, type FirstContact, type Player } from '../../session';
import type { TableSession, TableState } from '../../session/catacombs';
import { useFeedback } from '../kit/hooks/useFeedback';
import { useSetting } from '../kit/settings';
import { useStepAim, type StepAiming } from './aim';
import { useHintedSteps } from './app/useHintedSteps';
import { useIntentFirst } from './app/useIntentFirst';
import { cardBeatOf, type CardBeat } from './beats/cardBeat';
import { useBeats, type BeatPlayer } from './beats/useBeats';
import { useFloats } from './beats/useFloats';
import { useHurry, type Hurry } from './beats/useHurry';
import { useMusic } from './beats/useMusic';
import { sceneOf } from '../games/catacombs/pieces/sceneOf';
import { useForPrompt } from './question/useForPrompt';
import { useTablePlay, type TablePlay } from '../games/catacombs/play/useTablePlay';
import { useTableWords } from '../games/catacombs/words/useTableWords';

/** Whoever plays by keys may aim any flick by steps, whatever way the seat aims. */
export interface StepsByKey {
  /** How often they were asked for in this question. */
  readonly asked: number;
  /** null where nothing is to be flicked. */
  readonly ask: (() => void) | null;
  readonly leave: () => void;
}

/** Everything that the parts of the table show, at this moment. */
export interface TableNow {
  readonly session: TableSession;
  readonly state: TableState;
  readonly words: CatacombsWords;
  readonly play: TablePlay;
  readonly beats: BeatPlayer;
  readonly card: CardBeat | null;
  readonly hurry: Hurry;
  /** The line that the app means to flick is seen before its flight. */
  readonly isIntentShown: boolean;
  readonly floats: readonly BoardFloat[];
  readonly scene: BoardScene;
  /** Whose hands the device is in. */
  readonly player: Player | null;
  /** How that player aims, while flicks are still new on this device. */
  readonly teaches: AimWay | null;
  /** The board is seen from the Overseer's end. */
  readonly isTurned: boolean;
  readonly stepAim: StepAiming;
  /** How fast a disc may be flicked. */
  readonly limits: LaunchLimits;
  readonly steps: StepsByKey;
  readonly launch: (launch: Launch) => void;
  /** The same by a button: a disc that nobody sees is brought into view instead. */
  readonly launchSeen: (launch: Launch) => void;
  /** The board itself, as soon as it is there. */
  readonly setBoard: (board: BoardDoor | null) => void;
  readonly firstContactOf: (launch: Launch) => FirstContact | null;
  readonly tick: () => void;
}

export function useTableNow(session: TableSession): TableNow {
  const state = useStore(session);
  const { shown, view, beat, hand, sheet } = state;
  const words = useTableWords(sheet, view.model.setup);
  const [speed] = useSetting('tellingSpeed');
  const [showIntent] = useSetting('showIntent');
  const [flicksTaught, setFlicksTaught] = useSetting('flicksTaught');
  const hurry = useHurry(state, speed);
  const { pace } = hurry;
  const isIntending = useIntentFirst(state, showIntent, pace);
  const feedback = useFeedback(CATALOGUE);

  const card = cardBeatOf(beat, state, speed);
  const beats = useBeats({ session, beat, pace, card: card?.goes ?? null, isHeld: isIntending, feedback });
  const floats = useFloats(state);
  useMusic(state, feedback);

  const play = useTablePlay(session, state, words);
  // A missile is on no list of the table's discs, and is seen to fly all the same.
  const flown = beat?.kind === 'flight' ? beat.film.shot.projectile : null;
  const marks = useMemo(
    () => (flown === null ? play.marks : { ...play.marks, loose: [...play.marks.loose, flown] }),
    [play.marks, flown],
  );
  const scene = useMemo(() => sceneOf(shown, marks), [shown, marks]);
  const player = sheet.players.find(({ seat }) => seat === hand) ?? null;
  const isTurned = sheet.passing === 'oppositeEnds' && hand === view.model.setup.overseer;
  const isFlick = play.asked.kind === 'flick' || play.ready !== null;
  const [asked, setAsked] = useForPrompt(state.prompt?.number ?? null, () => 0);
  const isByStep = isFlick && (player?.aim === 'steps' || asked > 0);
  // A disc that may be flicked before anybody asked for it.
  const limits = play.asked.kind === 'flick' ? play.asked.ask : LAUNCH;
  const stepAim = useStepAim(isByStep ? play.selectedId : null, limits.maxSpeedMmS, isTurned);
  useHintedSteps(state, stepAim, isByStep);

  const [board, setBoard] = useState<BoardDoor | null>(null);
  const launchOf = (launch: Launch) => ({ ...launch, from: play.projectile.from(launch.discId) });
  const launch = (aimed: Launch): void => {
    const isMade = session.launch(launchOf(aimed)) === null;
    if (isMade && flicksTaught < FLICKS_TO_TEACH) setFlicksTaught(flicksTaught + 1);
  };
  return {
    session,
    state,
    words,
    play,
    beats,
    card,
    hurry,
    isIntentShown: showIntent && pace !== 'instant',
    floats,
    scene,
    player,
    teaches: flicksTaught < FLICKS_TO_TEACH ? (player?.aim ?? null) : null,
    isTurned,
    stepAim,
    limits,
    steps: { asked, ask: isFlick ? () => setAsked(asked + 1) : null, leave: () => setAsked(0) },
    launch,
    launchSeen: (aimed) => {
      if (!board?.bringIntoView(aimed.discId)) launch(aimed);
    },
    setBoard,
    firstContactOf: (launch) => session.firstContact(launchOf(launch)),
    tick: feedback.tick,
  };
}
