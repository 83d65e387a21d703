import { TEAMS } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import type { DrawerRow, DrawerSet } from '../../../game';
import type { ConquestSpeech } from '../words';
import { ArmourDrawer } from './ArmourDrawer';
import { HandDrawer } from './HandDrawer';
import { LogDrawer } from './LogDrawer';
import { PilesDrawer } from './PilesDrawer';
import { RulesDrawer } from './RulesDrawer';

export const DRAWER_IDS = ['hand', 'armour', 'piles', 'log', 'rules'] as const;
export type DrawerId = (typeof DRAWER_IDS)[number];

const ROWS: Readonly<Record<DrawerId, Omit<DrawerRow<ConquestPlayed, ConquestSpeech>, 'id' | 'name'>>> = {
  hand: { glyph: 'extras', key: 'h', side: 'right', Body: HandDrawer },
  armour: {
    ...{ glyph: 'shield', key: 'a', side: 'right', Body: ArmourDrawer },
    things: ({ shown }) => TEAMS.flatMap((team) => shown.teams[team].kept),
  },
  piles: {
    ...{ glyph: 'gold', key: 'p', side: 'left', Body: PilesDrawer },
    things: ({ shown }) => TEAMS.flatMap((team) => shown.teams[team].discard),
  },
  log: { glyph: 'credits', key: 'l', side: 'left', Body: LogDrawer, isReadFromEnd: true },
  rules: { glyph: 'rules', key: 'b', side: 'left', Body: RulesDrawer },
};

export const DRAWERS: DrawerSet<ConquestPlayed, ConquestSpeech> = {
  rows: DRAWER_IDS.map((id) => ({ id, name: ({ t }) => t(`conquest.drawers.${id}`), ...ROWS[id] })),
  first: ['hand', 'armour', 'piles'],
  usual: 'log',
  edges: { left: 'piles', right: 'hand' },
  open: { left: 'piles', right: 'armour', wing: 'piles' },
};
