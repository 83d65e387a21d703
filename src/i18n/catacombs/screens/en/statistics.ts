export const statistics = {
  flicks: 'Flicks: {{flicks}} · Hits: {{share}}% · Kills: {{kills}}',
  best: 'Best flick: damage {{damage}}, kills {{kills}}',
} as const;
