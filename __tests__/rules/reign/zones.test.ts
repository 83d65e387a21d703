import { zoneOf } from '../../../src/rules/reign/content/zones';
import { groundOf } from '../../../src/rules/reign/grid';
import { ELEMENT_KINDS, TRAP_KINDS } from '../../../src/rules/reign/words/elements';
import { ZONE_IDS, type PrintedDoor, type ZoneEntry } from '../../../src/rules/reign/words/zones';
import { planOf, ruleText } from './rulebook';

const CARDS = ZONE_IDS.map((id, at) => [`REIGN-${312 + at}`, id] as const);
const WORDS: Readonly<Record<string, ZoneEntry['what']>> = {
  'hidden door': 'hiddenDoor',
  'travel portal': 'portal',
  'blessed statue': 'statue',
};

/** "Corpse 3, hole 4": each with the number that it takes. */
const entriesIn = (text: string): readonly ZoneEntry[] =>
  [...text.matchAll(/([a-z][a-z ]*?) (\d)(?=[ ,.]|$)/g)].map(([, name = '', from]) => ({
    what: WORDS[name.trim()] ?? (name.trim() as ZoneEntry['what']),
    from: Number(from),
  }));

const KINDS: ReadonlySet<string> = new Set([...ELEMENT_KINDS, ...TRAP_KINDS, 'hiddenDoor', 'prisoner', 'characters']);

const doorWord = (door: PrintedDoor | null): string => {
  if (door === null) return 'open';
  return door.isLocked ? `locked ${door.kind}` : 'closed';
};

describe.each(CARDS)(
  'REIGN-312, REIGN-313, REIGN-314, REIGN-315, REIGN-316, REIGN-317, REIGN-318, REIGN-319, REIGN-320, REIGN-321, REIGN-322, REIGN-323, REIGN-324, REIGN-325, REIGN-326 (%s) %s',
  (rule, id) => {
    const card = zoneOf(id);
    const text = ruleText(rule).split('```')[0] ?? '';

    it('the plan as drawn, with one entrance and its exits', () => {
      expect(card.plan).toEqual(planOf(rule));
      const marks = card.plan.join('').replace(/[^E123]/g, '');
      expect([...marks].sort().join('')).toBe('123'.slice(0, card.exits.length) + 'E');
    });

    it('what stands in its exits', () => {
      const told = (exit: number): string => {
        const sentence = /Exits? 1[^.]*\./.exec(text)?.[0] ?? '';
        const parts = sentence.replace(/Exits? /, '').split(/(?=[123] (?:open|closed|locked))|, (?=[23])/);
        const own = parts.find((part) => part.trim().startsWith(`${exit}`)) ?? '';
        return /(open|closed|locked armoured|locked standard)/.exec(own)?.[0] ?? 'open';
      };
      expect(card.exits.map(doorWord)).toEqual(card.exits.map((_, at) => told(at + 1)));
    });

    it('what it may hold', () => {
      const told = text.replace(/\n/g, ' ').toLowerCase();
      const list = told.slice(told.lastIndexOf('.** ') + 4).replace(/each cell: /, '');
      const printed = entriesIn(list).filter(({ what }) => KINDS.has(what));
      expect(card.entries).toEqual(printed);
    });

    it('every square can be walked to, its closed doors opened', () => {
      const sheet = { rows: card.plan, quarter: 0, x: 0, y: 0, from: null } as const;
      const { squares, open, around, flags } = groundOf({
        sheets: [sheet],
        obstacles: [],
        bulks: [],
        breaches: [],
        unlaid: [],
      });
      const isFloor = (index: number) => ((flags[index] ?? 0) & (1 | 4 | 8)) === 0;
      const seen = new Set<number>();
      const walk = (index: number): void => {
        if (seen.has(index) || !isFloor(index)) return;
        seen.add(index);
        for (let way = 0; way < 8; way++) if (((open[index] ?? 0) >> way) & 1) walk(around[index * 8 + way] ?? -1);
      };
      walk(squares.findIndex((_, index) => isFloor(index)));
      expect(squares.filter((_, index) => isFloor(index) && !seen.has(index))).toEqual([]);
    });
  },
);

it('REIGN-322 the armoury has a door of its own, locked and armoured', () => {
  expect(zoneOf('zone:armoury').ownDoor).toEqual({ kind: 'armoured', isLocked: true });
  expect(ZONE_IDS.filter((id) => zoneOf(id).ownDoor !== null)).toEqual(['zone:armoury']);
});
