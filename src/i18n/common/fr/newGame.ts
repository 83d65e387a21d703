import type { Wording } from '../wording';

export const newGame: Wording['newGame'] = {
  title: 'Nouvelle partie',
  which: 'Quel jeu ?',
  beginning: 'On dresse la table…',
  begin: 'Commencer',
  section: {
    players: 'Joueurs',
    minds: 'Joués par l’application',
    hands: 'Passage et visée',
  },
  players: {
    one: 'Seul',
    count: 'Nombre de joueurs',
    name: 'Nom du joueur {{number}}',
    usualName: 'Joueur {{number}}',
  },
  mind: {
    label: 'Qui joue pour {{player}}',
    person: 'Une personne',
    level1: 'Apprenti',
    level2: 'Écuyer',
    level3: 'Duelliste',
    level4: 'Vétéran',
    level5: 'Légende',
    like: 'Comme {{player}}',
    nth: '{{name}} {{nth}}',
  },
  mindText: {
    person: 'Quelqu’un devant cet appareil.',
    level1: 'Tire droit devant, et souvent à côté.',
    level2: 'La main plus sûre. Pour une première partie.',
    level3: 'Voit les rebonds, et touche comme vous.',
    level4: 'Manque rarement, et se met à l’abri.',
    level5: 'Examine tout, et ne dérape presque jamais.',
    like: 'Vise aussi bien que {{player}} ces derniers temps : d’après {{flicks}} pichenettes.',
  },
  adventure: {
    broken: 'Impossible de jouer {{name}}.',
  },
  retakesLabel: 'Rejouer une pichenette',
  retakes: { none: 'Jamais', onePerRoom: 'Une fois par salle', free: 'À volonté' },
  retakesText: {
    none: 'Toute pichenette compte, la vôtre comme celle de l’appli.',
    onePerRoom: 'Une pichenette par salle, la vôtre ou celle de l’appli.',
    free: 'N’importe laquelle, aussi souvent que voulu : pour s’exercer.',
  },
  passingLabel: 'Comment l’appareil circule',
  aimLabel: 'Comment {{player}} vise',
  aidLabel: 'Ce que {{player}} voit en visant',
  none: { minds: 'Aucun' },
  notKept: 'La partie ne peut pas être gardée sur cet appareil ; elle n’a pas commencé : {{message}}',
};
