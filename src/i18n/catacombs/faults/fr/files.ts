import type { Saying } from '../../../common';

/** What files are refused for, as the rules say it; `$1` is what the brackets of the pattern hold. */
export const FRENCH: readonly Saying[] = [
  [/^there is nothing in the workshop here$/, 'il n’y a rien dans l’atelier ici'],
  [/^only the Wizard has spells (\(.*\))$/, 'seul le Magicien a des sorts $1'],
  [/^there are not so many cards of (\S+) (\(.*\))$/, 'il n’y a pas autant de cartes $1 $2'],
  [/^(\S+) is not for (\S+) (\(.*\))$/, '$1 n’est pas pour $2 $3'],
  [/^at most (.*)$/, 'au plus $1'],
  [/^only the Barbarian goes berserk (\(.*\))$/, 'seul le Barbare devient fou furieux $1'],
  [/^(\S+) gold, and the box holds (\S+) (\(.*\))$/, '$1 pièces d’or, et la boîte en contient $2 $3'],
  [
    /^(\S+) is given twice, and there is one card of it (\(.*\))$/,
    '$1 est donné deux fois, et il n’en existe qu’un $2',
  ],
  [/^only the Paladin has armour (\(.*\))$/, 'seul le Paladin a une armure $1'],
  [/^only the Sorceress has magic (\(.*\))$/, 'seule la Sorcière a de la magie $1'],
  [
    /^only the Witch Hunter keeps monsters and has artefacts (\(.*\))$/,
    'seul le Chasseur de sorcières garde des monstres et possède des artefacts $1',
  ],
  [
    /^(\S+) is named twice, and there is one card of it (\(.*\))$/,
    '$1 est nommé deux fois, et il n’en existe qu’une carte $2',
  ],
  [/^(\S+) is named twice (\(.*\))$/, '$1 est nommé deux fois $2'],
  [/^no Poison card shows (\S+) (\(.*\))$/, 'aucune carte Poison n’en porte $1 $2'],
  [/^there are not so many Poison cards of (\S+) (\(.*\))$/, 'il n’y a pas autant de cartes Poison de $1 $2'],
  [/^(\S+) poison kills (\S+): at most (\S+) (\(.*\))$/, '$1 de poison, c’est la mort de $2 : au plus $3 $4'],
  [/^there is one Altar of Soloth, and one gift (\(.*\))$/, 'il n’y a qu’un Autel de Soloth, et qu’un seul don $1'],
  [/^a frozen monster needs a place \("at"\)$/, 'un monstre gelé a besoin d’une place (« at »)'],
  [
    /^nobody throws Ice Spikes: (\S+) is not in the party (\(.*\))$/,
    'personne ne lance de Pique de glace : $1 n’est pas du groupe $2',
  ],
  [
    /^(\S+) frozen monsters, and there are (\S+) Ice Spikes (\(.*\))$/,
    '$1 monstres gelés, et il n’y a que $2 Piques de glace $3',
  ],
  [/^(\S+) does not climb onto heroes (\(.*\))$/, '$1 ne grimpe pas sur les héros $2'],
  [
    /^whoever sits on a hero has no place of its own \("at"\)$/,
    'un monstre assis sur un héros n’a pas de place à lui (« at »)',
  ],
  [/^(\S+) has no exact place in this room$/, '$1 n’a pas de place exacte dans cette salle'],
  [
    /^too many on (\S+): (\S+) bite, so at most (\S+) (\(.*\))$/,
    'trop de monstres sur $1 : à $2, ils mordent ; au plus $3 $4',
  ],
  [/^(\S+) does not swallow heroes (\(.*\))$/, '$1 n’avale pas les héros $2'],
  [
    /^a monster that has swallowed somebody needs a place \("at"\)$/,
    'un monstre qui a avalé quelqu’un a besoin d’une place (« at »)',
  ],
  [/^(\S+) has been swallowed, and stands nowhere (\(.*\))$/, '$1 a été avalé et n’a de place nulle part $2'],
  [/^(\S+) is swallowed twice (\(.*\))$/, '$1 est avalé deux fois $2'],
  [
    /^everybody is swallowed: expected at least one hero on the board$/,
    'tout le monde est avalé : il faut au moins un héros sur le plateau',
  ],
  [/^nobody is alive: expected at least one hero$/, 'personne n’est en vie : il faut au moins un héros'],
  [/^not everybody finds a place on this board (\(.*\))$/, 'tout le monde ne trouve pas de place sur ce plateau $1'],
  [/^a place is for one monster alone$/, 'une place est pour un seul monstre'],
  [/^a wounded monster needs a place \("at"\)$/, 'un monstre blessé a besoin d’une place (« at »)'],
  [
    /^wandering monsters come with a Lord: the adventure has none (\(.*\))$/,
    'les monstres errants viennent avec un Seigneur : l’aventure n’en a pas $1',
  ],
  [/^a lair needs a Lord: the adventure has none$/, 'il faut un Seigneur à une tanière : l’aventure n’en a pas'],
  [/^the lair is the last room (\(.*\))$/, 'la tanière est la dernière salle $1'],
  [/^expected at least one monster$/, 'il faut au moins un monstre'],
  [/^the box has no disc left for (\S+) (\(.*\))$/, 'il ne reste dans la boîte aucun disque pour $1 $2'],
  [/^nothing to do: expected at least one fight$/, 'rien à faire : il faut au moins un combat'],
];
