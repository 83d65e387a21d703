import type { ScreensWording } from '../wording';

export const statistics: ScreensWording['statistics'] = {
  flicks: 'Pichenettes : {{flicks}} · Touches : {{share}} % · Tués : {{kills}}',
  best: 'Meilleure pichenette : dégâts {{damage}}, tués {{kills}}',
};
