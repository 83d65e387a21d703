import { judgeContacts } from '../../../src/session/catacombs/flicks/judgeContacts';
import type { CatacombsEvent } from '../../../src/rules/catacombs';
import type { ContactEntry, FlickTable, Shot } from '../../../src/rules/flicking';

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

const struck = { kind: 'struck', target: ORC, by: ELF, atMs: 40 };
const hurt = (lifeLeft: number) => ({
  kind: 'damaged',
  target: ORC,
  amount: 1,
  lifeLeft,
  cause: { by: ELF, rule: 'BASE-119' },
});
const killed = (rule: string) => ({ kind: 'killed', piece: ORC, by: ELF, cause: { by: ELF, rule } });
const putBack = { kind: 'putBack', piece: ORC, xMm: 150, yMm: 12 };

const verdictOnLeaving = (...events: readonly object[]) =>
  judgeContacts(flicked, events as unknown as readonly CatacombsEvent[]).at(-1)?.verdict;

it.each([
  ['who lives comes back', [struck, hurt(1), putBack], { kind: 'touch' }],
  ['BASE-184: who was slain does not', [struck, hurt(0), killed('BASE-119')], { kind: 'gone', rule: 'BASE-184' }],
  ['BASE-184: but for who may still answer', [struck, hurt(0), killed('BASE-119'), putBack], { kind: 'touch' }],
  ['SOL-181: nor who is killed by the fall', [struck, killed('SOL-181')], { kind: 'gone', rule: 'SOL-181' }],
])('%s', (_, events, verdict) => {
  expect(verdictOnLeaving(...events)).toMatchObject(verdict);
});
