import { createStore } from 'zustand/vanilla';
import { catacombs, type CatacombsAnswer } from '../../../rules/catacombs';
import { recordOf, refuse, undoable, writeRecord, type Refusal, type SeatId } from '../../../rules/machine';
import type { GameShelf } from '../../../storage';
import { spokenBy } from './answering';
import { goOn, type CatacombsStep, type Course } from '../course/course';
import { firstContact } from '../../firstContact';
import { gameSummary } from '../games/gameSummary';
import { holdingFor, type Holding } from './handOver';
import { createJournal, type Keeping } from './journal';
import { writeSheet } from '../games/keptSheet';
import { answersOf, launchableIn } from './launching';
import type { GameOpening } from '../opening';
import { createPlacer } from './placeForMe';
import { playOn, rehearse, type Played } from '../course/playOn';
import type { GameSheet } from '../sheet';
import { createTeller } from '../shown/telling';
import type { TableLaunch, TableSession } from '../tableSession';
import type { TableState, UndoOffer } from '../tableState';

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

export function createTableSession(options: TableSessionOptions): TableSession {
  const { gameId, opening, shelf, nowMs } = options;
  const isNew = options.course.timeline.record.length === 0;
  const teller = createTeller(options.course, isNew);
  const placer = createPlacer(opening.seed);
  let { course, sheet } = options;
  let holding: Holding = { hand: options.hand ?? firstSeat(course), curtain: null };
  let refusal: Refusal | null = null;
  let isWriting = false;
  let keeping: Keeping = 'kept';

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

  const stateNow = () => course.timeline.state;
  const isAsking = (): boolean => !isWriting && teller.now().beat === null && holding.curtain === null;

  function launchable(): readonly string[] {
    const state = stateNow();
    return launchableIn(state).filter((discId) => {
      const [first] = answersOf(state, { discId, vxMmS: 0, vyMmS: 0, from: null }) ?? [];
      return first?.kind !== 'choose' || spokenBy(state, sheet.passing, holding.hand, first).refusal === null;
    });
  }

  function undoOffer(): UndoOffer | null {
    const step = undoable(course.timeline);
    const purpose = step?.before.prompt?.purpose;
    return step === null || purpose === undefined ? null : { purpose, answer: step.command };
  }

  const mayRetake = (): boolean => course.timeline.steps.some(({ command }) => catacombs.canBeRetaken(command));

  function snapshot(): TableState {
    const { beat, left, shown, log } = teller.now();
    const isFree = isAsking();
    return {
      gameId,
      sheet,
      ...holding,
      view: catacombs.viewFor(stateNow(), holding.hand),
      shown,
      beat,
      beatsLeft: left,
      prompt: isFree ? stateNow().prompt : null,
      launchable: isFree ? launchable() : [],
      refusal,
      log,
      undo: isFree ? undoOffer() : null,
      film: course.film,
      mayRetake: isFree && mayRetake(),
      keeping,
    };
  }

  const store = createStore<TableState>(snapshot);
  const publish = (): void => store.setState(snapshot());

  function keep(steps: readonly CatacombsStep[]): void {
    const state = stateNow();
    journal.add(
      steps.map((step) => JSON.stringify(step)),
      {
        sheet: writeSheet({ sheet, hand: holding.hand }),
        summary: JSON.stringify(gameSummary(state)),
        isOver: state.outcome !== null,
      },
    );
  }

  /** All has been told: the device goes to whoever is asked now. */
  function ask(): void {
    const before = holding.hand;
    teller.end(course);
    holding = holdingFor(stateNow(), sheet.passing, before);
    if (holding.hand !== before) keep([]);
  }

  function goOnTelling(): void {
    if (!isWriting && teller.now().beat === null) ask();
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
    const hasFlight = chapters.some(({ film }) => film !== null);
    if (!hasFlight) {
      teller.begin(chapters);
      return goOnTelling();
    }
    // What has been released is on disk before anybody sees where it goes.
    isWriting = true;
    publish();
    void journal.settled().then(() => {
      isWriting = false;
      teller.begin(chapters);
      goOnTelling();
    });
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

  const whyNotLaunch = refuse('notYourDisc', 'BASE-140');

  const session: TableSession = {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    answer: (answer) => say([answer]),
    whyNot: (answer) => (isAsking() ? spokenBy(stateNow(), sheet.passing, holding.hand, answer).refusal : NOT_ASKED),
    launch(launch) {
      const answers = answersOf(stateNow(), launch);
      return answers === null ? deny(whyNotLaunch) : say(answers);
    },
    firstContact(launch: TableLaunch) {
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
    undo: () => void (undoOffer() === null ? null : takeBack({ kind: 'undo' })),
    retake: (agreedBy) => takeBack({ kind: 'retake', agreedBy }),
    take(seat) {
      if (teller.now().beat !== null || isWriting) return;
      if (stateNow().prompt?.seats.includes(seat) !== true) return;
      holding = { hand: seat, curtain: null };
      keep([]);
      publish();
    },
    changeSheet(next) {
      sheet = { ...sheet, ...next };
      keep([]);
      goOnTelling();
    },
    kept: () => journal.settled(),
    writeRecord: () => writeRecord(recordOf(catacombs.id, opening, course.timeline.record)),
  };

  function begin(): void {
    if (isNew) teller.begin([{ lines: course.log, film: null, after: stateNow() }]);
    const flown = playOn(course, [], holding.hand);
    if (flown.ok && flown.value.chapters.length > 0) return follow(flown.value);
    goOnTelling();
  }

  begin();
  return session;
}

function firstSeat({ timeline }: Course): SeatId {
  const { prompt, model } = timeline.state;
  return prompt?.seats[0] ?? model.setup.overseer;
}
