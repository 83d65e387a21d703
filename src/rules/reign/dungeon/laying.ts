import { dice } from '../content/amounts';
import { questOf } from '../content/quests';
import { zoneOf } from '../content/zones';
import { sheetBehind, type Sheet } from '../grid';
import type { Zone } from '../model/model';
import { doorOf, sheetOfZone } from '../model/places';
import type { HiddenDoor, QuestState } from '../model/quest';
import type { ReignPlay } from '../model/types';
import { throwAmount } from '../moments/throws';
import type { CharacterId } from '../words/characters';
import { ELEMENT_KINDS, TRAP_KINDS, type ElementKind, type TrapKind } from '../words/elements';
import { zoneOfSquare, type Square } from '../words/squares';
import type { ZoneCard, ZoneId } from '../words/zones';
import { ANYWHERE, beyondBridge, encounteredIn, placed, type Where } from './dwellers';
import { doorOfCell, Floor, type Placed } from './floor';
import { breachesOf, furnished, snared } from './furnishing';

const isElement = (what: string): what is ElementKind => ELEMENT_KINDS.some((kind) => kind === what);
const isTrap = (what: string): what is TrapKind => TRAP_KINDS.some((kind) => kind === what);

const questIn = ({ model }: ReignPlay): QuestState => {
  if (model.quest === null) throw new Error('no quest is under way');
  return model.quest;
};

export const changeQuest = (play: ReignPlay, by: Partial<QuestState>): void =>
  play.change({ ...play.model, quest: { ...questIn(play), ...by } });

/** A D for each entry, in the order printed: there if it shows its number or more (REIGN-252). */
function present(play: ReignPlay, { entries }: ZoneCard): readonly ZoneCard['entries'][number]['what'][] {
  return entries.flatMap(({ what, from }) => {
    if (what === 'prisoner') return [];
    return from === 0 || throwAmount(play, null, 'contents', dice(1)) >= from ? [what] : [];
  });
}

function zoneBehind(play: ReignPlay, card: ZoneId, exit: Square | null): Zone {
  const rows = zoneOf(card).plan;
  const before = exit === null ? undefined : play.model.board.zones[zoneOfSquare(exit)];
  const sheet: Sheet =
    exit === null || before === undefined
      ? { rows, quarter: 0, x: 0, y: 0, from: null }
      : sheetBehind(rows, sheetOfZone(before), exit);
  return { card, quarter: sheet.quarter, x: sheet.x, y: sheet.y, from: sheet.from };
}

/** The plan on the table: its doors, its exits, what stands there as printed. */
function spread(play: ReignPlay, card: ZoneId, exit: Square | null): Floor {
  const { board } = play.model;
  const floor = new Floor(board.zones.length, card);
  const printed = zoneOf(card).exits.flatMap((door, index) =>
    floor.squaresOf(String(index + 1)).flatMap((at) => (door === null ? [] : [doorOf(at, door.kind, door.isLocked)])),
  );
  const cells = floor.squaresOf('P').map((at) => doorOf(at, 'prison', true));
  const exits = ['1', '2', '3'].flatMap((mark) => floor.squaresOf(mark));
  play.change({
    ...play.model,
    board: {
      ...board,
      zones: [...board.zones, zoneBehind(play, card, exit)],
      doors: [...board.doors, ...printed, ...cells],
      unlaid: [...board.unlaid.filter((at) => at !== exit), ...exits],
    },
  });
  return floor;
}

const FIXED = { R: 'rubble', S: 'statue', O: 'well' } as const;

const fixedOn = (floor: Floor): readonly Placed[] =>
  (['R', 'S', 'O'] as const).flatMap((mark) => floor.squaresOf(mark).map((at) => ({ kind: FIXED[mark], at })));

function stand(play: ReignPlay, elements: readonly Placed[]): void {
  const { board } = play.model;
  const named = elements.map(({ kind, at }, index) => {
    return { id: `${kind}-${board.elements.length + index + 1}`, kind, at };
  });
  play.change({ ...play.model, board: { ...board, elements: [...board.elements, ...named] } });
}

/** In the outer wall, unseen (REIGN-231, REIGN-242). */
function hide(play: ReignPlay, floor: Floor, elements: readonly Placed[]): readonly Square[] {
  const squares = breachesOf(floor, elements);
  const at = squares.length === 0 ? undefined : squares[play.drawBelow('setup', squares.length)];
  if (at === undefined) return [];
  const door: HiddenDoor = { at, zone: floor.zone };
  changeQuest(play, { hidden: [...questIn(play).hidden, door] });
  return [at];
}

/** Who is in a cell shows when it is opened; the porter sits in one of them (REIGN-294, REIGN-320). */
function lock(play: ReignPlay, floor: Floor, card: ZoneCard): void {
  const squares = floor.squaresOf('c');
  const from = card.entries.find(({ what }) => what === 'prisoner')?.from;
  if (from === undefined) return;
  const { hasPorter } = play.model.setup.quest ?? { hasPorter: false };
  const porters = hasPorter ? squares[play.drawBelow('setup', squares.length)] : undefined;
  const cells = squares.flatMap((at) => {
    const isPorters = at === porters;
    if (!isPorters && throwAmount(play, null, 'contents', dice(1)) < from) return [];
    return [{ at, door: doorOfCell(floor, at), isPorters }];
  });
  changeQuest(play, { cells: [...questIn(play).cells, ...cells], allCells: [...questIn(play).allCells, ...squares] });
}

function trap(play: ReignPlay, floor: Floor, elements: readonly Placed[], kinds: readonly TrapKind[]): void {
  for (const { kind, at } of snared(play, floor, elements, kinds)) {
    const named = play.model.named + 1;
    const one = { id: `${kind}-${named}`, kind, at, state: 'set', isKnown: false, laidBy: 'catacombs' } as const;
    play.change({ ...play.model, named, traps: [...play.model.traps, one] });
  }
}

function people(play: ReignPlay, floor: Floor, card: ZoneCard, count: number): readonly CharacterId[] {
  const { encounters } = questOf(questIn(play).id);
  const where: Where = card.id === 'zone:lava-bridge' ? { ...ANYWHERE, isAllowed: beyondBridge } : ANYWHERE;
  return Array.from({ length: count }).flatMap(() => {
    const found = encounteredIn(play, encounters, card.isHoly);
    return found === null ? [] : placed(play, floor.zone, found, where);
  });
}

/** What its quest says of the zone of the main quest (REIGN-249). */
function furnishMain(play: ReignPlay, floor: Floor): void {
  const quest = questOf(questIn(play).id);
  const isLaboratory = quest.card === 'zone:wizards-laboratory';
  stand(play, furnished(play, floor, fixedOn(floor), quest.elements, isLaboratory));
  changeQuest(play, { mainZone: floor.zone });
  const well = play.model.board.elements.find(({ kind, at }) => kind === 'well' && zoneOfSquare(at) === floor.zone);
  const near = well === undefined ? null : { at: well.at, within: 4 };
  const { is } = quest.dwellers;
  const ids = placed(
    play,
    floor.zone,
    { is, count: throwAmount(play, null, 'encounter', quest.dwellers.count) },
    {
      ...ANYWHERE,
      near,
    },
  );
  // The ogre of this zone alone carries the orb (REIGN-292).
  if (quest.id === 'quest:solar-orb') changeQuest(play, { orb: ids[0] ?? null });
}

function furnishPlain(play: ReignPlay, floor: Floor, card: ZoneCard): void {
  const there = present(play, card);
  const isFirst = floor.zone === 0;
  const kinds = there.filter(isElement).filter((kind) => kind !== 'statue' && !(isFirst && kind === 'portal'));
  const elements = furnished(play, floor, fixedOn(floor), kinds, false);
  stand(play, elements);
  lock(play, floor, card);
  const breaches = there.includes('hiddenDoor') ? hide(play, floor, elements) : [];
  trap(play, new Floor(floor.zone, card.id, breaches), elements, there.filter(isTrap));
  // Nobody of the GM's in the first zone (REIGN-243).
  if (!isFirst) people(play, floor, card, there.filter((what) => what === 'characters').length);
}

/** A card comes up: laid, filled, and told (REIGN-244, REIGN-249). */
export function lay(play: ReignPlay, card: ZoneId, exit: Square | null): number {
  const floor = spread(play, card, exit);
  play.reveal();
  play.emit({ kind: 'zoneLaid', zone: floor.zone, card, exit });
  if (card === questOf(questIn(play).id).card) furnishMain(play, floor);
  else furnishPlain(play, floor, zoneOf(card));
  return floor.zone;
}
