import { createStore } from 'zustand/vanilla';
import {
  cited,
  recordOf,
  refuse,
  writeRecord,
  type GameState,
  type RecordedStep,
  type Refusal,
  type SeatId,
} from '../../rules/machine';
import { notYourDisc } from '../../rules/flicking';
import { goAll } from '../course/course';
import { writeGame } from '../course/gameFile';
import { playOn, type PlayedOn } from '../course/playOn';
import { createTeller } from '../course/telling';
import { createFilms } from '../flicking/film';
import { noteFlick } from '../flicking/noteFlick';
import type { Cause, Course } from '../game/course';
import { tableTold } from '../game/keptSheet';
import type { Played } from '../game/played';
import { appSeatsOf } from '../game/sheet';
import type { TableSession } from '../game/tableSession';
import type { TableState } from '../game/tableState';
import type { Decision } from '../../ai/core';
import { createAiming } from './aiming';
import { playAll, spokenBy } from './answering';
import { createAppTurns } from './appTurns';
import { createOtherEyes } from './eyes';
import { firstHand, holdingFor, isAskedOpenly, type Holding } from './handOver';
import { createHints } from './hints';
import type { Keeping } from './journal';
import { createKeeper } from './keeper';
import { toldUpToReader } from './readers';
import { createShownOnceKept } from './shownOnceKept';
import type { TableSessionOptions } from './tableSessionOptions';
import { createTableView, type TableMoment } from './tableView';
import { whyNotRetake } from './retaking';
import { undoingOf } from './undoing';

/** Whoever asks too early or too late: the question is not on the table. */
const NOT_ASKED = refuse('stalePrompt');

export function createTableSession<P extends Played>(options: TableSessionOptions<P>): TableSession<P> {
  const { module, gameId, opening, occasion, thinker } = options;
  const { flicks } = module;
  const { game } = module.book;
  const isNew = options.course.timeline.record.length === 0;
  const teller = createTeller(module, options.course, isNew);
  const aiming = createAiming(module, opening.seed);
  const tableView = createTableView(module);
  const films = createFilms(flicks);
  let { course, sheet } = options;
  const stateNow = (): GameState<P> => course.timeline.state;
  let holding: Holding = { hand: options.hand ?? firstHand(game, stateNow(), sheet), curtain: null };
  let refusal: Refusal | null = null;
  let keeping: Keeping = 'kept';
  const onceKept = createShownOnceKept<P>();
  let hasLeft = false;
  /** What the app meant by its last answer, where that was a flick. */
  let intent: P['flicked']['intent'] | null = null;
  const appTurns = createAppTurns({ module, thinker, seed: opening.seed, onReady: appIsReady, onDecision: decided });
  const hints = createHints({ module, thinker, seed: opening.seed, onChange: () => publish() });

  const isTelling = (): boolean => onceKept.isWriting() || teller.now().beat !== null;
  const isQuiet = (): boolean => !isTelling() && holding.curtain === null;
  const isAsking = (): boolean => isQuiet() && appTurns.seat() === null;
  const momentNow = () => ({ state: stateNow(), sheet, commandCount: course.timeline.record.length });
  const meantBy = (decision: Pick<Decision<P>, 'thought'> | null): P['flicked']['intent'] | null =>
    decision === null || flicks === null ? null : flicks.intentOf(decision.thought);

  const moment = (): TableMoment<P> => ({
    gameId,
    ...(onceKept.seen() ?? { course, isAsking: isAsking(), isQuiet: isQuiet() }),
    sheet,
    occasion,
    holding,
    telling: teller.now(),
    shownTo: teller.shownTo,
    refusal,
    keeping,
    thinking: isTelling() ? null : appTurns.seat(),
    intent,
    coming: meantBy(appTurns.ready()),
    hint: hints.now(),
  });
  const look = (): TableState<P> => {
    const now = moment();
    return { ...tableView.common(now), ...tableView.seat(now, holding.hand) };
  };
  const store = createStore<TableState<P>>(look);
  const others = createOtherEyes<P>((eyes) => tableView.seat(moment(), eyes));
  function publish(): void {
    store.setState(look());
    others.publish();
  }

  const keeper = createKeeper(options, {
    now: () => ({ course, sheet, hand: holding.hand }),
    onKeeping(next) {
      keeping = next;
      store.setState({ keeping });
    },
  });

  /** What is for one reader alone waits until they hold the device. */
  function handToReader(): void {
    const reader = toldUpToReader(module, teller, stateNow(), sheet, [holding.hand, ...others.looking()]);
    if (reader !== null) holding = { hand: holding.hand, curtain: reader };
  }

  /** When all has been told, the device goes to whoever is asked now. */
  function goOnTelling(): void {
    if (!onceKept.isWriting()) handToReader();
    if (!isTelling()) {
      const { hand } = holding;
      if (appTurns.seat() === null || teller.now().left === 0) teller.end(course);
      holding = holdingFor(game, stateNow(), sheet, hand);
      if (holding.hand !== hand) keeper.keep([]);
      if (!hasLeft) appTurns.follow(momentNow());
    }
    letAppSpeak();
    if (isAsking()) hints.goOn(momentNow(), holding.hand);
    publish();
    // Not while a disc is on its way: that needs every frame.
    if (!onceKept.isWriting() && teller.now().beat?.kind !== 'flight') keeper.breathe();
  }

  /** It thinks while what came before is told: what it does next is chosen meanwhile, and flicked when all has been. */
  function letAppSpeak(): void {
    const { prompt } = stateNow();
    const mayChoose = !onceKept.isWriting() && prompt !== null && module.decidesAction(prompt.purpose);
    if (!isTelling() || mayChoose) appTurns.speak();
  }

  function appIsReady(): void {
    letAppSpeak();
    publish();
  }

  function change(next: Course<P>, cause: Cause<P> | null = null): void {
    const from = course.timeline.record.length;
    course = next;
    refusal = null;
    if (!hasLeft) appTurns.follow(momentNow());
    hints.forget();
    keeper.keep(course.timeline.record.slice(from), cause);
  }

  /** `isReleased`: a disc has left the finger, and nothing is asked any more. */
  function changeAndShow(next: Course<P>, cause: Cause<P> | null, isReleased: boolean, show: () => void): void {
    const asked = isReleased ? { isAsking: false, isQuiet: false } : { isAsking: isAsking(), isQuiet: isQuiet() };
    const before = { course, ...asked };
    change(next, cause);
    onceKept.hold(before, next, keeper.settled, () => {
      show();
      goOnTelling();
    });
    if (isReleased) publish();
  }

  function follow({ course: next, episodes, flown }: PlayedOn<P>, cause: Cause<P> | null = null): void {
    for (const { flick, flight } of flown) films.keep(flick, flight);
    const isReleased = episodes.some(({ film }) => film !== null);
    changeAndShow(next, cause, isReleased, () => teller.tell(episodes, appTurns.seat() !== null));
  }

  function deny(reason: Refusal): Refusal {
    refusal = reason;
    publish();
    return reason;
  }

  function say(answers: readonly P['answer'][], by?: SeatId): Refusal | null {
    const [first] = answers;
    // A second tap before the first could be written down is no try of its own.
    if (onceKept.isWriting()) return NOT_ASKED;
    if (!isAsking() || first === undefined) return deny(NOT_ASKED);
    const spoken = spokenBy(game, stateNow(), sheet, by ?? holding.hand, first);
    if (spoken.refusal !== null) return deny(spoken.refusal);
    const cause = hints.cause();
    const isOpen = isAskedOpenly(game, stateNow());
    const played = playOn(module, course, answers, spoken.seat, cause);
    if (!played.ok) return deny(played.error);
    if (by === undefined && !isOpen) holding = { hand: spoken.seat, curtain: null };
    intent = null;
    hints.answered(first);
    if (flicks !== null) noteFlick(options.flicks, flicks, sheet, spoken.seat, played.value.course);
    follow(played.value, cause);
    return null;
  }

  function decided(seat: SeatId, { answer, thought }: Decision<P>): boolean {
    const cause: Cause<P> = { by: 'app', thought };
    const played = playOn(module, course, [answer], seat, cause);
    if (!played.ok) return false;
    // What it chooses meanwhile changes nothing for the flick that is still to be seen.
    if (!isTelling()) intent = meantBy({ thought });
    hints.answered(null);
    follow(played.value, cause);
    return true;
  }

  function takeBack(steps: readonly RecordedStep<P>[]): Refusal | null {
    if (!isQuiet()) return deny(NOT_ASKED);
    const back = goAll(module, course, steps);
    if (!back.ok) return deny(back.error);
    changeAndShow(back.value, null, false, () => teller.end(back.value));
    return null;
  }

  const session: TableSession<P> = {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    at: others.at,
    film: films.film,
    answer: (answer, seat) => say([answer], seat),
    answerAll(answers) {
      if (onceKept.isWriting()) return NOT_ASKED;
      const { played, hand, refusal: why } = playAll(module, course, sheet, holding.hand, isAsking() ? answers : []);
      if (played === null) return deny(why ?? NOT_ASKED);
      holding = { hand, curtain: null };
      intent = null;
      hints.answered(null);
      follow(played);
      return why;
    },
    whyNot: (answer) => (isAsking() ? spokenBy(game, stateNow(), sheet, holding.hand, answer).refusal : NOT_ASKED),
    launch(launch) {
      if (onceKept.isWriting()) return NOT_ASKED;
      const answers = aiming.answersTo(stateNow(), launch);
      return answers === null ? deny(cited(game, stateNow().prompt, notYourDisc())) : say(answers);
    },
    firstContact: (launch) => (isAsking() ? aiming.firstContact(stateNow(), launch) : null),
    placeForMe: () => (isAsking() ? aiming.placeForMe(stateNow()) : null),
    told(beatNumber) {
      if (teller.now().beat?.number !== beatNumber) return;
      teller.told();
      goOnTelling();
    },
    tellAll() {
      teller.end(onceKept.seen()?.course ?? course);
      goOnTelling();
    },
    undo() {
      const undoing = isQuiet() ? undoingOf(game, course.timeline, appSeatsOf(sheet), holding.hand) : null;
      if (undoing !== null) takeBack(Array.from({ length: undoing.steps }, () => ({ kind: 'undo' })));
    },
    propose() {
      const { aside } = module;
      const played = isQuiet() && aside !== null ? playOn(module, course, [aside.answer], holding.hand) : null;
      if (played === null) return deny(NOT_ASKED);
      if (!played.ok) return deny(played.error);
      follow(played.value);
      return null;
    },
    askHint() {
      if (isAsking()) hints.ask(momentNow(), holding.hand);
    },
    retake: (agreedBy) =>
      whyNotRetake(module, course, sheet) === null
        ? takeBack([{ kind: 'retake', agreedBy: [...agreedBy, ...appSeatsOf(sheet)] }])
        : deny(refuse('nothingToTakeBack')),
    take(seat) {
      const isReader = holding.curtain === seat;
      if (!isReader && (isTelling() || stateNow().prompt?.seats.includes(seat) !== true)) return;
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
    writeRecord: () => writeRecord(recordOf(game.id, opening, course.timeline.record)),
    writeFile() {
      const playedAtMs = options.nowMs();
      return writeGame(module, { opening, course, sheet, table: tableTold(sheet, playedAtMs), playedAtMs });
    },
  };

  if (isNew) teller.tell([{ lines: course.log, film: null, after: stateNow(), cause: null, isMovement: false }]);
  const released = playOn(module, course, [], holding.hand);
  // The app was closed while a flick was in the air: it comes to rest as it would have.
  if (released.ok && released.value.episodes.length > 0) follow(released.value);
  else goOnTelling();
  return session;
}
