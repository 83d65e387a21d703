import { explainTouch, type TouchContext } from '../../../src/rules/catacombs';
import type { DiscTouch } from '../../../src/rules/flicking';

const ELF = 'hero:elf';
const ORC = 'monster:orc-1';

const touch = (a: string, b: string, speeds: { a?: number; b?: number } = {}, atMs = 50): DiscTouch => ({
  kind: 'touch',
  atMs,
  wave: 0,
  a,
  b,
  speedMmS: 400,
  aSpeedMmS: speeds.a ?? 400,
  bSpeedMmS: speeds.b ?? 0,
});

const context = (change: Partial<TouchContext> = {}): TouchContext => ({
  actor: ELF,
  striker: ELF,
  struck: new Set(),
  killed: new Set(),
  isStrikingNobody: false,
  ...change,
});

const none = (target: string, because: string, rule: string) => ({ kind: 'none', target, because, rule });

it.each([
  ['an obstacle', touch(ELF, 'obstacle-1'), context()],
  ['two discs of one side', touch(ELF, 'hero:thief'), context()],
  ['the striker beside it from the start', touch(ELF, ORC, {}, 0), context({ isStrikingNobody: true })],
])('nothing needs to be said of %s', (_, contact, given) => {
  expect(explainTouch(contact, given)).toEqual({ kind: 'touch' });
});

it('BASE-117: who is pushed strikes nobody, whichever of the two comes', () => {
  expect(explainTouch(touch('hero:thief', ORC), context())).toEqual(none(ORC, 'pushed', 'BASE-117'));
  expect(explainTouch(touch('hero:thief', ORC, { a: 0, b: 300 }), context())).toEqual(
    none('hero:thief', 'pushed', 'BASE-117'),
  );
});

it('BASE-122: a target is struck only once', () => {
  expect(explainTouch(touch(ELF, ORC), context({ struck: new Set([ORC]) }))).toEqual(
    none(ORC, 'touchedAgain', 'BASE-122'),
  );
});

it('BASE-115: a striker that lies still strikes nobody', () => {
  expect(explainTouch(touch(ELF, ORC, { a: 0, b: 300 }), context())).toEqual(none(ORC, 'atRest', 'BASE-115'));
});

it('BASE-112: the dead take and deal nothing', () => {
  const dead = none(ORC, 'deadBefore', 'BASE-112');
  expect(explainTouch(touch(ELF, ORC), context({ killed: new Set([ORC]), struck: new Set([ORC]) }))).toEqual(dead);
  expect(explainTouch(touch(ELF, ORC), context({ killed: new Set([ELF]) }))).toEqual(dead);
});

it('BASE-046: a move strikes nobody', () => {
  expect(explainTouch(touch(ELF, ORC), context({ isStrikingNobody: true }))).toEqual(
    none(ORC, 'onlyMoved', 'BASE-046'),
  );
});

it('a missile is on the side of whoever shot it', () => {
  const shot = context({ striker: 'missile', struck: new Set([ORC]) });
  expect(explainTouch(touch('missile', ORC), shot)).toMatchObject({ because: 'touchedAgain' });
  expect(explainTouch(touch('hero:thief', 'missile'), shot)).toEqual({ kind: 'touch' });
});
