import { flicks } from '../../../src/session/catacombs/flicks';
import { verdictsOn } from '../../../src/session/flicking/verdicts';
import type { CatacombsEvent } from '../../../src/rules/catacombs';
import type { ContactEntry, FlickTable, Shot } from '../../../src/rules/flicking';
import { withoutContacts } from '../../rules/support/withoutContacts';

const ELF = 'hero:elf';
const ORC = 'monster:orc-1';
const disc = (id: string, xMm: number, yMm: number) => ({ id, xMm, yMm, radiusMm: 12 });

const flicked = {
  actor: ELF,
  table: { discs: [disc(ELF, 150, 100), disc(ORC, 150, 60)] } as unknown as FlickTable,
  shot: { discId: ELF, projectile: null } as unknown as Shot,
  contacts: [
    { kind: 'touch', a: ELF, b: ORC, atMs: 40, speedMmS: 900, aSpeedMmS: 900, bSpeedMmS: 0 },
    { kind: 'exit', a: ORC, atMs: 200, xMm: 150, yMm: 0 },
  ] as unknown as readonly ContactEntry[],
  flight: null,
};

const told = (event: object, contact: number) => ({ ...event, contact });
const struck = told({ kind: 'struck', target: ORC, by: ELF, atMs: 40 }, 0);
const hurt = (lifeLeft: number) =>
  told({ kind: 'damaged', target: ORC, amount: 1, lifeLeft, cause: { by: ELF, rule: 'BASE-119' } }, 0);
const killed = (rule: string, contact: number) =>
  told({ kind: 'killed', piece: ORC, by: ELF, cause: { by: ELF, rule } }, contact);
const putBack = told({ kind: 'putBack', piece: ORC, xMm: 150, yMm: 12 }, 1);

const verdictOnLeaving = (events: readonly object[]) =>
  verdictsOn(flicks, flicked, events as readonly CatacombsEvent[]).at(-1)?.verdict;

const TOUCH = { kind: 'touch' };
const gone = (rule: string) => ({ kind: 'gone', target: ORC, rule });

describe.each([
  ['told by the contacts that events say', (events: readonly object[]) => events],
  ['guessed for a log that was kept without them', withoutContacts],
])('%s', (_, asKept) => {
  it.each([
    ['BASE-181: who lives comes back', [struck, hurt(1), putBack], TOUCH],
    ['BASE-184: who was slain does not', [struck, hurt(0), killed('BASE-119', 0)], gone('BASE-184')],
    ['BASE-184: but for who may still answer', [struck, hurt(0), killed('BASE-119', 0), putBack], TOUCH],
    ['SOL-181: nor who is killed by the fall', [struck, killed('SOL-181', 1)], gone('SOL-181')],
  ])('%s', (__, events, verdict) => {
    expect(verdictOnLeaving(asKept(events))).toEqual(verdict);
  });
});

it('BASE-181: nobody else’s return is taken for it', () => {
  const another = told({ kind: 'putBack', piece: 'monster:troll-1', xMm: 150, yMm: 12 }, 2);
  const events = [struck, hurt(0), killed('BASE-119', 0), another];
  expect(verdictOnLeaving(events)).toEqual(gone('BASE-184'));
  expect(verdictOnLeaving(withoutContacts(events))).toEqual(gone('BASE-184'));
});
