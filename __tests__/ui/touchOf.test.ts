import type { FlickFilm, JudgedContact, Verdict } from '../../src/session';
import { ruleHelp } from '../../src/i18n/catacombs/help';
import { TOUCH_RULES, touchOf } from '../../src/ui/referee/touchOf';

const TOUCH: Verdict = { kind: 'touch' };

const contact = (number: number, a: string, b: string | null, verdict: Verdict = TOUCH): JudgedContact => ({
  number,
  atMs: number,
  a,
  b,
  xMm: 0,
  yMm: 0,
  verdict,
});

function filmOf(actor: string, discId: string, contacts: readonly JudgedContact[]): FlickFilm {
  return {
    commandIndex: 0,
    actor,
    attack: 'punch',
    board: 'crypt',
    table: { widthMm: 300, heightMm: 450, edge: 'open', discs: [], riders: [], zones: [] },
    shot: { discId, projectile: null, vxMmS: 1, vyMmS: 0 },
    result: { contacts: [], exits: [], rest: { discs: [], projectile: null, riders: [] } },
    flight: null,
    contacts,
  };
}

it.each<[string, string, JudgedContact]>([
  ['edge', 'hero:elf', contact(1, 'hero:elf', null)],
  ['obstacle', 'hero:elf', contact(1, 'hero:elf', 'obstacle-2')],
  ['pushed', 'hero:elf', contact(1, 'monster:orc-1', 'monster:orc-2')],
  ['friend', 'hero:elf', contact(1, 'hero:thief', 'hero:elf')],
  ['friend', 'missile', contact(1, 'missile', 'ally:familiar')],
  ['idle', 'hero:elf', contact(1, 'hero:elf', 'monster:orc-1')],
  ['idle', 'hero:elf', contact(1, 'hero:elf', 'shield')],
])('tells %s when %s is flicked', (kind, striker, touch) => {
  expect(touchOf(touch, filmOf('hero:elf', striker, [touch]))).toBe(kind);
});

it('cites rules that can be read', () => {
  const rules = Object.values(TOUCH_RULES).filter((rule) => rule !== null);
  expect(rules.filter((rule) => ruleHelp('en', rule) === null || ruleHelp('fr', rule) === null)).toEqual([]);
});
