import type { Wording } from '../wording';

export const cards: Wording['cards'] = {
  sheet: {
    rules: 'Les règles',
    related: 'Voir aussi',
    back: 'Revenir à {{name}}',
    reading: 'On ouvre le livret…',
    none: 'Aucune règle n’en dit plus.',
  },
  library: {
    title: 'Bibliothèque',
    search: 'Chercher une carte ou un mot',
    shelves: 'Rayons',
    count: 'Cartes : {{count}}',
    choose: 'Choisissez une carte : elle apparaît ici avec ses règles.',
    unknown: 'Cette carte n’existe pas.',
  },
};
