import type { Table } from './table';

/** Everybody in a row in the hero zone. */
export const placeParty = (table: Table): Table =>
  table
    .place({ 'hero:elf': [80, 420], 'hero:barbarian': [120, 420] })
    .place({ 'hero:thief': [160, 420], 'hero:wizard': [200, 420] });
