export const statistics = {
  title: 'Players',
  games: 'Games: {{games}}, won: {{won}}',
  flicks: 'Flicks: {{flicks}}, hits: {{share}} %, kills: {{kills}}',
  best: 'Best flick: damage {{damage}}, kills {{kills}}',
} as const;
