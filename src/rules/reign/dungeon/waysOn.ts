import { questOf } from '../content/quests';
import { zoneOf } from '../content/zones';
import type { Reign } from '../model/model';
import { doorOf, groundFor, indexOf } from '../model/places';
import type { QuestState } from '../model/quest';
import type { ReignPlay } from '../model/types';
import { waysFrom, FREE } from '../grid';
import { squareAt, zoneOfSquare, type Square } from '../words/squares';
import type { ZoneId } from '../words/zones';
import { dealt, pileAt } from './dealing';
import { Floor } from './floor';
import { breachesOf } from './furnishing';
import { changeQuest } from './laying';

const questIn = ({ quest }: Reign): QuestState => {
  if (quest === null) throw new Error('no quest is under way');
  return quest;
};

/** Exits that can be seen and lead to nothing laid, in the order in which their zones were laid. */
const openExits = ({ board }: Reign): readonly Square[] => board.unlaid;

const hiddenDoors = (model: Reign): readonly Square[] => questIn(model).hidden.map(({ at }) => at);

/**
 * What is left of a pile goes on behind the exits of the zone just laid, its hidden door last; from a dead end over all
 * exits that are not opened yet, hidden doors after all others; with none at all it waits (REIGN-246 to REIGN-248).
 */
export function dealOn(play: ReignPlay, zone: number, rest: readonly ZoneId[]): readonly ZoneId[] {
  const { model } = play;
  const own = (at: Square): boolean => zoneOfSquare(at) === zone;
  const card = model.board.zones[zone]?.card;
  const isDeadEnd = card === undefined || zoneOf(card).exits.length === 0;
  const [visible, hidden] = [openExits(model), hiddenDoors(model)];
  const exits = isDeadEnd ? [...visible, ...hidden] : [...visible.filter(own), ...hidden.filter(own)];
  if (exits.length === 0) return rest;
  changeQuest(play, dealt(questIn(model), rest, exits));
  return [];
}

const hasWayOn = (model: Reign): boolean => openExits(model).some((at) => pileAt(questIn(model), at).length > 0);

const isMainOut = (model: Reign): boolean => questIn(model).mainZone !== null;

/** It can be seen from now on, and is a door like any other (REIGN-231). */
export function showHidden(play: ReignPlay, at: Square): void {
  const { board, quest } = play.model;
  const doors = [...board.doors, doorOf(at, 'standard', false)];
  play.change({
    ...play.model,
    board: { ...board, doors, breaches: [...board.breaches, at], unlaid: [...board.unlaid, at] },
  });
  if (quest !== null) changeQuest(play, { hidden: quest.hidden.filter((door) => door.at !== at) });
  play.reveal();
}

/** A draught tells where the hidden door is behind which the main quest lies, if no other way leads on (REIGN-251). */
export function draughtFrom(play: ReignPlay): void {
  if (play.model.quest === null || isMainOut(play.model) || hasWayOn(play.model)) return;
  const quest = questIn(play.model);
  const { card } = questOf(quest.id);
  const at = hiddenDoors(play.model).find((one) => pileAt(quest, one).includes(card));
  if (at === undefined) return;
  showHidden(play, at);
  play.emit({ kind: 'draughtFelt', at });
}

/** How far each square of the joined zones lies from another on foot, people left aside. */
function walksFrom(model: Reign, from: Square): (to: Square) => number {
  const ground = groundFor(model);
  const traffic = new Uint8Array(ground.squares.length).fill(FREE);
  const ways = waysFrom(ground, indexOf(ground, from), { traffic, stride: 1, points: 999 });
  return (to) => ways.costTo(indexOf(ground, to));
}

/** With nothing left to open, a door in the wall of the zone just laid, as far from its way in as may be (REIGN-251). */
export function doorForRest(play: ReignPlay, zone: number, rest: readonly ZoneId[]): void {
  if (rest.length === 0) return;
  const quest = questIn(play.model);
  if (isMainOut(play.model)) return changeQuest(play, { aside: [...quest.aside, ...rest] });
  const laid = play.model.board.zones[zone];
  if (laid === undefined) return;
  const floor = new Floor(zone, laid.card);
  const elements = play.model.board.elements.filter(({ at }) => zoneOfSquare(at) === zone);
  const entrance = laid.from ?? floor.entrance;
  const away = walksFrom(play.model, entrance);
  const walk = (at: Square): number =>
    Math.max(
      ...floor
        .straight(at)
        .map((one) => away(one))
        .filter((steps) => steps < Infinity),
      -1,
    );
  const squares = play.shuffle('setup', breachesOf(floor, elements));
  const [best] = [...squares].sort((a, b) => walk(b) - walk(a));
  const at = best ?? squareAt(zone, 0, 0);
  showHidden(play, at);
  changeQuest(play, dealt(questIn(play.model), rest, [at]));
  play.emit({ kind: 'wallGaveWay', at });
}

/** Whether the card of the main quest lies behind it: fresh boot-prints (REIGN-281). */
export function markedExit({ board, quest }: Reign): Square | null {
  if (quest === null || questOf(quest.id).rounds === null || quest.mainZone !== null) return null;
  const { card } = questOf(quest.id);
  return board.unlaid.find((at) => pileAt(quest, at).includes(card)) ?? null;
}
