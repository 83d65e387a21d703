import { catacombs, startCatacombs, type Adventure } from '../../../src/rules/catacombs';
import { seatId } from '../../../src/rules/machine';
import { ANN, BOB, OVERSEER, setupWith } from '../catacombs/support/setup';
import { Table } from '../catacombs/support/table';
import { ORC_AND_ELF } from './stories';

const [room] = ORC_AND_ELF.rooms;
const weak = { ...room, monsters: [{ monster: 'monster:orc' as const, at: { xMm: 150, yMm: 60 }, life: 1 }] };
const TWO_ROOMS: Adventure = { ...ORC_AND_ELF, rooms: [weak, room] };

const begin = (acceptedBy: readonly (typeof ANN)[]) =>
  new Table(startCatacombs(setupWith({ adventure: TWO_ROOMS, acceptedBy }), 1));

const knownTo = (table: Table, seat: typeof ANN) => catacombs.viewFor(table.state, seat).model.setup.adventure;

it('BASE-065 EXTRA-006: before the game the heroes know the story, and none of its rooms', () => {
  const table = begin([]);
  expect(knownTo(table, ANN)).toEqual({ ...TWO_ROOMS, rooms: [], ending: { en: '', fr: '' } });
});

it('BASE-065 EXTRA-005: the Overseer knows it all, the heroes the rooms that lie face up', () => {
  const table = begin([OVERSEER, ANN, BOB]);
  expect(knownTo(table, OVERSEER)).toEqual(TWO_ROOMS);
  for (const seat of [ANN, BOB, seatId('stranger')]) expect(knownTo(table, seat)?.rooms).toEqual([weak]);
  table.act('hero:elf', 'punch').flick({ hits: ['monster:orc-1'] });
  expect(knownTo(table, ANN)?.rooms).toEqual([weak, room]);
  expect(knownTo(table, ANN)?.ending).toEqual({ en: '', fr: '' });
});

it('EXTRA-005: at the end everybody hears how it ends', () => {
  const table = begin([OVERSEER, ANN, BOB]);
  const hit = () => table.act('hero:elf', 'punch').flick({ hits: ['monster:orc-1'] });
  hit();
  hit().nextRound();
  hit();
  expect(table.state.outcome).toMatchObject({ because: 'adventureDone' });
  expect(knownTo(table, ANN)).toEqual(TWO_ROOMS);
});
