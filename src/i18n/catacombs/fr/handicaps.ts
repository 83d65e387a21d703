import type { CatacombsWording } from '../wording';

export const handicaps: CatacombsWording['handicaps'] = {
  gold: { name: '200 pièces d’or par héros', text: 'Chaque héros commence avec 200 pièces d’or.' },
  life: {
    name: 'Un PV de plus par héros',
    text: 'Chaque héros commence avec un PV de plus, et peut être soigné jusque-là.',
  },
  fewerMonsters: {
    name: 'Un monstre de moins par salle',
    text: 'Dans chaque salle, le monstre qui rapporte le moins reste dehors. Jamais le dernier, ni le Seigneur.',
  },
  lessLife: {
    name: 'Un PV de moins par héros',
    text: 'Chaque héros commence avec un PV de moins. Les soins peuvent le lui rendre.',
  },
  moreMonsters: {
    name: 'Un monstre de plus par salle',
    text: 'Dans chaque salle, un monstre de plus, de la sorte qui rapporte le moins, s’il en reste un pion.',
  },
};
