import { POISON_PUNCH, pitch, PUNCH, MISSILE } from '../../../src/rules/catacombs/content/attacks';
import { printCard } from '../catacombs/support/cards';
import type { FightPlan } from '../catacombs/support/fight';
import { SKELETON } from '../catacombs/support/pieces';
import { overseersTurn, poisonOf, withDeck } from './support';

const BAT = 'monster:vampire-bat-1';
const ELF = 'hero:elf';
const bat = (plan: FightPlan = {}) =>
  overseersTurn({ monsters: ['monster:vampire-bat', 'monster:orc'], ...plan }).act(BAT, 'attack-1');

describe('Feeding Frenzy of several attacks', () => {
  it('VERM-118 VERM-119: the first that hurts turns it over, and the other is lost', () => {
    const table = bat().flick({ hits: [ELF] });
    expect(table.piece(BAT)).toMatchObject({ stun: { round: 1 } });
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it('VERM-119: with nobody hurt by the first, the second may still feed', () => {
    const table = bat().flick();
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: BAT });
    expect(table.flick({ hits: [ELF] }).piece(BAT)).toMatchObject({ stun: { round: 1 } });
  });

  it('VERM-120: an Ally feeds it too', () => {
    const table = bat({ pieces: [SKELETON] }).flick({ hits: [SKELETON.id] });
    expect(table.piece(BAT)).toMatchObject({ stun: { round: 1 } });
  });

  it('VERM-120: and so does any of its attacks', () => {
    printCard('monster:vampire-bat', { actions: [[pitch(MISSILE), pitch(PUNCH)]] });
    expect(
      bat()
        .flick({ hits: [ELF] })
        .piece(BAT),
    ).toMatchObject({ stun: { round: 1 } });
  });

  it('VERM-120: with a single attack an Ally does not, with this expansion or without', () => {
    const table = overseersTurn({ monsters: ['monster:zombie', 'monster:orc'], pieces: [SKELETON] })
      .act('monster:zombie-1', 'attack-1')
      .flick({ hits: [SKELETON.id] });
    expect(table.piece('monster:zombie-1')).toMatchObject({ stun: null });
  });

  it('VERM-121: what would follow its action is lost with it', () => {
    printCard('monster:vampire-bat', { abilities: ['ability:feeding-frenzy', 'ability:evasion'] });
    const table = bat().flick({ hits: [ELF] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'overseer' });
    expect(table.piece(BAT)).toMatchObject({ stun: { round: 1 } });
  });

  it('VERM-202: the poison of the attack that fed it counts', () => {
    printCard('monster:vampire-bat', { actions: [[pitch(POISON_PUNCH), pitch(PUNCH)]] });
    const table = withDeck(bat(), poisonOf(1)).flick({ hits: [ELF] });
    expect(table.model.heroes[ELF]?.poison).toEqual([poisonOf(1)]);
    expect(table.piece(BAT)).toMatchObject({ stun: { round: 1 } });
  });
});
