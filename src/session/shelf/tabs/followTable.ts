import { createStore } from 'zustand/vanilla';
import { ok, type Result } from '../../../lib';
import { recordOf, refuse, writeRecord } from '../../../rules/machine';
import type { GameShelf, StoredGame } from '../../../storage';
import { createTeller } from '../../course/telling';
import { createFilms } from '../../flicking/film';
import type { GameModule } from '../../game/gameModule';
import { readSheet, tableTold } from '../../game/keptSheet';
import type { Played } from '../../game/played';
import type { TableSession } from '../../game/tableSession';
import type { TableState } from '../../game/tableState';
import { createOtherEyes } from '../../table/eyes';
import { firstHand } from '../../table/handOver';
import { createTableView, type TableMoment } from '../../table/tableView';
import type { GameFault } from '../gameFault';
import { readGame, recordIn, type ReadGame } from '../storedGame';
import { newsOf } from './newsOf';

const NOT_ASKED = refuse('stalePrompt');

function createFollower<P extends Played>(
  module: GameModule<P>,
  shelf: GameShelf,
  gameId: string,
  start: ReadGame<P>,
): TableSession<P> {
  const { game } = module.book;
  const tableView = createTableView(module);
  const teller = createTeller(module, start.course, false);
  let { course, sheet, hand } = start;
  let hasLeft = false;
  /** Something was written that has not been read yet. */
  let isBehind = true;
  let reading: Promise<void> | null = null;

  const moment = (): TableMoment<P> => ({
    gameId,
    course,
    sheet,
    occasion: start.occasion,
    holding: { hand: hand ?? firstHand(game, course.timeline.state, sheet), curtain: null },
    telling: teller.now(),
    shownTo: teller.shownTo,
    refusal: null,
    keeping: 'kept',
    isAsking: false,
    isQuiet: false,
    thinking: null,
    intent: null,
    coming: null,
    hint: null,
    isWatched: true,
  });
  function look(): TableState<P> {
    const now = moment();
    return { ...tableView.common(now), ...tableView.seat(now, now.holding.hand) };
  }
  const others = createOtherEyes<P>((eyes) => tableView.seat(moment(), eyes));
  const store = createStore<TableState<P>>(look);
  function publish(): void {
    store.setState(look());
    others.publish();
  }

  async function read(): Promise<void> {
    isBehind = false;
    const stored = await shelf.open(gameId);
    if (!stored.ok || hasLeft) return;
    const record = recordIn(module, stored.value);
    if (!record.ok) return;
    const news = newsOf(module, course, record.value);
    if (news === null) return void (await readAnew());
    ({ course } = news);
    ({ sheet, hand } = readSheet(stored.value.entry.sheet, module.seatsIn(record.value.setup)));
    if (news.episodes === null) teller.end(course);
    else teller.tell(news.episodes);
    rest();
  }

  /** It has become another game: what was damaged has been played anew. */
  async function readAnew(): Promise<void> {
    const stored = await shelf.open(gameId);
    const found = stored.ok ? readGame(module, stored.value) : stored;
    if (!found.ok || hasLeft) return;
    ({ course, sheet, hand } = found.value);
    teller.end(course);
    publish();
  }

  /** One thing after the other: what comes while something is told is told next. */
  function catchUp(): void {
    if (!isBehind || hasLeft || reading !== null || teller.now().beat !== null) return;
    reading = read().finally(() => {
      reading = null;
      catchUp();
    });
  }

  function rest(): void {
    if (teller.now().beat === null) teller.end(course);
    publish();
    catchUp();
  }

  const stopHearing = shelf.watch((written) => {
    if (written !== gameId) return;
    isBehind = true;
    catchUp();
  });
  catchUp();

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    at: others.at,
    film: createFilms(module.flicks).film,
    answer: () => NOT_ASKED,
    answerAll: () => NOT_ASKED,
    whyNot: () => NOT_ASKED,
    launch: () => NOT_ASKED,
    firstContact: () => null,
    placeForMe: () => null,
    told(beatNumber) {
      if (teller.now().beat?.number !== beatNumber) return;
      teller.told();
      rest();
    },
    tellAll() {
      teller.end(course);
      rest();
    },
    undo: () => undefined,
    propose: () => NOT_ASKED,
    askHint: () => undefined,
    retake: () => NOT_ASKED,
    take: () => undefined,
    changeSheet: () => undefined,
    rest: () => undefined,
    leave() {
      hasLeft = true;
      stopHearing();
    },
    kept: () => Promise.resolve(),
    writeRecord: () => writeRecord(recordOf(game.id, start.opening, course.timeline.record)),
    writeFile: () => writeRecord(recordOf(game.id, start.opening, course.timeline.record, tableTold(sheet, null))),
  };
}

/** A table that shows how another tab plays a game, and on which nothing can be done. */
export function followTable<P extends Played>(
  module: GameModule<P>,
  shelf: GameShelf,
  stored: StoredGame,
): Result<TableSession<P>, GameFault> {
  const read = readGame(module, stored);
  return read.ok ? ok(createFollower(module, shelf, stored.entry.id, read.value)) : read;
}
