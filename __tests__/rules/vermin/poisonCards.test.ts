import type { PoisonId } from '../../../src/rules/catacombs/content/vermin/poison';
import { overseersTurn, withDeck } from './support';

const ELF = 'hero:elf';

/** Each card, how much poison it shows, and how much life it takes besides (VERM-005). */
const CARDS: readonly (readonly [PoisonId, number, number])[] = [
  ['poison:1', 2, 0],
  ['poison:2', 2, 0],
  ['poison:3', 2, 0],
  ['poison:4', 2, 0],
  ['poison:5', 2, 0],
  ['poison:6', 1, 0],
  ['poison:7', 1, 0],
  ['poison:8', 1, 0],
  ['poison:9', 1, 0],
  ['poison:10', 1, 0],
  ['poison:11', 1, 0],
  ['poison:12', 3, 0],
  ['poison:13', 3, 0],
  ['poison:14', 3, 1],
  ['poison:15', 3, 1],
  ['poison:16', 4, 0],
  ['poison:17', 4, 1],
  ['poison:18', 5, 0],
  ['poison:19', 5, 1],
  ['poison:20', 0, 0],
  ['poison:21', 0, 0],
];

it.each(CARDS)('VERM-005 VERM-028: %s shows %i poison and takes %i life', (card, poison, damage) => {
  const monsters = ['monster:venomous-spider', 'monster:orc'] as const;
  const table = withDeck(overseersTurn({ monsters }), card);
  table
    .act('monster:venomous-spider-1', 'attack-1')
    .flick()
    .flick({ hits: [ELF] });
  const hero = table.model.heroes[ELF];
  expect(hero?.poison).toEqual([card]);
  expect(hero?.life).toBe(8 - 1 - damage);
  expect(table.event('poisoned')).toMatchObject({ hero: ELF, poison, total: poison });
});
