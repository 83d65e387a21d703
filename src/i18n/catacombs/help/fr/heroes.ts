import type { heroes as model } from '../en/heroes';

export const heroes: Readonly<Record<keyof typeof model, string>> = {
  'BASE-038': 'Du héros le plus simple au plus exigeant : Elfe, Barbare, Voleur, Magicien.',
  'BASE-039': 'Un héros commence avec tous ses PV et la bourse vide.',
  'BASE-040': 'L’Elfe a 8 PV et tire des flèches en action spéciale.',
  'BASE-041': 'L’action spéciale de l’Elfe est une séquence de deux Missiles ; on peut renoncer au second.',
  'BASE-042': 'Le Barbare a 12 PV et commence avec deux Folies furieuses.',
  'BASE-043': 'La Folie furieuse enchaîne quatre Coups de poing ; ensuite, le Barbare est en incapacité.',
  'BASE-044':
    'Chaque Folie furieuse coûte une utilisation, et aucune ne revient seule. Seul un équipement en rend, jusqu’à trois.',
  'BASE-045': 'Le Voleur a 10 PV, peut s’esquiver après son coup et gagne davantage à chaque monstre tué.',
  'BASE-046':
    'L’Esquive est un Coup de poing suivi d’un déplacement. Celui-ci ne frappe personne, mais il pousse les pions et un Mur de feu brûle toujours.',
  'BASE-047': 'Le Voleur reçoit 100 pièces d’or de plus par monstre tué.',
  'BASE-048': 'Le Magicien a 8 PV, douze sorts et des Alliés à commander.',
  'BASE-049': 'Le Magicien a ses douze sorts dès le début et choisit librement parmi eux.',
  'BASE-050': 'Lancer un sort est l’action spéciale du Magicien pour ce tour.',
  'BASE-051': 'Chaque carte Sort sert une fois par partie, puis elle est utilisée.',
  'BASE-052': 'Seul le joueur du Magicien se sert des cartes Sort.',
  'BASE-053':
    'Le Bouclier se pose à 2,5 cm au plus du lanceur. On peut le pousser, il ne subit aucun dégât et part à la fin de la salle.',
  'BASE-054': 'L’attaque de base de tous les héros est le Coup de poing.',
  'BASE-055': 'Aucun héros n’a jamais plus de PV qu’au début de la partie.',
};
