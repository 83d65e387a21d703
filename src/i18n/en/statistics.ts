export const statistics = {
  title: 'Players',
  games: 'Games: {{games}} · Won: {{won}}',
  flicks: 'Flicks: {{flicks}} · Hits: {{share}}% · Kills: {{kills}}',
  best: 'Best flick: damage {{damage}}, kills {{kills}}',
} as const;
