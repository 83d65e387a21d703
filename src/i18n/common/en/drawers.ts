export const drawers = {
  label: 'Drawers',
  close: 'Close: {{drawer}}',
  more: 'More',
  badge: '{{drawer}}, new: {{count}}',
  log: {
    before: 'Before the first round',
    none: 'Nothing has happened yet.',
    earlier: 'Show what came before',
    who: 'Who hit whom?',
    takenBack: 'taken back',
  },
  rules: {
    search: 'Search the rules',
    found: 'Found: {{count}}',
    nothing: 'No rule speaks of “{{words}}”.',
    more: 'More than can be shown: write a word more.',
    chapters: 'By chapter',
    count: 'Rules: {{count}}',
  },
} as const;
