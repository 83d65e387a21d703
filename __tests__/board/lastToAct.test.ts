import { lastToAct, ringAt } from '../../src/board/scene/lastToAct';
import { MOTION } from '../../src/theme';
import { piece, sceneOf } from './scenes';

const acting = (id: string) => piece(id, { marks: ['canAct'] });
const done = (id: string) => piece(id, { marks: ['acted'] });

describe('the disc that rings go out from', () => {
  it('is the only one that may still act', () => {
    expect(lastToAct(sceneOf(done('elf'), acting('thief'), done('orc')), null)?.id).toBe('thief');
  });

  it('is none while several may, nobody may, or it has been chosen', () => {
    expect(lastToAct(sceneOf(acting('elf'), acting('thief')), null)).toBeNull();
    expect(lastToAct(sceneOf(done('elf')), null)).toBeNull();
    expect(lastToAct(sceneOf(done('elf'), acting('thief')), 'thief')).toBeNull();
  });
});

it('a ring leaves the rim, fades as it goes, and is not seen before it has left', () => {
  expect(ringAt(0)).toEqual({ reach: 1, opacity: 0 });
  expect(ringAt(0.5).opacity).toBeLessThan(ringAt(0.1).opacity);
  expect(ringAt(1)).toEqual({ reach: MOTION.beckoningReach, opacity: 0 });
});
