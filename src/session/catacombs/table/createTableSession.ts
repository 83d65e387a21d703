import { createStore } from 'zustand/vanilla';
import { type Decision } from '../../../ai';
import { catacombs, type CatacombsAnswer, type CatacombsState } from '../../../rules/catacombs';
import { recordOf, refuse, writeRecord, type Refusal, type SeatId } from '../../../rules/machine';
import type { GameShelf } from '../../../storage';
import { firstContact } from '../../firstContact';
import { goOn, type CatacombsStep, type Course } from '../course/course';
import { playOn, rehearse, type Played } from '../course/playOn';
import { snapshotOf } from '../games/courseSnapshot';
import { gameSummary } from '../games/gameSummary';
import { writeSheet } from '../games/keptSheet';
import { writeStep } from '../games/keptStep';
import type { GameOpening } from '../opening';
import { appSeatsOf, type GameSheet } from '../sheet';
import { createTeller } from '../shown/telling';
import type { TableSession } from '../tableSession';
import type { Cause, Intent, TableState } from '../tableState';
import type { KeptFlicks } from '../../likeness';
import type { Thinker } from '../../thinkers/thinker';
import { spokenBy } from './answering';
import { createAppTurns } from './appTurns';
import { firstHand, holdingFor, type Holding } from './handOver';
import { createHints } from './hints';
import { createJournal, type Keeping } from './journal';
import { answersOf } from './launching';
import { noteOfFlick } from './noteOfFlick';
import { createPlacer } from './placeForMe';
import { createTableView } from './tableView';
import { undoingOf } from './undoing';

export interface TableSessionOptions {
  readonly gameId: string;
  readonly opening: GameOpening;
  /** The game so far. */
  readonly course: Course;
  readonly sheet: GameSheet;
  /** Who held the device last; null for whoever is asked first. */
  readonly hand: SeatId | null;
  readonly shelf: GameShelf;
  /** How many steps are on the shelf: more than in the course, where some were dropped. */
  readonly stepCount: number;
  /** How many of them the latest snapshot stands for. */
  readonly snapshotStepCount?: number;
  readonly nowMs: () => number;
  readonly thinker: Thinker;
  /** Told of every flick that somebody makes by hand. */
  readonly flicks: Pick<KeptFlicks, 'note'>;
}

/** Whoever asks too early or too late: the question is not on the table. */
const NOT_ASKED = refuse('stalePrompt');
const NOT_YOUR_DISC = refuse('notYourDisc', 'BASE-140');

export function createTableSession(options: TableSessionOptions): TableSession {
  const { gameId, opening, shelf, nowMs, thinker } = options;
  const isNew = options.course.timeline.record.length === 0;
  const teller = createTeller(options.course, isNew);
  const placer = createPlacer(opening.seed);
  const tableView = createTableView();
  let { course, sheet } = options;
  const stateNow = (): CatacombsState => course.timeline.state;
  let holding: Holding = { hand: options.hand ?? firstHand(stateNow(), sheet), curtain: null };
  let refusal: Refusal | null = null;
  let keeping: Keeping = 'kept';
  /** A flick is being written down, and is shown as soon as it is. */
  let isWriting = false;
  let hasLeft = false;
  /** What the app meant by its last answer, where that was a flick. */
  let intent: Intent | null = null;
  const appTurns = createAppTurns({ thinker, seed: opening.seed, onDecision: decided });
  const hints = createHints({ thinker, seed: opening.seed, onChange: () => publish() });

  const isTelling = (): boolean => isWriting || teller.now().beat !== null;
  const isQuiet = (): boolean => !isTelling() && holding.curtain === null;
  const isAsking = (): boolean => isQuiet() && appTurns.seat() === null;
  const momentNow = () => ({ state: stateNow(), sheet, commandCount: course.timeline.record.length });

  const look = (): TableState =>
    tableView({
      gameId,
      course,
      sheet,
      holding,
      telling: teller.now(),
      refusal,
      keeping,
      isAsking: isAsking(),
      isQuiet: isQuiet(),
      thinking: appTurns.seat(),
      intent,
      hint: hints.now(),
    });
  const store = createStore<TableState>(look);
  const publish = (): void => store.setState(look());

  const journal = createJournal({
    shelf,
    gameId,
    stepCount: options.course.timeline.record.length,
    stepsOnShelf: options.stepCount,
    snapshotStepCount: options.snapshotStepCount ?? 0,
    snapshotAfter(stepCount) {
      // Not while a disc is on its way: that needs every frame.
      const isFlying = isWriting || teller.now().beat?.kind === 'flight';
      return isFlying || course.timeline.record.length !== stepCount ? null : snapshotOf(course);
    },
    nowMs,
    onKeeping(next) {
      keeping = next;
      store.setState({ keeping });
    },
  });

  function keep(steps: readonly CatacombsStep[], cause: Cause | null = null): void {
    journal.add(
      steps.map((step) => writeStep(step, cause)),
      {
        sheet: writeSheet({ sheet, hand: holding.hand }),
        summary: JSON.stringify(gameSummary(stateNow())),
        isOver: stateNow().outcome !== null,
      },
    );
  }

  /** When all has been told, the device goes to whoever is asked now. */
  function goOnTelling(): void {
    if (!isTelling()) {
      const { hand } = holding;
      teller.end(course);
      holding = holdingFor(stateNow(), sheet, hand);
      if (holding.hand !== hand) keep([]);
      if (!hasLeft) appTurns.follow(momentNow());
      if (isAsking()) hints.goOn(momentNow(), holding.hand);
    }
    publish();
  }

  function change(next: Course, cause: Cause | null = null): void {
    const from = course.timeline.record.length;
    course = next;
    refusal = null;
    appTurns.cancel();
    hints.forget();
    keep(course.timeline.record.slice(from), cause);
  }

  function follow({ course: next, chapters }: Played, cause: Cause | null = null): void {
    change(next, cause);
    const tell = (): void => {
      isWriting = false;
      teller.begin(chapters);
      goOnTelling();
    };
    if (!chapters.some(({ film }) => film !== null)) return tell();
    // What has been released is on disk before anybody sees where it goes.
    isWriting = true;
    publish();
    void journal.settled().then(tell);
  }

  function deny(reason: Refusal): Refusal {
    refusal = reason;
    publish();
    return reason;
  }

  /** Whoever aims by steps sets every flick exactly, which says nothing of a hand. */
  function noteFlick(seat: SeatId, flicked: Course): void {
    const player = sheet.players.find((one) => one.seat === seat);
    const note = noteOfFlick(flicked);
    if (note === null || player === undefined || player.name === '' || player.aim === 'steps') return;
    options.flicks.note(player.name, note);
  }

  function say(answers: readonly CatacombsAnswer[]): Refusal | null {
    const [first] = answers;
    if (!isAsking() || first === undefined) return deny(NOT_ASKED);
    const spoken = spokenBy(stateNow(), sheet, holding.hand, first);
    if (spoken.refusal !== null) return deny(spoken.refusal);
    const cause = hints.cause();
    const played = playOn(course, answers, spoken.seat, cause);
    if (!played.ok) return deny(played.error);
    holding = { hand: spoken.seat, curtain: null };
    intent = null;
    hints.answered(first);
    noteFlick(spoken.seat, played.value.course);
    follow(played.value, cause);
    return null;
  }

  function decided(seat: SeatId, { answer, thought }: Decision): boolean {
    const cause: Cause = { by: 'app', thought };
    const played = playOn(course, [answer], seat, cause);
    if (!played.ok) return false;
    intent = thought.kind === 'shot' ? thought : null;
    hints.answered(null);
    follow(played.value, cause);
    return true;
  }

  function takeBack(steps: readonly CatacombsStep[]): Refusal | null {
    if (!isQuiet()) return deny(NOT_ASKED);
    let next = course;
    for (const step of steps) {
      const back = goOn(next, step);
      if (!back.ok) return deny(back.error);
      next = back.value;
    }
    change(next);
    goOnTelling();
    return null;
  }

  const session: TableSession = {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    answer: (answer) => say([answer]),
    whyNot: (answer) => (isAsking() ? spokenBy(stateNow(), sheet, holding.hand, answer).refusal : NOT_ASKED),
    launch(launch) {
      const answers = answersOf(stateNow(), launch);
      return answers === null ? deny(NOT_YOUR_DISC) : say(answers);
    },
    firstContact(launch) {
      const answers = isAsking() ? answersOf(stateNow(), launch) : null;
      const flick = answers === null ? null : rehearse(stateNow(), answers);
      return flick === null ? null : firstContact(flick.table, flick.shot);
    },
    placeForMe: () => (isAsking() ? placer(stateNow()) : null),
    told(beatNumber) {
      if (teller.now().beat?.number !== beatNumber) return;
      teller.told();
      goOnTelling();
    },
    tellAll() {
      if (isWriting) return;
      teller.end(course);
      goOnTelling();
    },
    undo() {
      const undoing = isQuiet() ? undoingOf(course.timeline, appSeatsOf(sheet)) : null;
      if (undoing !== null) takeBack(Array.from({ length: undoing.steps }, () => ({ kind: 'undo' })));
    },
    askHint() {
      if (isAsking()) hints.ask(momentNow(), holding.hand);
    },
    retake: (agreedBy) => takeBack([{ kind: 'retake', agreedBy: [...agreedBy, ...appSeatsOf(sheet)] }]),
    take(seat) {
      if (isTelling() || stateNow().prompt?.seats.includes(seat) !== true) return;
      holding = { hand: seat, curtain: null };
      keep([]);
      publish();
    },
    changeSheet(next) {
      sheet = { ...sheet, ...next };
      keep([]);
      goOnTelling();
    },
    leave() {
      hasLeft = true;
      appTurns.cancel();
      hints.forget();
    },
    kept: journal.settled,
    writeRecord: () => writeRecord(recordOf(catacombs.id, opening, course.timeline.record)),
  };

  if (isNew) teller.begin([{ lines: course.log, film: null, after: stateNow() }]);
  const released = playOn(course, [], holding.hand);
  // The app was closed while a flick was in the air: it comes to rest as it would have.
  if (released.ok && released.value.chapters.length > 0) follow(released.value);
  else goOnTelling();
  return session;
}
