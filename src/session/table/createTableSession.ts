import { createStore } from 'zustand/vanilla';
import type { Decision } from '../../ai';
import { catacombs, type CatacombsAnswer, type CatacombsState } from '../../rules/catacombs';
import { recordOf, refuse, writeRecord, type Refusal, type SeatId } from '../../rules/machine';
import { notYourDisc } from '../../rules/flicking';
import { firstContact } from '../flicking/firstContact';
import { goAll, type CatacombsStep, type Course } from '../course/course';
import { playOn, rehearse, type Played } from '../course/playOn';
import { tableTold } from '../game/keptSheet';
import { appSeatsOf } from '../game/sheet';
import { createTeller } from '../course/telling';
import type { TableSession } from '../game/tableSession';
import type { Cause, Intent, TableState } from '../game/tableState';
import { spokenBy } from './answering';
import { createAppTurns } from './appTurns';
import { firstHand, holdingFor, type Holding } from './handOver';
import { createHints } from './hints';
import type { Keeping } from './journal';
import { createKeeper } from './keeper';
import { answersOf } from '../catacombs/flicks/swipe';
import { noteFlick } from '../flicking/noteFlick';
import { createPlacer } from '../flicking/placeForMe';
import type { TableSessionOptions } from './tableSessionOptions';
import { createTableView } from './tableView';
import { PROPOSAL } from '../catacombs/proposing';
import { whyNotRetake } from './retaking';
import { undoingOf } from './undoing';

/** Whoever asks too early or too late: the question is not on the table. */
const NOT_ASKED = refuse('stalePrompt');

const meantBy = (decision: Pick<Decision, 'thought'> | null): Intent | null =>
  decision?.thought.kind === 'shot' ? decision.thought : null;

export function createTableSession(options: TableSessionOptions): TableSession {
  const { gameId, opening, thinker } = options;
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
  const appTurns = createAppTurns({ thinker, seed: opening.seed, onReady: appIsReady, onDecision: decided });
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
      thinking: isTelling() ? null : appTurns.seat(),
      intent,
      coming: meantBy(appTurns.ready()),
      hint: hints.now(),
    });
  const store = createStore<TableState>(look);
  const publish = (): void => store.setState(look());

  const keeper = createKeeper(options, {
    now: () => ({ course, sheet, hand: holding.hand }),
    // Not while a disc is on its way: that needs every frame.
    isBusy: () => isWriting || teller.now().beat?.kind === 'flight',
    onKeeping(next) {
      keeping = next;
      store.setState({ keeping });
    },
  });

  /** When all has been told, the device goes to whoever is asked now. */
  function goOnTelling(): void {
    if (!isTelling()) {
      const { hand } = holding;
      if (appTurns.seat() === null || teller.now().left === 0) teller.end(course);
      holding = holdingFor(stateNow(), sheet, hand);
      if (holding.hand !== hand) keeper.keep([]);
      if (!hasLeft) appTurns.follow(momentNow());
    }
    letAppSpeak();
    if (isAsking()) hints.goOn(momentNow(), holding.hand);
    publish();
  }

  /** It thinks while what came before is told: what it does next is chosen meanwhile, and flicked when all has been. */
  function letAppSpeak(): void {
    const mayChoose = !isWriting && stateNow().prompt?.purpose.kind === 'act';
    if (!isTelling() || mayChoose) appTurns.speak();
  }

  function appIsReady(): void {
    letAppSpeak();
    publish();
  }

  function change(next: Course, cause: Cause | null = null): void {
    const from = course.timeline.record.length;
    course = next;
    refusal = null;
    if (!hasLeft) appTurns.follow(momentNow());
    hints.forget();
    keeper.keep(course.timeline.record.slice(from), cause);
  }

  function follow({ course: next, chapters }: Played, cause: Cause | null = null): void {
    change(next, cause);
    const tell = (): void => {
      isWriting = false;
      teller.tell(chapters, appTurns.seat() !== null);
      goOnTelling();
    };
    if (!chapters.some(({ film }) => film !== null)) return tell();
    // What has been released is on disk before anybody sees where it goes.
    isWriting = true;
    publish();
    void keeper.settled().then(tell);
  }

  function deny(reason: Refusal): Refusal {
    refusal = reason;
    publish();
    return reason;
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
    noteFlick(options.flicks, sheet, spoken.seat, played.value.course);
    follow(played.value, cause);
    return null;
  }

  function decided(seat: SeatId, { answer, thought }: Decision): boolean {
    const cause: Cause = { by: 'app', thought };
    const played = playOn(course, [answer], seat, cause);
    if (!played.ok) return false;
    // What it chooses meanwhile changes nothing for the flick that is still to be seen.
    if (!isTelling()) intent = meantBy({ thought });
    hints.answered(null);
    follow(played.value, cause);
    return true;
  }

  function takeBack(steps: readonly CatacombsStep[]): Refusal | null {
    if (!isQuiet()) return deny(NOT_ASKED);
    const back = goAll(course, steps);
    if (!back.ok) return deny(back.error);
    change(back.value);
    teller.end(course);
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
      return answers === null ? deny(notYourDisc()) : say(answers);
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
    propose() {
      const played = isQuiet() ? playOn(course, [PROPOSAL], holding.hand) : null;
      if (played === null) return deny(NOT_ASKED);
      if (!played.ok) return deny(played.error);
      follow(played.value);
      return null;
    },
    askHint() {
      if (isAsking()) hints.ask(momentNow(), holding.hand);
    },
    retake: (agreedBy) =>
      whyNotRetake(course, sheet) === null
        ? takeBack([{ kind: 'retake', agreedBy: [...agreedBy, ...appSeatsOf(sheet)] }])
        : deny(refuse('nothingToTakeBack')),
    take(seat) {
      if (isTelling() || stateNow().prompt?.seats.includes(seat) !== true) return;
      holding = { hand: seat, curtain: null };
      keeper.keep([]);
      publish();
    },
    changeSheet(next) {
      sheet = { ...sheet, ...next };
      keeper.keep([]);
      goOnTelling();
    },
    rest: keeper.rest,
    leave() {
      hasLeft = true;
      appTurns.cancel();
      hints.forget();
    },
    kept: keeper.settled,
    writeRecord: () => writeRecord(recordOf(catacombs.id, opening, course.timeline.record)),
    writeFile() {
      const told = tableTold(sheet, options.nowMs());
      return writeRecord(recordOf(catacombs.id, opening, course.timeline.record, told));
    },
  };

  if (isNew) teller.tell([{ lines: course.log, film: null, after: stateNow(), cause: null, isMovement: false }]);
  const released = playOn(course, [], holding.hand);
  // The app was closed while a flick was in the air: it comes to rest as it would have.
  if (released.ok && released.value.chapters.length > 0) follow(released.value);
  else goOnTelling();
  return session;
}
