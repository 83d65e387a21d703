import { flicks } from '../../../src/session/catacombs/flicks';
import { verdictsOn } from '../../../src/session/flicking/verdicts';
import type { CatacombsEvent } from '../../../src/rules/catacombs';
import type { ContactEntry, FlickTable, Shot } from '../../../src/rules/flicking';

const [ELF, ORC, VIPER] = ['hero:elf', 'monster:orc-1', 'monster:pit-viper-1'] as const;

const met = (a: string, b: string, atMs: number, change: object = {}) => ({
  kind: 'touch',
  a,
  b,
  atMs,
  wave: 0,
  speedMmS: 500,
  aSpeedMmS: 500,
  bSpeedMmS: 0,
  ...change,
});
const left = (a: string, atMs: number) => ({ kind: 'exit', a, atMs, xMm: 150, yMm: 0 });

const flown = (striker: string, contacts: readonly object[]) => ({
  actor: striker,
  table: { discs: [] } as unknown as FlickTable,
  shot: { discId: striker, projectile: null } as unknown as Shot,
  contacts: contacts as readonly ContactEntry[],
  flight: null,
});

const verdicts = (striker: string, contacts: readonly object[], events: readonly CatacombsEvent[]) =>
  verdictsOn(flicks, flown(striker, contacts), events).map(({ verdict }) => verdict);

const strike = (by: string, target: string, atMs: number, lifeLeft: number, at: { contact?: number } = {}) =>
  [
    { kind: 'struck', target, by, atMs, ...at },
    { kind: 'damaged', target, amount: 1, lifeLeft, cause: { by, rule: 'BASE-128' }, ...at },
  ] as const;

const HURT = { kind: 'damage', target: ORC, amount: 1, isKill: false, rule: 'BASE-128' };

describe('what came of a contact is what the events say of it', () => {
  // The Elf lies still when the Orc comes, and is driven into him at the same moment.
  const twice = [met(ELF, ORC, 40, { aSpeedMmS: 0, bSpeedMmS: 300 }), met(ELF, ORC, 40, { wave: 1 })];

  it('of two touches at one moment it is the one that is named', () => {
    expect(verdicts(ELF, twice, strike(ELF, ORC, 40, 1, { contact: 1 }))).toMatchObject([
      { kind: 'none', because: 'atRest' },
      HURT,
    ]);
  });

  it('a log that was kept without them is still told, as well as one can', () => {
    expect(verdicts(ELF, [met(ELF, 'obstacle-1', 10), met(ELF, ORC, 40)], strike(ELF, ORC, 40, 1))).toEqual([
      { kind: 'touch' },
      HURT,
    ]);
  });

  it('VERM-026: who dies of the poison of a strike was killed in that contact', () => {
    const killed = { kind: 'killed', piece: ELF, by: null, cause: { by: 'poison', rule: 'VERM-028' } } as const;
    const card = { kind: 'damaged', target: ELF, amount: 1, lifeLeft: 0, cause: killed.cause } as const;
    const at = { contact: 0 };
    const told = [...strike(VIPER, ELF, 10, 1, at), { ...card, ...at }, { ...killed, ...at }];
    expect(verdicts(VIPER, [met(VIPER, ELF, 10), met(VIPER, ELF, 30)], told)).toMatchObject([
      { kind: 'damage', target: ELF, amount: 1, isKill: true, rule: 'BASE-128' },
      { kind: 'none', because: 'deadBefore' },
    ]);
  });

  it('SOL-181: who is struck and lives, and dies of leaving the board, died by the fall', () => {
    const killed = { kind: 'killed', piece: ORC, by: ELF, cause: { by: ELF, rule: 'SOL-181' }, contact: 1 } as const;
    const told = [...strike(ELF, ORC, 10, 1, { contact: 0 }), killed];
    expect(verdicts(ELF, [met(ELF, ORC, 10), left(ORC, 90)], told).at(-1)).toEqual({
      kind: 'gone',
      target: ORC,
      rule: 'SOL-181',
    });
  });

  it('a blow too light to be felt is shown, since the rules speak of it', () => {
    const light = [met(ELF, ORC, 10, { speedMmS: 1e-4 }), met(ELF, ORC, 30)];
    expect(verdicts(ELF, light, strike(ELF, ORC, 10, 1, { contact: 0 }))).toMatchObject([
      HURT,
      { kind: 'none', because: 'touchedAgain' },
    ]);
  });
});
