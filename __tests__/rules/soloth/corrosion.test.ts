import type { FightPlan } from '../catacombs/support/fight';
import { hurt, removed } from '../catacombs/support/facts';
import { SKELETON } from '../catacombs/support/pieces';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { overseersTurn } from './support';

const RUST = 'monster:rust-monster-1';
const OWNED = ['equipment:iron-ring', 'equipment:barbed-arrow'] as const;

function rusting(plan: FightPlan = {}) {
  const boards = { 'hero:elf': { equipment: OWNED } };
  const table = overseersTurn({ monsters: ['monster:rust-monster'], boards, ...plan });
  const equipmentDeck = table.model.equipmentDeck.filter((id) => !OWNED.some((one) => one === id));
  table.state = { ...table.state, model: { ...table.model, equipmentDeck } };
  return table.act(RUST, 'attack-1');
}

/** Which seeds lose which card, so that both ends of the draw are met. */
const drawn = (seed: number) => {
  const table = rusting({ seed })
    .flick({ hits: ['hero:elf'] })
    .choose('card-1');
  return { table, event: table.event('corroded') };
};
const draws = Array.from({ length: 12 }, (_, seed) => drawn(seed + 1));

describe('Corrosion', () => {
  it('SOL-164 SOL-165 SOL-171: a hero hurt by it holds out his cards and one of the deck; the Overseer draws', () => {
    const { prompt, options } = rusting().flick({ hits: ['hero:elf'] });
    expect(prompt).toMatchObject({
      seats: ['overseer'],
      purpose: { kind: 'corrode', hero: 'hero:elf', by: RUST, cards: 3 },
    });
    expect(options).toEqual(['card-1', 'card-2', 'card-3']);
  });

  it('SOL-167: his own card is gone, from him and from the game', () => {
    const lost = draws.filter(({ event }) => event.equipment !== null);
    expect(lost.length).toBeGreaterThan(0);
    for (const { table, event } of lost) {
      expect(heroOf(table.model, 'hero:elf').equipment).toHaveLength(1);
      expect(heroOf(table.model, 'hero:elf').equipment).not.toContain(event.equipment);
      expect(table.model.equipmentDeck).not.toContain(event.equipment);
    }
  });

  it('SOL-166 SOL-172: the extra card changes nothing and goes back into the deck', () => {
    const spared = draws.filter(({ event }) => event.equipment === null);
    expect(spared.length).toBeGreaterThan(0);
    const whole = rusting().model.equipmentDeck.length;
    for (const { table } of spared) {
      expect(heroOf(table.model, 'hero:elf').equipment).toHaveLength(2);
      expect(table.model.equipmentDeck).toHaveLength(whole);
    }
  });

  it('SOL-171 SOL-174: with no card there is nothing to draw, and an Ally loses none', () => {
    const nextRound = { kind: 'act', turn: 'heroes' };
    const bare = rusting().flick({ hits: ['hero:thief'] });
    expect(bare.events).toContainEqual(hurt('hero:thief', 9, RUST));
    expect(bare.prompt.purpose).toMatchObject(nextRound);
    const table = rusting({
      boards: { 'hero:wizard': { equipment: ['equipment:map'] } },
      pieces: [SKELETON],
    }).flick({ hits: [SKELETON.id] });
    expect(table.has(SKELETON.id)).toBe(false);
    expect(table.prompt.purpose).toMatchObject(nextRound);
    expect(heroOf(table.model, 'hero:wizard').equipment).toEqual(['equipment:map']);
  });

  it('SOL-174: it is drawn even if the blow kills him', () => {
    const boards = { 'hero:elf': { life: 1, equipment: ['equipment:map'] } } as const;
    const table = rusting({ boards }).flick({ hits: ['hero:elf'] });
    expect(table.happened).toContain('killed');
    expect(table.prompt.purpose).toEqual({ kind: 'corrode', hero: 'hero:elf', by: RUST, cards: 2 });
    expect(table.choose('card-1').happened).toContain('corroded');
  });

  it('SOL-173: with an empty deck his own cards are all there is', () => {
    const table = rusting();
    table.state = { ...table.state, model: { ...table.model, equipmentDeck: [] } };
    table.flick({ hits: ['hero:elf'] });
    expect(table.options).toEqual(['card-1', 'card-2']);
    expect(table.choose('card-1').event('corroded').equipment).not.toBeNull();
  });

  it('SOL-168: the Familiar goes with its card', () => {
    const familiar = { ...SKELETON, id: 'ally:familiar', card: 'ally:familiar', radiusMm: 9.5 } as const;
    const table = rusting({
      pieces: [familiar],
      boards: { 'hero:wizard': { equipment: ['equipment:familiar'] } },
    });
    table.state = { ...table.state, model: { ...table.model, equipmentDeck: [] } };
    table.flick({ hits: ['hero:wizard'] }).choose('card-1');
    expect(table.events).toContainEqual(removed('ally:familiar', 'equipment:familiar', 'SOL-168'));
    expect(table.has('ally:familiar')).toBe(false);
  });
});
