import { createStore } from 'zustand/vanilla';
import { ok, type Result } from '../../../lib';
import { catacombs } from '../../../rules/catacombs';
import { recordOf, refuse, writeRecord } from '../../../rules/machine';
import type { GameShelf } from '../../../storage';
import type { GameFault } from '../gameFault';
import { readSheet, tableTold } from '../../game/keptSheet';
import { openStored, readStoredGame, type ReadGame } from '../storedGame';
import { createTeller } from '../../course/telling';
import { firstHand } from '../../table/handOver';
import { createTableView } from '../../table/tableView';
import type { TableSession } from '../../game/tableSession';
import type { TableState } from '../../game/tableState';
import { newsOf } from './newsOf';

const NOT_ASKED = refuse('stalePrompt');

function createFollower(shelf: GameShelf, gameId: string, start: ReadGame): TableSession {
  const tableView = createTableView();
  const teller = createTeller(start.course, false);
  let { course, sheet, hand } = start;
  let hasLeft = false;
  /** Something was written that has not been read yet. */
  let isBehind = true;
  let reading: Promise<void> | null = null;

  const look = (): TableState =>
    tableView({
      gameId,
      course,
      sheet,
      holding: { hand: hand ?? firstHand(course.timeline.state, sheet), curtain: null },
      telling: teller.now(),
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
  const store = createStore<TableState>(look);
  const publish = (): void => store.setState(look());

  async function read(): Promise<void> {
    isBehind = false;
    const stored = await openStored(shelf, gameId);
    if (!stored.ok || hasLeft) return;
    const { game, record } = stored.value;
    const news = newsOf(course, record);
    if (news === null) return void (await readAnew());
    ({ course } = news);
    ({ sheet, hand } = readSheet(game.entry.sheet, record.setup));
    if (news.chapters === null) teller.end(course);
    else teller.tell(news.chapters);
    rest();
  }

  /** It has become another game: what was damaged has been played anew. */
  async function readAnew(): Promise<void> {
    const found = await readStoredGame(shelf, gameId);
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
    answer: () => NOT_ASKED,
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
    writeRecord: () => writeRecord(recordOf(catacombs.id, start.opening, course.timeline.record)),
    writeFile: () => writeRecord(recordOf(catacombs.id, start.opening, course.timeline.record, tableTold(sheet, null))),
  };
}

/** A table that shows how another tab plays a game, and on which nothing can be done. */
export async function followTable(shelf: GameShelf, gameId: string): Promise<Result<TableSession, GameFault>> {
  const read = await readStoredGame(shelf, gameId);
  return read.ok ? ok(createFollower(shelf, gameId, read.value)) : read;
}
