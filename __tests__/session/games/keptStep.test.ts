import { seatId } from '../../../src/rules/machine';
import { bareStep } from '../../../src/session/course/keptStep';
import { type Cause, causeOf, writeStep } from '../support/ofCatacombs';

const STEP = { kind: 'choose', options: ['hero:elf>punch'], seat: seatId('player-1'), prompt: 3 } as const;
const AIM = {
  discId: 'hero:elf',
  from: null,
  vxMmS: 0,
  vyMmS: -900,
  target: 'monster:orc-1',
  way: 'straight',
} as const;
const CAUSES: readonly Cause[] = [
  { by: 'app', thought: { kind: 'shot', aim: AIM, chance: 0.5 } },
  { by: 'hint', thought: { kind: 'best', option: 'x,"cause":', worth: 3, tried: 4, shot: { aim: AIM, chance: 1 } } },
  { by: 'app', thought: { kind: 'habit', habit: 'agree' } },
  { by: 'app', thought: { kind: 'place', tried: 8 } },
  { by: 'app', thought: { kind: 'stumbled' } },
];

describe('a step as it is kept', () => {
  it.each(CAUSES)('has its cause behind it, and is a bare step without it: %j', (cause) => {
    const text = writeStep(STEP, cause);
    expect(JSON.parse(text)).toEqual({ ...STEP, cause });
    expect(JSON.parse(bareStep(text))).toEqual(STEP);
    expect(causeOf(text)).toEqual(cause);
  });

  it('is what it always was where nobody gave a cause', () => {
    expect(writeStep(STEP, null)).toBe(JSON.stringify(STEP));
    expect(bareStep(JSON.stringify(STEP))).toBe(JSON.stringify(STEP));
    expect(causeOf(JSON.stringify(STEP))).toBeNull();
  });

  it.each([
    '{"by":"app","thought":{"kind":"shot"}}',
    '{"by":"app","thought":{"kind":"dream"}}',
    '{"by":"app","thought',
  ])('loses a cause that makes no sense, and nothing else: %s', (cause) => {
    const text = `${JSON.stringify(STEP).slice(0, -1)},"cause":${cause}}`;
    expect(causeOf(text)).toBeNull();
    expect(JSON.parse(bareStep(text))).toEqual(STEP);
  });
});
