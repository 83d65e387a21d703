import { createStore } from 'zustand/vanilla';
import { catacombs, type CatacombsAnswer, type CatacombsState } from '../../../rules/catacombs';
import { recordOf, refuse, writeRecord, type Refusal, type SeatId } from '../../../rules/machine';
import type { GameShelf } from '../../../storage';
import { firstContact } from '../../firstContact';
import { goOn, type CatacombsStep, type Course } from '../course/course';
import { playOn, rehearse, type Played } from '../course/playOn';
import { gameSummary } from '../games/gameSummary';
import { writeSheet } from '../games/keptSheet';
import type { GameOpening } from '../opening';
import type { GameSheet } from '../sheet';
import { createTeller } from '../shown/telling';
import type { TableSession } from '../tableSession';
import type { TableState } from '../tableState';
import { spokenBy } from './answering';
import { holdingFor, type Holding } from './handOver';
import { createJournal, type Keeping } from './journal';
import { answersOf } from './launching';
import { createPlacer } from './placeForMe';
import { createTableView, undoOffer } from './tableView';

export interface TableSessionOptions {
  readonly gameId: string;
  readonly opening: GameOpening;
  /** The game so far. */
  readonly course: Course;
  readonly sheet: GameSheet;
  /** Who held the device last; null for whoever is asked first. */
  readonly hand: SeatId | null;
  readonly shelf: GameShelf;
  /** How much of the course is on the shelf. */
  readonly stepCount: number;
  readonly nowMs: () => number;
}

/** Whoever asks too early or too late: the question is not on the table. */
const NOT_ASKED = refuse('stalePrompt');
const NOT_YOUR_DISC = refuse('notYourDisc', 'BASE-140');

function firstSeat({ timeline }: Course): SeatId {
  const { prompt, model } = timeline.state;
  return prompt?.seats[0] ?? model.setup.overseer;
}

export function createTableSession(options: TableSessionOptions): TableSession {
  const { gameId, opening, shelf, nowMs } = options;
  const isNew = options.course.timeline.record.length === 0;
  const teller = createTeller(options.course, isNew);
  const placer = createPlacer(opening.seed);
  const tableView = createTableView();
  let { course, sheet } = options;
  let holding: Holding = { hand: options.hand ?? firstSeat(course), curtain: null };
  let refusal: Refusal | null = null;
  let keeping: Keeping = 'kept';
  /** A flick is being written down, and is shown as soon as it is. */
  let isWriting = false;

  const stateNow = (): CatacombsState => course.timeline.state;
  const isTelling = (): boolean => isWriting || teller.now().beat !== null;
  const isAsking = (): boolean => !isTelling() && holding.curtain === null;

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
    });
  const store = createStore<TableState>(look);
  const publish = (): void => store.setState(look());

  const journal = createJournal({
    shelf,
    gameId,
    stepCount: options.stepCount,
    nowMs,
    onKeeping(next) {
      keeping = next;
      store.setState({ keeping });
    },
  });

  function keep(steps: readonly CatacombsStep[]): void {
    journal.add(
      steps.map((step) => JSON.stringify(step)),
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
      holding = holdingFor(stateNow(), sheet.passing, hand);
      if (holding.hand !== hand) keep([]);
    }
    publish();
  }

  function change(next: Course): void {
    const from = course.timeline.record.length;
    course = next;
    refusal = null;
    keep(course.timeline.record.slice(from));
  }

  function follow({ course: next, chapters }: Played): void {
    change(next);
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

  function say(answers: readonly CatacombsAnswer[]): Refusal | null {
    const [first] = answers;
    if (!isAsking() || first === undefined) return deny(NOT_ASKED);
    const spoken = spokenBy(stateNow(), sheet.passing, holding.hand, first);
    if (spoken.refusal !== null) return deny(spoken.refusal);
    const played = playOn(course, answers, spoken.seat);
    if (!played.ok) return deny(played.error);
    holding = { hand: spoken.seat, curtain: null };
    follow(played.value);
    return null;
  }

  function takeBack(step: CatacombsStep): Refusal | null {
    if (!isAsking()) return deny(NOT_ASKED);
    const next = goOn(course, step);
    if (!next.ok) return deny(next.error);
    change(next.value);
    goOnTelling();
    return null;
  }

  const session: TableSession = {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    answer: (answer) => say([answer]),
    whyNot: (answer) => (isAsking() ? spokenBy(stateNow(), sheet.passing, holding.hand, answer).refusal : NOT_ASKED),
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
      if (isAsking() && undoOffer(course) !== null) takeBack({ kind: 'undo' });
    },
    retake: (agreedBy) => takeBack({ kind: 'retake', agreedBy }),
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
