import type { rounds as model } from '../../en/fight/rounds';

export const rounds: Readonly<Record<keyof typeof model, string>> = {
  'BASE-097': 'Une manche : le tour des Héros, le tour du Maître, puis la fin de la manche.',
  'BASE-098': 'Au tour des Héros, chaque héros peut faire une action.',
  'BASE-099': 'Héros et Alliés agissent dans l’ordre voulu par leurs joueurs.',
  'BASE-100': 'Une action est soit une attaque, soit une action spéciale, pas les deux, sauf si une carte le permet.',
  'BASE-101': 'Chacun peut passer ; son action est alors perdue pour ce tour.',
  'BASE-102': 'Le tour des Héros s’achève quand chaque héros et chaque Allié a agi ou passé.',
  'BASE-103': 'Une action commencée va à son terme avant qu’un autre agisse. Seules les Représailles s’y glissent.',
  'BASE-104': 'Au tour du Maître, chaque monstre vivant peut faire une action de sa carte.',
  'BASE-105': 'Les monstres du Maître agissent dans l’ordre de son choix.',
  'BASE-106': 'Les monstres en incapacité et les Murs de feu n’agissent pas.',
  'BASE-107': 'Un monstre entré en jeu pendant le tour du Maître agit à partir de la manche suivante.',
  'BASE-108':
    'À la fin d’une manche : ceux qui ont passé une manche entière à terre se relèvent, les trolls se régénèrent, puis on voit si la salle est vidée.',
  'BASE-109':
    'Une fois partie, une pichenette compte, sauf si toute la table l’accepte. Seul avec l’appli : comme choisi au départ, d’habitude une fois par salle.',
};
