import { sheetBehind, type Sheet } from '../grid';
import { creatureOf } from '../content/creatures';
import { GRADE_VALUES, graded } from '../content/grades';
import { zoneOf } from '../content/zones';
import { doorOf, sheetOfZone } from '../model/places';
import type { Board, Door, Item, Person, Reign, Zone } from '../model/model';
import { freshHero, NO_GAINS, type CarriedHero, type CarriedThing } from '../model/carried';
import { UNHARMED } from '../model/made';
import { fullPoints, mostHp } from '../model/people';
import type { QuestState } from '../model/quest';
import type { PersonOpening, ReignOpening, ReignSetup } from '../model/setup';
import { seatId } from '../../machine';
import type { CharacterId, ItemId } from '../words/characters';
import type { CreatureId } from '../words/creatures';
import { HERO_IDS, type HeroId } from '../words/heroes';
import { squareAt, zoneOfSquare, type Square } from '../words/squares';
import type { ReignTask } from '../words/tasks';
import type { ThingId } from '../words/things';
import type { PrintedDoor } from '../words/zones';

const isHeroId = (who: HeroId | CreatureId): who is HeroId => HERO_IDS.some((one) => one === who);

const NOTHING: ReignOpening = {
  ...{ zones: [], doors: [], elements: [], traps: [], people: [] },
  ...{ pot: 0, round: 1, turn: 'heroes' },
};

const openingOf = ({ opening }: ReignSetup): ReignOpening => opening ?? NOTHING;

/** Each zone behind the exit that is named, turned as it comes to lie. */
function zonesLaid(opening: ReignOpening): readonly Zone[] {
  const zones: Zone[] = [];
  for (const { card, behind } of opening.zones) {
    const before = behind === null ? undefined : zones[zoneOfSquare(behind)];
    const sheet: Sheet =
      behind === null || before === undefined
        ? { rows: zoneOf(card).plan, quarter: 0, x: 0, y: 0, from: null }
        : sheetBehind(zoneOf(card).plan, sheetOfZone(before), behind);
    zones.push({ card, quarter: sheet.quarter, x: sheet.x, y: sheet.y, from: sheet.from });
  }
  return zones;
}

/** Where the plan of a zone shows one of these marks. */
function squaresOf(zone: number, plan: readonly string[], mark: string): readonly Square[] {
  return plan.flatMap((row, y) => [...row].flatMap((char, x) => (char === mark ? [squareAt(zone, x, y)] : [])));
}

const printed = (at: Square, door: PrintedDoor | null | undefined): readonly Door[] =>
  door === null || door === undefined ? [] : [doorOf(at, door.kind, door.isLocked)];

/** Doors in the exits as printed, and those of cells; what the opening says of one stands (REIGN-228). */
function doorsOf(zones: readonly Zone[], opening: ReignOpening): readonly Door[] {
  const usual = zones.flatMap(({ card }, zone) => {
    const { plan, exits } = zoneOf(card);
    const cells = squaresOf(zone, plan, 'P').flatMap((at) => printed(at, { kind: 'prison', isLocked: true }));
    const ways = exits.flatMap((door, exit) => squaresOf(zone, plan, `${exit + 1}`).flatMap((at) => printed(at, door)));
    return [...ways, ...cells];
  });
  const said = opening.doors.map(({ at, kind, isLocked, isOpen }) => doorOf(at, kind, isLocked, isOpen));
  return [...usual.filter(({ at }) => !said.some((door) => door.at === at)), ...said];
}

function boardOf({ quest }: ReignSetup, opening: ReignOpening): Board {
  const zones = zonesLaid(opening);
  const entered = zones.map(({ from }) => from);
  // The stairs lead down in a quest alone (REIGN-326).
  const marks = quest === null ? ['1', '2', '3', 'X'] : ['1', '2', '3'];
  const exits = zones.flatMap(({ card }, zone) => marks.flatMap((mark) => squaresOf(zone, zoneOf(card).plan, mark)));
  const fixed = zones.flatMap(({ card }, zone) => [
    ...squaresOf(zone, zoneOf(card).plan, 'R').map((at) => ({ kind: 'rubble', at }) as const),
    ...squaresOf(zone, zoneOf(card).plan, 'S').map((at) => ({ kind: 'statue', at }) as const),
    ...squaresOf(zone, zoneOf(card).plan, 'O').map((at) => ({ kind: 'well', at }) as const),
  ]);
  return {
    zones,
    doors: doorsOf(zones, opening),
    elements: [...fixed, ...opening.elements].map(({ kind, at }, index) => ({
      id: `${kind}-${index + 1}`,
      kind,
      at,
    })),
    unlaid: exits.filter((at) => !entered.includes(at)),
    breaches: [],
  };
}

/** Names what nobody else is called: things and characters. */
class Names {
  private items = 0;
  private readonly kinds = new Map<string, number>();

  item(thing: ThingId): Item {
    this.items += 1;
    return { id: `i${this.items}`, thing, runes: [] };
  }

  get named(): number {
    return this.items;
  }

  creature(id: CreatureId): CharacterId {
    const number = (this.kinds.get(id) ?? 0) + 1;
    this.kinds.set(id, number);
    return `${id.slice(id.indexOf(':') + 1)}-${number}`;
  }
}

/** As a hero comes from another quest, or new (REIGN-266, REIGN-367). */
function broughtBy({ quest }: ReignSetup, who: HeroId | CreatureId): CarriedHero | null {
  if (!isHeroId(who)) return null;
  return quest?.party?.heroes.find(({ hero }) => hero === who) ?? freshHero(who);
}

interface Kit {
  readonly pack: readonly Item[];
  readonly hands: readonly [ItemId | null, ItemId | null];
  readonly worn: ItemId | null;
}

const plain = (thing: ThingId): CarriedThing => ({ thing, runes: [] });

function kitOf(opening: Omit<PersonOpening, 'at'>, brought: CarriedHero | null, names: Names): Kit {
  const name = ({ thing, runes }: CarriedThing): Item => ({ ...names.item(thing), runes });
  const held = (opening.hands?.map(plain) ?? brought?.held ?? []).map(name);
  const said = opening.worn === null ? null : plain(opening.worn);
  const wornThing = said ?? (opening.hands === null ? (brought?.worn ?? null) : null);
  const worn = wornThing === null ? null : name(wornThing);
  const pack = (opening.pack?.map(plain) ?? brought?.pack ?? []).map(name);
  const [first = null, second = null] = held.map(({ id }) => id);
  return { pack: [...held, ...(worn === null ? [] : [worn]), ...pack], hands: [first, second], worn: worn?.id ?? null };
}

function personOf(
  setup: ReignSetup,
  opening: Omit<PersonOpening, 'at'> & { readonly at: Square | null },
  names: Names,
): Person {
  const { who, at, web, isPoisoned, isBurning } = opening;
  const brought = broughtBy(setup, who);
  const side = brought !== null || opening.isAlly ? 'heroes' : 'master';
  const kind = isHeroId(who) ? null : creatureOf(who);
  const id: CharacterId = isHeroId(who) ? who : names.creature(who);
  const owner = setup.heroes.find(({ hero }) => hero === who)?.seat ?? setup.heroes[0]?.seat ?? seatId('heroes');
  const swarmHp = graded(kind?.hitPoints ?? 0, side === 'master' ? GRADE_VALUES[setup.grade].hitPoints : 100);
  const figures = opening.figures ?? kind?.swarm ?? 1;
  const bare: Person = {
    ...UNHARMED,
    id,
    is: who,
    side,
    isGraded: side === 'master',
    seat: side === 'master' ? setup.master : owner,
    at,
    hp: 0,
    rear: Array.from({ length: figures - 1 }, () => swarmHp),
    points: 0,
    spells: opening.spells ?? brought?.spells ?? [],
    destiny: opening.destiny ?? brought?.destiny ?? 0,
    skills: brought?.skills ?? [],
    gains: brought?.gains ?? NO_GAINS,
    handicaps: brought?.handicaps ?? [],
    coins: brought?.coins ?? 0,
    xp: brought?.xp ?? 0,
    earned: brought?.earned ?? 0,
    ...kitOf(opening, brought, names),
    fire: isBurning ? id : null,
    web,
    isPoisoned,
  };
  return { ...bare, hp: opening.hp ?? mostHp({ setup }, bare), points: fullPoints(bare) };
}

/** A hero of a quest, whole, before anybody knows where it will stand. */
const AS_THEY_COME = {
  ...{ at: null, isAlly: false, hp: null, figures: null, destiny: null, pack: null, hands: null, worn: null },
  ...{ spells: null, web: 0, isPoisoned: false, isBurning: false },
} as const;

const UNDER_WAY: Omit<QuestState, 'id'> = {
  ...{ piles: {}, aside: [], hidden: [], cells: [], allCells: [], mainZone: null },
  ...{ imprevus: { draw: [], discard: [] }, ambush: null, caveIns: 0, pits: 0 },
  ...{ isMisty: false, isRusty: false, hasOmen: false, isStartled: false },
  ...{ left: [], isSealed: false, orb: null, porter: null },
};

/** The table before the first die. */
export function openingModel(setup: ReignSetup): Reign {
  const names = new Names();
  const opening = openingOf(setup);
  const stands =
    setup.opening === null ? setup.heroes.map(({ hero }) => ({ ...AS_THEY_COME, who: hero })) : opening.people;
  const people = stands.map((one) => personOf(setup, one, names));
  const strongbox = setup.quest?.party?.strongbox?.map(({ thing, runes }) => ({ ...names.item(thing), runes })) ?? null;
  return {
    setup,
    strongbox,
    round: opening.turn === 'heroes' ? opening.round - 1 : opening.round,
    side: opening.turn,
    board: boardOf(setup, opening),
    traps: opening.traps.map(({ kind, at, isKnown }, index) => {
      return { id: `${kind}-${index + 1}`, kind, at, state: 'set', isKnown, laidBy: 'catacombs' };
    }),
    people: Object.fromEntries(people.map((person) => [person.id, person])),
    dropped: [],
    leaders: [],
    toAct: [],
    pot: opening.pot,
    speeches: [],
    searched: [],
    paidSearches: {},
    rummaged: [],
    locks: {},
    graves: [],
    isTimeBent: false,
    quest: setup.quest === null ? null : { ...UNDER_WAY, id: setup.quest.id },
    isAmbush: false,
    before: null,
    named: names.named + opening.traps.length,
  };
}

/** The GM characters may act first: then the round that is under way ends with them. */
export const openingTasks = (setup: ReignSetup): readonly ReignTask[] => [
  { kind: 'begin' },
  ...(setup.quest?.town == null ? [] : ([{ kind: 'town', queue: setup.heroes.map(({ hero }) => hero) }] as const)),
  ...(setup.quest === null ? [] : ([{ kind: 'explore' }] as const)),
  ...(setup.opening === null ? ([{ kind: 'muster' }] as const) : []),
  ...(openingOf(setup).turn === 'master'
    ? ([
        { kind: 'turn', side: 'master', isAgain: false },
        { kind: 'endRound', queue: [] },
      ] as const)
    : []),
  { kind: 'round' },
];
