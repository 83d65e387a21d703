import type { FightPlan } from '../catacombs/support/fight';
import { hurt } from '../catacombs/support/facts';
import { owning } from '../catacombs/support/gear';
import { SKELETON, WALL } from '../catacombs/support/pieces';
import { overseersTurn } from './support';

const WYVERN = 'monster:wyvern-1';
const ELF = 'hero:elf';
const THIEF = 'hero:thief';
const BEASTS = ['monster:wyvern', 'monster:blood-skull', 'monster:minotaur'] as const;
const OTHERS = ['monster:blood-skull-1', 'monster:minotaur-1'];

const roar = (hits: readonly string[], plan: FightPlan = {}) =>
  overseersTurn({ monsters: BEASTS, ...plan })
    .act(WYVERN, 'attack-1')
    .flick({ hits });

describe('Fear', () => {
  it('VERM-048: life is lost, then the Overseer may flick the hero', () => {
    const table = roar([ELF]);
    expect(table.events).toContainEqual(hurt(ELF, 7, WYVERN));
    expect(table.prompt).toMatchObject({
      seats: ['overseer'],
      purpose: { kind: 'flick', actor: ELF, reason: 'fear' },
      ask: { kind: 'flick', discs: [ELF], mayDecline: true },
    });
  });

  it('VERM-054: or leave it; several flee one by one, in the order that the Overseer chooses', () => {
    expect(roar([ELF]).decline().prompt.purpose.kind).toBe('act');
    const table = roar([ELF, THIEF]);
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'frighten', heroes: [ELF, THIEF] } });
    expect(table.options).toEqual([ELF, THIEF, 'pass']);
    table.choose(THIEF).flick({ rest: { [THIEF]: [160, 300] } });
    expect(table.piece(THIEF)).toMatchObject({ yMm: 300 });
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: ELF, reason: 'fear' });
    expect(roar([ELF, THIEF]).choose('pass').prompt.purpose.kind).toBe('act');
  });

  it('VERM-049 VERM-056 VERM-197: the flight hurts nobody, and nobody answers it', () => {
    const minotaur = 'monster:minotaur-1';
    const table = roar([ELF]).flick({ hits: [minotaur, THIEF] });
    expect(table.happened).not.toContain('damaged');
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it('VERM-050: an Ally is hurt and not afraid', () => {
    const table = roar([SKELETON.id], { pieces: [SKELETON] });
    expect(table.has(SKELETON.id)).toBe(false);
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it('VERM-051: whoever is down can be put to flight', () => {
    const plan: FightPlan = { pieces: [{ id: ELF, stun: { round: 1, by: 'monster:ghoul-1' } }] };
    expect(roar([ELF], plan).prompt.purpose).toMatchObject({ reason: 'fear', actor: ELF });
  });

  it('VERM-052: a Fire Wall burns whom the flight drives against it', () => {
    const table = roar([ELF], { pieces: [WALL] }).flick({ hits: [WALL.id] });
    expect(table.events).toContainEqual({
      kind: 'damaged',
      target: ELF,
      amount: 1,
      lifeLeft: 6,
      cause: { by: WALL.id, rule: 'BASE-249' },
    });
  });

  it('VERM-055: driven off the board, the hero comes back where he left it', () => {
    const table = roar([ELF]).flick({ exits: { [ELF]: [0, 400] } });
    expect(table.events.filter(({ kind }) => kind === 'putBack')).toMatchObject([{ piece: ELF, yMm: 400 }]);
  });

  it('VERM-196: what is incorporeal and driven out by the flight comes back', () => {
    const skull = 'monster:blood-skull-1';
    const table = roar([ELF]).flick({ hits: [skull], exits: { [skull]: [0, 100] } });
    expect(table.has(skull)).toBe(true);
    expect(table.model.heroes[ELF]?.kills).toEqual([]);
  });

  it('VERM-198: the dead do not flee', () => {
    const table = roar([ELF], { boards: { [ELF]: { life: 1 } } });
    expect(table.has(ELF)).toBe(false);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'overseer' });
  });

  it('VERM-048: without damage there is no flight', () => {
    const cloaked = owning(THIEF, 'equipment:shadow-cloak', { monsters: BEASTS });
    for (const table of [roar([]), roar([THIEF], cloaked).choose('cancel')]) {
      expect(table.happened).not.toContain('damaged');
      expect(table.options).toEqual(OTHERS.flatMap((id) => [`${id}>attack-1`, `${id}>pass`]));
    }
  });
});
