export const statistics = {
  title: 'Players',
  games: 'Games: {{games}} · Won: {{won}}',
} as const;
