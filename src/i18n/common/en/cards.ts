export const cards = {
  sheet: {
    rules: 'The rules',
    related: 'See also',
    back: 'Back to {{name}}',
    reading: 'Opening the rulebook…',
    none: 'No rule says more about it.',
  },
  library: {
    title: 'Library',
    search: 'Search cards and words',
    shelves: 'Shelves',
    count: 'Cards: {{count}}',
    choose: 'Choose a card: it is shown here with its rules.',
    unknown: 'There is no such card.',
  },
} as const;
