import { SOLOTH_DISC_SORTS } from '../../words/discSorts';

/** SOL-272: 22 medium discs without the four heroes and the Ally, and the large ones. */
export const SOLOTH_STOCK: Readonly<Record<(typeof SOLOTH_DISC_SORTS)[number], number>> = {
  vampire: 1,
  wight: 2,
  shade: 2,
  rustMonster: 1,
  lizardMan: 4,
  orcWolfRider: 2,
  gargoyle: 2,
  siren: 2,
  manticore: 3,
  phoenix: 2,
  infernalAcolyte: 1,
  flameSalamander: 4,
};
