import type { Wording } from '../wording';

export const people: Wording['people'] = {
  title: 'Joueurs',
  intro: 'Les personnes qui jouent sur cet appareil, et leurs préférences.',
  none: 'Personne n’est encore connu ici.',
  newName: 'Un nouveau nom',
  add: 'Ajouter',
  name: 'Nom',
  rename: 'Garder ce nom',
  fault: {
    empty: 'Il faut un nom.',
    tooLong: 'Un nom plus court tient sur la plaque.',
    taken: 'Quelqu’un porte ou a porté ce nom.',
  },
  also: 'Aussi sous le nom de {{names}}',
  asDevice: 'Comme l’appareil',
  hand: { label: 'Main', left: 'Gauche', right: 'Droite' },
  textSize: 'Taille du texte',
  language: 'Langue',
  wishes: {
    open: '{{player}} : langue, texte, main',
    ofPerson: 'Gardé pour {{player}}, dans toutes les parties de cet appareil.',
    ofSeat: 'Gardé à cette place : personne du nom de {{player}} n’est encore connu ici.',
  },
  aim: 'Visée',
  aid: 'Aide à la visée',
  kept: 'Ce qui est gardé',
  nothingKept: 'Aucune partie n’a encore été comptée.',
  merge: {
    label: 'Est la même personne que…',
    title: 'Qui est {{name}} ?',
    body: 'Tout ce qu’a fait {{name}} comptera alors pour cette personne. Les parties gardées conservent leurs noms.',
  },
  remove: {
    label: 'Retirer',
    title: 'Retirer {{name}} ?',
    body: 'Ce nom ne sera plus proposé. Les parties et ce qui y a été fait restent, sous les noms qu’elles portent.',
    goOn: 'Retirer {{name}}',
    stay: 'Garder',
  },
  notKept: 'Cela n’a pas pu être noté : {{reason}}',
};
