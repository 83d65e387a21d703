import { down, hurt, struck, unharmed } from '../catacombs/support/facts';
import { overseersTurn, poisoned, poisonOf, withDeck } from './support';

const ELF = 'hero:elf';
const THIEF = 'hero:thief';

describe('variants in play', () => {
  it('VERM-100: the Savage Centaur punches, then shoots a poisoned missile', () => {
    const CENTAUR = 'monster:savage-centaur-1';
    const table = withDeck(overseersTurn({ monsters: ['monster:savage-centaur', 'monster:orc'] }), poisonOf(2));
    table.act(CENTAUR, 'attack-1').flick({ hits: [THIEF] });
    expect(table.events.slice(1)).toEqual([struck(THIEF, CENTAUR), hurt(THIEF, 9, CENTAUR)]);
    table.flick({ hits: [ELF] });
    expect(table.events.slice(1, 4)).toEqual([
      struck(ELF, 'missile'),
      hurt(ELF, 7, 'missile'),
      poisoned(ELF, CENTAUR, 2, 2, 8),
    ]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'overseer' });
  });

  it('BASE-169 VERM-100: the Swordmaster Ghoul strikes three times running, nobody twice in a row', () => {
    const GHOUL = 'monster:swordmaster-ghoul-1';
    const table = overseersTurn({ monsters: ['monster:swordmaster-ghoul', 'monster:orc'] }).act(GHOUL, 'attack-1');
    table.flick({ hits: [ELF] });
    expect(table.events.slice(1)).toEqual([struck(ELF, GHOUL), hurt(ELF, 7, GHOUL)]);
    table.flick({ hits: [THIEF] });
    expect(table.events.slice(1)).toEqual([struck(THIEF, GHOUL), hurt(THIEF, 9, GHOUL)]);
    table.flick({ hits: [THIEF, ELF] });
    expect(table.events.slice(1, 5)).toEqual([
      struck(THIEF, GHOUL),
      unharmed(THIEF, GHOUL, 'struckJustBefore', 'BASE-169'),
      struck(ELF, GHOUL, 20),
      hurt(ELF, 6, GHOUL),
    ]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'overseer' });
  });

  it('VERM-100: the Venomous Spider lays low, then poisons', () => {
    const SPIDER = 'monster:venomous-spider-1';
    const table = withDeck(overseersTurn({ monsters: ['monster:venomous-spider', 'monster:orc'] }), poisonOf(3));
    table.act(SPIDER, 'attack-1').flick({ hits: [THIEF] });
    expect(table.events.slice(1)).toEqual([struck(THIEF, SPIDER), hurt(THIEF, 9, SPIDER), down(THIEF, 3, SPIDER)]);
    table.flick({ hits: [ELF] });
    expect(table.events.slice(1, 4)).toEqual([
      struck(ELF, SPIDER),
      hurt(ELF, 7, SPIDER),
      poisoned(ELF, SPIDER, 3, 3, 8),
    ]);
  });
});
