import type { DungeonLayout } from '../../../session';

/** How the rooms may lie, and the rule that says so. */
export const LAYOUTS: readonly { readonly id: DungeonLayout; readonly rule: string }[] = [
  { id: 'line', rule: 'BASE-064' },
  { id: 'branching', rule: 'EXTRA-050' },
  { id: 'labyrinth', rule: 'EXTRA-064' },
  { id: 'generatedLabyrinth', rule: 'EXTRA-063' },
];
