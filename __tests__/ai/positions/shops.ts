import { afterRoom } from '../../rules/catacombs/support/camp';
import { tableAt } from '../../rules/catacombs/support/tableAt';
import { choosing, type Position } from './position';

const worn = (life: number) => ({
  'hero:elf': { life },
  'hero:barbarian': { life },
  'hero:thief': { life },
  'hero:wizard': { life },
});

/** Between the rooms. */
export const SHOPS: readonly Position[] = [
  {
    name: 'the Healer heals the Elf on her last life before a scratch',
    on: () =>
      tableAt({
        boards: { 'hero:elf': { life: 1, gold: 300 }, 'hero:barbarian': { life: 9 } },
        tasks: [{ kind: 'healer', done: [] }],
      }),
    isSolvedBy: choosing('hero:elf>service:healing-touch'),
  },
  {
    name: 'the Merchant has a Great Axe: the Barbarian with gold to spare takes it, not a Map',
    on: () =>
      tableAt({
        boards: { 'hero:barbarian': { gold: 500 } },
        model: { offer: ['equipment:map', 'equipment:great-axe'], equipmentDeck: [] },
        tasks: [{ kind: 'merchant', done: [] }],
      }),
    isSolvedBy: choosing(/^hero:barbarian>equipment:great-axe/),
  },
  {
    name: 'gold is kept for the Healer behind the next door while somebody has one life left',
    on: () =>
      tableAt({
        boards: { 'hero:elf': { life: 1, gold: 300 } },
        model: { offer: ['equipment:map'], equipmentDeck: [] },
        tasks: [{ kind: 'merchant', done: [] }],
      }),
    isSolvedBy: choosing('leave'),
  },
  {
    name: 'the Healer brings the Barbarian back before anybody is healed of a scratch',
    on: () =>
      tableAt({
        boards: { 'hero:barbarian': { life: 0 }, 'hero:elf': { life: 6, gold: 1000 } },
        tasks: [{ kind: 'healer', done: [] }],
      }),
    isSolvedBy: choosing('hero:barbarian>service:resurrection'),
  },
  {
    name: 'a party that is worn out camps',
    on: () => afterRoom(1, { boards: worn(2) }),
    isSolvedBy: choosing('camp'),
  },
  {
    name: 'a sound party goes on',
    on: () => afterRoom(1),
    isSolvedBy: choosing('goOn'),
  },
];
