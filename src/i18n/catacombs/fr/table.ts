import type { CatacombsWording } from '../wording';

export const pieces: CatacombsWording['pieces'] = {
  'fire-wall': {
    name: 'Mur de feu',
    the: 'le Mur de feu',
    text: 'Il n’est à personne. On le pousse sans le détruire ; tout héros ou Allié qui vient à le toucher perd 1 PV.',
  },
  shield: {
    name: 'Bouclier',
    the: 'le Bouclier',
    text: 'L’abri du Magicien : lourd, on peut le pousser, il ne subit aucun dégât et part à la fin de la salle.',
  },
  obstacle: { name: 'Obstacle', the: 'l’obstacle', text: 'Un pilier fixe : il abrite des tirs et sert aux ricochets.' },
  missile: { name: 'Missile', the: 'le missile', text: 'Posé à 2,5 cm au plus du tireur, pichenetté, puis retiré.' },
  fireball: {
    name: 'Boule de feu',
    the: 'la boule de feu',
    text: 'Comme un missile, en plus gros, et d’un type à part.',
  },
  'ice-spike': {
    name: 'Pique de glace',
    the: 'la Pique de glace',
    text: 'Elle gèle un monstre et reste posée sur lui tant que rien ne la fait tomber.',
  },
};

export const attacks: CatacombsWording['attacks'] = {
  punch: 'Coup de poing',
  'critical-punch': 'Coup de poing critique',
  'stunning-punch': 'Coup de poing étourdissant',
  'poison-punch': 'Coup de poing empoisonné',
  'fear-punch': 'Coup de poing de Terreur',
  'harmless-punch': 'Coup de poing sans dégâts',
  movement: 'Déplacement',
  missile: 'Missile',
  'critical-missile': 'Missile critique',
  'stunning-missile': 'Missile étourdissant',
  'poison-missile': 'Missile empoisonné',
  fireball: 'Boule de feu',
  'critical-fireball': 'Boule de feu critique',
  commandUndead: 'Commande de mort-vivant',
  iceSpike: 'Pique de glace',
};

export const attackTexts: CatacombsWording['attackTexts'] = {
  punch: 'On pichenette le pion lui-même. Chaque ennemi qu’il touche perd 1 PV.',
  missile: 'Un petit pion est posé à 2,5 cm au plus de l’attaquant, puis pichenetté. Chaque ennemi touché perd 1 PV.',
  fireball: 'Posée et pichenettée comme un missile, avec un pion plus gros. Chaque ennemi touché perd 1 PV.',
  commandUndead:
    'Un Guerrier squelette de la réserve est tiré comme un missile et reste dans la salle. Chaque ennemi touché perd 1 PV.',
  iceSpike: 'Un petit pion, placé et lancé comme un missile. Aucun dégât : un monstre touché est gelé.',
  critical: 'Un dégât de plus pour chaque cible touchée.',
  stunning: 'Chaque héros touché tombe aussi en incapacité et manque toute la manche suivante.',
  poison: 'Le héros qu’elle blesse pioche aussi une carte Poison. Trop de poison tue.',
  fear: 'Après les dégâts, le Maître peut donner une pichenette au pion du héros. Elle ne blesse personne.',
};

export const phases: CatacombsWording['phases'] = {
  exploration: 'Exploration',
  setup: 'Installation',
  combat: 'Combat',
  resolution: 'Résolution',
};

export const terms: CatacombsWording['terms'] = {
  overseer: 'Maître des catacombes',
  heroSide: 'Héros',
  life: 'Points de vie',
  gold: '{{gold}} pièces d’or',
  berserkTrack: 'Folies furieuses restantes : {{left}}',
  round: 'Manche {{round}}',
  level: 'Niveau {{level}}',
  exits: 'Sorties : {{exits}}',
  wandering: 'Monstre errant : {{monster}}',
  minions: 'Favoris',
  reserve: 'Réserve de monstres',
  spentSpells: 'Sorts utilisés',
  wounded: 'A perdu des PV',
  incapacitated: 'En incapacité',
  veiled: 'Sous son voile : seuls les Coups de poing le blessent',
  halfPrice: 'à moitié prix',
  card: 'Carte {{number}}',
  faceDown: 'Carte face cachée',
  storyRoom: 'Salle de l’histoire',
  campTrack: 'Carte Campement',
  campStart: 'Départ',
  campRest: 'Repos : chaque héros récupère {{points}}',
  campStar: 'Embuscade : pas de repos, un combat',
  chain: '{{attack}} ×{{count}} à la chaîne',
  stopHere: 'S’arrêter là',
  undo: 'Annuler : {{what}}',
  backInRound: 'De retour à la manche {{round}}',
  arrives: 'Agit dès le tour suivant',
  magic: 'Magie',
  anyFamily: 'toute famille',
  poison: 'Poison',
  thePoison: 'le poison',
  poisonCard: 'Carte Poison de {{poison}}',
};
