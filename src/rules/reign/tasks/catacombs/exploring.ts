import { imprevusOf, questOf } from '../../content/quests';
import { dealt, pileAt, withPile } from '../../dungeon/dealing';
import { ANYWHERE, encounteredIn, placed } from '../../dungeon/dwellers';
import { doorOfCell, Floor } from '../../dungeon/floor';
import { changeQuest, lay } from '../../dungeon/laying';
import { pileFor } from '../../dungeon/pile';
import { dealOn, doorForRest, draughtFrom, markedExit } from '../../dungeon/waysOn';
import { zoneOf } from '../../content/zones';
import { creatureOf } from '../../content/creatures';

import { leaderOf } from '../../model/people';
import { doorAt, doorOf, entranceOf, freeSquares, groundFor, indexOf } from '../../model/places';
import { distanceOf } from '../../grid';
import type { ReignPlay, RuleOf } from '../../model/types';
import type { ImprevuId, Quest } from '../../words/quests';
import { zoneOfSquare, type Square } from '../../words/squares';
import type { ZoneId } from '../../words/zones';
import { yesOrNo, chosenOption } from '../steps/answers';
import { put } from '../steps/footing';

function tellMark(play: ReignPlay, before: Square | null): void {
  const now = markedExit(play.model);
  if (now !== null && now !== before) play.emit({ kind: 'bootPrints', at: now });
}

/** What the set-up names comes up first, the rest as it is shuffled. */
function deckOf(play: ReignPlay, quest: Quest, first: readonly ImprevuId[]): readonly ImprevuId[] {
  const rest = [...imprevusOf(quest)];
  for (const card of first) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return [...first, ...play.shuffle('setup', rest)];
}

/** A quest that is under way by hand: its cards behind the exits that are not opened, in their order. */
function goOn(play: ReignPlay, pile: readonly ZoneId[]): void {
  const { board, quest, people } = play.model;
  if (quest === null) return;
  if (board.unlaid.length > 0) changeQuest(play, dealt(quest, pile, board.unlaid));
  // Somebody sits in every cell that is laid by hand.
  const floors = board.zones.map(({ card }, zone) => new Floor(zone, card));
  const cells = floors.flatMap((floor) =>
    floor.squaresOf('c').map((at) => ({ at, door: doorOfCell(floor, at), isPorters: false })),
  );
  changeQuest(play, { cells, allCells: cells.map(({ at }) => at) });
  const zone = board.zones.findIndex(({ card }) => card === questOf(quest.id).card);
  if (zone < 0) return;
  const ogre = Object.values(people).find(({ is, at }) => is === 'creature:ogre' && zoneOfSquare(at ?? -1) === zone);
  changeQuest(play, { mainZone: zone, orb: quest.id === 'quest:solar-orb' ? (ogre?.id ?? null) : null });
}

/** The pile, and its first card on the table before anybody acts (REIGN-239, REIGN-243). */
export const exploreRule: RuleOf<'explore'> = {
  run(play) {
    const { setup } = play.model;
    if (setup.quest === null) return;
    const quest = questOf(setup.quest.id);
    changeQuest(play, { imprevus: { draw: deckOf(play, quest, setup.quest.imprevus), discard: [] } });
    if (setup.opening !== null) return goOn(play, setup.quest.pile ?? []);
    const [first, ...rest] = pileFor(play, setup.quest);
    if (first === undefined) return;
    const zone = lay(play, first, null);
    doorForRest(play, zone, dealOn(play, zone, rest));
    draughtFrom(play);
    tellMark(play, null);
  },
};

/** On the way in and the free floor nearest to it, as the leader says (REIGN-243, REIGN-366). */
export const musterRule: RuleOf<'muster'> = {
  run(play) {
    const heroes = play.model.leaders;
    const leader = leaderOf(play.model);
    if (heroes.length < 2 || leader === null) return line(play, heroes);
    const options: readonly string[] = heroes;
    const ask = { kind: 'choose', options, barred: [], min: options.length, max: options.length } as const;
    play.ask([leader.seat], { kind: 'muster', leader: leader.id }, ask);
  },
  answer(play, _, answer) {
    line(play, answer.kind === 'choose' ? answer.options : []);
  },
};

function line(play: ReignPlay, heroes: readonly string[]): void {
  for (const id of heroes) {
    const ground = groundFor(play.model);
    const entrance = indexOf(ground, entranceOf(play.model, 0));
    const away = (at: Square): number => distanceOf(ground, entrance, indexOf(ground, at));
    const [best] = [...freeSquares(play.model)].sort((a, b) => away(a) - away(b) || a - b);
    if (best !== undefined) put(play, id, best, 'muster');
  }
}

/** Nothing behind it: closed for good (REIGN-248). */
function block(play: ReignPlay, exit: Square): void {
  const { board } = play.model;
  const rubble = { id: `rubble-${board.elements.length + 1}`, kind: 'rubble', at: exit } as const;
  play.change({
    ...play.model,
    board: {
      ...board,
      doors: board.doors.filter(({ at }) => at !== exit),
      unlaid: board.unlaid.filter((at) => at !== exit),
      elements: [...board.elements, rubble],
    },
  });
  play.emit({ kind: 'foundRubble', at: exit });
}

/** It has a lock of its own, unless one was overcome already; its card stays on top (REIGN-322). */
function lockUp(play: ReignPlay, exit: Square, card: ZoneId): boolean {
  const { ownDoor } = zoneOf(card);
  if (ownDoor === null || doorAt(play.model, exit)?.wasLocked === true) return false;
  const { board } = play.model;
  const door = { ...doorOf(exit, ownDoor.kind, ownDoor.isLocked), isTried: true };
  play.change({ ...play.model, board: { ...board, doors: [...board.doors.filter(({ at }) => at !== exit), door] } });
  play.emit({ kind: 'foundDoor', at: exit });
  return true;
}

export const discoverRule: RuleOf<'discover'> = {
  run(play, { exit }) {
    const { quest } = play.model;
    if (quest === null || !play.model.board.unlaid.includes(exit)) return;
    const marked = markedExit(play.model);
    const [card, ...rest] = pileAt(quest, exit);
    play.reveal();
    changeQuest(play, { isStartled: false });
    if (card === undefined) return block(play, exit);
    if (lockUp(play, exit, card)) return;
    changeQuest(play, withPile(quest, exit, []));
    changeQuest(play, { isStartled: false });
    const zone = lay(play, card, exit);
    doorForRest(play, zone, dealOn(play, zone, rest));
    tellMark(play, marked);
    spring(play, zone, card);
  },
};

/** Whoever lay in wait acts at once (REIGN-175, REIGN-368). */
function spring(play: ReignPlay, zone: number, card: ZoneId): void {
  const { quest } = play.model;
  if (quest === null || quest.ambush === null) return;
  const { isHoly } = zoneOf(card);
  const isBarred = isHoly && creatureOf(quest.ambush.is).keyword !== null;
  const who = isBarred ? encounteredIn(play, questOf(quest.id).encounters, isHoly) : quest.ambush;
  changeQuest(play, { ambush: null });
  const ids = who === null ? [] : placed(play, zone, who, { ...ANYWHERE, away: 2 });
  if (ids.length === 0) return;
  changeQuest(play, { isStartled: true });
  play.emit({ kind: 'ambushed', who: ids });
  play.next({ kind: 'ambush', queue: ids }, { kind: 'endAmbush' });
}

/** After an ambush the step may be dropped; the point is gone (REIGN-245). */
export const stepOnRule: RuleOf<'stepOn'> = {
  run(play, { who, march }) {
    const person = play.model.people[who];
    if (person === undefined || person.at === null || person.downSince !== null) return;
    if (play.model.quest?.isStartled !== true) return play.next({ kind: 'march', who, march });
    play.ask([person.seat], { kind: 'stepOn', who }, yesOrNo('stepOn'));
  },
  answer(play, { who, march }, answer) {
    if (chosenOption(answer) !== null) play.next({ kind: 'march', who, march });
  },
};
