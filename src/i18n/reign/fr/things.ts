import type { ReignWording } from '../wording';

export const things: ReignWording['things'] = {
  'potion:invisibility': {
    name: 'Potion d’invisibilité',
    the: 'une potion d’invisibilité',
    text: 'Invisible pour un tour.',
  },
  'potion:invulnerability': {
    name: 'Potion d’invulnérabilité',
    the: 'une potion d’invulnérabilité',
    text: 'Aucune blessure ne compte pendant un tour.',
  },
  'potion:force': { name: 'Potion de force', the: 'une potion de force', text: 'Deux de Force en plus pour un tour.' },
  'potion:resistance': {
    name: 'Potion de résistance',
    the: 'une potion de résistance',
    text: 'Deux d’Endurance en plus pour un tour.',
  },
  'potion:speed': {
    name: 'Potion de rapidité',
    the: 'une potion de rapidité',
    text: 'Quatre points d’action de plus pour un tour.',
  },
  'potion:curing': {
    name: 'Potion de guérison',
    the: 'une potion de guérison',
    text: 'Rend 4 et 5D points de vie et chasse le poison.',
  },
  'potion:healing': { name: 'Potion de soin', the: 'une potion de soin', text: 'Rend 4 points de vie.' },
  'object:blessed-amulet': {
    name: 'Amulette bénite',
    the: 'l’amulette bénite',
    text: 'Près d’elle, le venin devient eau.',
  },
  'object:ice-amulet': {
    name: 'Amulette de glace',
    the: 'l’amulette de glace',
    text: 'Elle ne fond jamais, et rien ne brûle autour.',
  },
  'object:amulet-of-courage': {
    name: 'Amulette de courage',
    the: 'l’amulette de courage',
    text: 'Elle bat comme un cœur tranquille.',
  },
  'object:ring-of-agility': {
    name: 'Anneau d’agilité',
    the: 'l’anneau d’agilité',
    text: 'Le corps sait avant la tête.',
  },
  'object:ring-of-teleportation': {
    name: 'Anneau de téléportation',
    the: 'l’anneau de téléportation',
    text: 'Une fois par partie\u00a0: vers toute case libre déjà découverte.',
  },
  'object:ring-of-divination': {
    name: 'Anneau de divination',
    the: 'l’anneau de divination',
    text: 'Une fois par partie\u00a0: le tour recommence comme s’il n’avait pas eu lieu.',
  },
  'object:boots-of-speed': {
    name: 'Bottes de vitesse',
    the: 'les bottes de vitesse',
    text: 'La course va une case plus loin.',
  },
  'object:old-kings-crown': {
    name: 'Couronne d’ancien roi',
    the: 'la couronne d’ancien roi',
    text: 'Dessous, on se fait écouter.',
  },
  'object:healing-stone': {
    name: 'Pierre de guérison',
    the: 'la pierre de guérison',
    text: 'Chaque point d’action rend 3 points de vie, à soi ou à un voisin.',
  },
  'object:apprentices-sceptre': {
    name: 'Sceptre d’apprenti',
    the: 'le sceptre d’apprenti',
    text: 'Parfois, il crache par le mauvais bout.',
  },
  'object:sceptre': { name: 'Sceptre', the: 'le sceptre', text: 'Sans lui, bien des sorts restent des vœux.' },
  'scroll:banishment': {
    name: 'Parchemin de bannissement',
    the: 'le parchemin de bannissement',
    text: 'Un ennemi en vue rate un test de Volonté difficile, ou disparaît.',
  },
  'scroll:curing': {
    name: 'Parchemin de guérison',
    the: 'le parchemin de guérison',
    text: 'Tout le groupe regagne 4 et 5D points de vie et n’a plus de poison.',
  },
  'scroll:protection': {
    name: 'Parchemin de protection',
    the: 'le parchemin de protection',
    text: 'Deux points d’armure magique jusqu’à la fin de la partie.',
  },
  'scroll:teleportation': {
    name: 'Parchemin de téléportation',
    the: 'le parchemin de téléportation',
    text: 'Qui le lit et les amis en vue vont où ils veulent dans ce qui est exploré.',
  },
  'scroll:time': {
    name: 'Parchemin du temps',
    the: 'le parchemin du temps',
    text: 'Les héros jouent aussitôt un second tour.',
  },
  'scroll:resurrection': {
    name: 'Parchemin de résurrection',
    the: 'le parchemin de résurrection',
    text: 'Un ami mort revient avec la moitié de ses points de vie.',
  },
  'grimoire:black-magic': {
    name: 'Grimoire de magie noire',
    the: 'le grimoire de magie noire',
    text: 'Traits, braises et terreur.',
  },
  'grimoire:white-magic': {
    name: 'Grimoire de magie blanche',
    the: 'le grimoire de magie blanche',
    text: 'Soins, pureté, et une lumière qui blesse les morts.',
  },
  'grimoire:magic-for-beggars': {
    name: 'La magie pour les gueux',
    the: 'le grimoire des gueux',
    text: 'De petits tours à la portée de tous.',
  },
  'grimoire:necromancy': {
    name: 'Grimoire nécromantique',
    the: 'le grimoire nécromantique',
    text: 'Ce qu’on peut encore tirer des morts.',
  },
  'grimoire:demonology': {
    name: 'Grimoire démonologique',
    the: 'le grimoire démonologique',
    text: 'Des ailes, des griffes, et des portes à ne pas ouvrir.',
  },
  'rune:combat': { name: 'Rune de combat', the: 'la rune de combat', text: 'Un de Corps à corps en plus.' },
  'rune:shooting': { name: 'Rune de tir', the: 'la rune de tir', text: 'Un de Tir en plus.' },
  'rune:force': { name: 'Rune de force', the: 'la rune de force', text: 'Un de Force en plus.' },
  'rune:resistance': { name: 'Rune de résistance', the: 'la rune de résistance', text: 'Un d’Endurance en plus.' },
  'rune:will': { name: 'Rune de volonté', the: 'la rune de volonté', text: 'Un de Volonté en plus.' },
  'rune:charisma': { name: 'Rune de charisme', the: 'la rune de charisme', text: 'Un de Charisme en plus.' },
  'rune:agility': { name: 'Rune d’agilité', the: 'la rune d’agilité', text: 'Un d’Agilité en plus.' },
  'rune:life': { name: 'Rune de vie', the: 'la rune de vie', text: 'Cinq points de vie en plus.' },
  'rune:knowledge': { name: 'Rune de savoir', the: 'la rune de savoir', text: 'Un d’Intelligence en plus.' },
  'rune:dexterity': { name: 'Rune de dextérité', the: 'la rune de dextérité', text: 'Un de Dextérité en plus.' },
  'rune:magic': { name: 'Rune de magie', the: 'la rune de magie', text: 'Un de Magie en plus.' },
  'goods:spike-trap-kit': {
    name: 'Piège à pointes',
    the: 'le piège à pointes',
    text: 'Se pose sur une case voisine\u00a0: 5D de dégâts à qui marche dessus sans le savoir.',
  },
  'goods:lock-picks': { name: 'Crochets', the: 'les crochets', text: 'Un de plus sur chaque serrure.' },
  'goods:rope': { name: 'Corde', the: 'la corde', text: 'Tire quelqu’un d’un trou sans passer de tour.' },
  'goods:strongbox': {
    name: 'Coffre-fort',
    the: 'le coffre-fort',
    text: 'Il reste en ville et garde ce qui est trop lourd.',
  },
};

export const categories: ReignWording['categories'] = {
  amulet: 'Amulette',
  ring: 'Anneau',
  boots: 'Bottes',
  crown: 'Couronne',
  stone: 'Pierre',
  sceptre: 'Sceptre',
};

export const something: ReignWording['something'] = { name: 'Quelque chose', the: 'quelque chose' };

export const orb: ReignWording['orb'] = {
  name: 'Orbe solaire',
  the: 'l’orbe solaire',
  text: 'Un petit soleil grâce auquel un village souterrain fait son pain.',
};
