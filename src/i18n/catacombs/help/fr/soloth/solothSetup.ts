import type { solothSetup as model } from '../../en/soloth/solothSetup';

export const solothSetup: Readonly<Record<keyof typeof model, string>> = {
  'SOL-001': 'Soloth s’ajoute au jeu de base : toutes ses règles valent, sauf mention contraire.',
  'SOL-002': 'Ce que dit une carte ou un plateau l’emporte sur ces règles, et celles-ci sur les règles de base.',
  'SOL-004': 'Des cartes or de 1 000 rejoignent celles de 100 et 500 ; la monnaie se fait toute seule.',
  'SOL-005': 'Quand la banque est vide, plus personne ne gagne d’or.',
  'SOL-016': 'Certains Équipements amènent un Allié ou un bouclier dans la salle ; ils partent avec lui.',
  'SOL-015': 'Un pion absent de la réserve ne peut être posé, quoi qui le demande.',
  'SOL-226': 'Les salles se tirent du jeu de base, de Soloth, ou des deux.',
  'SOL-227': 'Soloth ajoute son Équipement, son Marchand, l’Autel, ses héros et Seigneurs, ses pions et son or.',
};
