import type { CatacombsWording } from '../wording';

export const handicaps: CatacombsWording['handicaps'] = {
  gold: { name: '200 gold for each hero', text: 'Each hero begins with 200 gold.' },
  life: {
    name: 'One life more for each hero',
    text: 'Each hero begins with one life more, and can be healed up to it.',
  },
  fewerMonsters: {
    name: 'One monster fewer in each room',
    text: 'In each room the monster that pays least stays away. Never the last one, nor the Lord.',
  },
  lessLife: {
    name: 'One life less for each hero',
    text: 'Each hero begins with one life less. Healing can give it back.',
  },
  moreMonsters: {
    name: 'One monster more in each room',
    text: 'In each room another monster of the kind that pays least comes along, if the box has its disc.',
  },
};
