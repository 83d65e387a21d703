import type { BasePromptKey } from '../say/promptKey';
import type { PromptsOf } from '../wording';

export const prompts: PromptsOf<BasePromptKey> = {
  acceptAdventure: {
    name: 'Jouer cette aventure ?',
    text: 'Tous doivent accepter l’histoire et ses règles avant de commencer. Si un seul joueur refuse, la partie n’a pas lieu.',
  },
  chooseRoom: {
    name: 'Quelle salle ?',
    text: 'Chaque joueur des héros vote pour l’une des deux salles. En cas d’égalité, celui qui a le plus de héros vivants tranche, sinon le sort. L’autre salle ne sera jamais visitée.',
  },
  chooseDirection: {
    name: 'Par où sortir ?',
    text: 'Chaque joueur des héros vote pour une sortie de cette salle. Si la salle voisine n’a pas de porte en face, vous restez et votez de nouveau.',
  },
  useMap: {
    name: 'Consulter la Carte ?',
    text: 'Avant de continuer, la Carte permet à {{hero}} de regarder des cartes Salle face cachée : {{looks}} au plus, ou aucune.',
  },
  halveMonsters: {
    name: 'Qui est encore là ?',
    text: 'Salle déjà visitée : {{card}}. Maître : choisissez la moitié de ses monstres que les héros y retrouvent.',
  },
  chooseShortfall: {
    name: 'Pas assez de pions',
    text: 'Pions manquants dans la réserve : {{missing}}. Maître : choisissez quel monstre se passera d’un pion.',
  },
  placeHeroes: {
    name: 'Placez vos héros',
    text: 'À placer dans la zone indiquée : {{heroes}}. Les pions peuvent se toucher, pas se chevaucher.',
  },
  placeFamiliar: {
    name: 'Placez {{ally}}',
    text: 'Posez {{ally}} dans la zone indiquée, à 2,5 cm au plus du héros qu’il accompagne.',
  },
  confirmPlacement: {
    name: 'Les héros sont-ils prêts ?',
    text: 'Joueurs des héros : confirmez que tout le monde est bien placé, ou laissez un joueur replacer les siens.',
  },
  placeMonsters: {
    name: 'Placez les monstres',
    text: 'Maître : posez tous les monstres dans la zone indiquée. Les pions peuvent se toucher, pas se chevaucher.',
  },
  placeMonstersApart: {
    name: 'Placez les monstres',
    text: 'Maître : posez tous les monstres dans la zone indiquée, à {{gap}} cm au moins les uns des autres, des obstacles et du bord.',
  },
  heroesAct: {
    name: 'Tour des Héros',
    text: 'Choisissez un héros ou un Allié qui n’a pas encore agi, et ce qu’il fait. L’ordre est libre ; chacun agit une fois.',
  },
  overseerActs: {
    name: 'Tour du Maître',
    text: 'Maître : choisissez un monstre qui n’a pas encore agi, et ce qu’il fait. L’ordre est libre ; chacun agit une fois.',
  },
  castFrom: {
    name: 'D’où lancer le sort {{spell}} ?',
    text: 'Joueur du Magicien : le sort part du Magicien ou du Familier, à votre choix.',
  },
  sharpenArrow: {
    name: 'Une flèche barbelée ?',
    text: '{{equipment}}, une fois par salle : ce Missile enlève 2 PV. À décider avant de tirer.',
  },
  flickPunch: {
    name: 'Pichenette de {{actor}}',
    text: 'Visez, tirez, lâchez : c’est le pion lui-même qui part, et chaque ennemi qu’il touche est frappé.',
  },
  flickMissile: {
    name: 'Tirez un missile',
    text: 'Posez le missile à 2,5 cm au plus du tireur, sans toucher d’ennemi, puis pichenettez-le. À la chaîne, il repart d’où il est.',
  },
  flickFireball: {
    name: 'Lancez une boule de feu',
    text: 'Posez la boule de feu à 2,5 cm au plus du lanceur, sans toucher d’ennemi, puis pichenettez-la.',
  },
  flickRetaliation: {
    name: 'Représailles de {{actor}}',
    text: 'Maître : une pichenette pour {{actor}}. Elle ne peut pas blesser celui qui vient de frapper.',
  },
  placeFireWall: { name: 'Dressez le Mur de feu', text: 'Maître : posez-le sur une place libre de la salle.' },
  watchFlick: { name: 'Les pions sont en mouvement', text: 'Personne ne décide rien avant qu’ils soient à l’arrêt.' },
  cancelPitch: {
    name: 'Utiliser ceci ? {{equipment}}',
    text: 'Cette pichenette enlève {{damage}} PV à {{hero}}. Une fois par salle, {{hero}} peut en annuler les dégâts et les effets sur lui.',
  },
  stayUp: {
    name: 'Utiliser ceci ? {{equipment}}',
    text: '{{hero}} va tomber en incapacité. Une fois par salle, {{hero}} peut rester debout.',
  },
  putBack: {
    name: 'À quelle place ?',
    text: 'Deux places libres sont aussi proches l’une que l’autre de l’endroit où {{piece}} a quitté le plateau. Son joueur choisit.',
  },
  retaliate: {
    name: 'Des représailles ?',
    text: 'Maître : choisissez un monstre qui répond au Coup de poing par le sien. Il ne peut pas blesser {{attacker}}.',
  },
  placeSpawn: {
    name: 'Placez un nouveau monstre ({{monster}})',
    text: 'Maître : posez-le sur une place libre de la zone indiquée. Il n’agit pas ce tour-ci.',
  },
  placeSummoned: {
    name: 'Placez {{piece}}',
    text: 'Posez {{piece}} sur une place libre, à 2,5 cm au plus du point de départ du sort.',
  },
  teleportWhom: { name: 'Qui téléporter ?', text: 'Joueur du Magicien : choisissez le héros qui disparaît.' },
  teleportTo: { name: 'Où le téléporter ?', text: 'Posez {{hero}} sur n’importe quelle place libre de la salle.' },
  healWhom: {
    name: 'Qui soigner ?',
    text: 'Joueur du Magicien : choisissez le héros qui regagne jusqu’à {{amount}} PV, sans dépasser ses PV de départ.',
  },
  swapWith: {
    name: 'Avec qui changer de place ?',
    text: 'Maître : choisissez le monstre qui échange sa place avec le Seigneur.',
  },
  addWandering: {
    name: 'Un monstre errant ?',
    text: 'Aucun héros n’a attaqué ce tour-ci. Maître : vous pouvez ajouter un monstre ({{monster}}) ; il n’agit pas ce tour-ci.',
  },
  payFirst: {
    name: 'Qui est payé d’abord ?',
    text: 'Il ne reste que {{gold}} pièces d’or, trop peu pour tous. Chaque joueur des héros vote : qui est payé d’abord ?',
  },
  merchant: {
    name: 'Le Marchand',
    text: 'Joueurs des héros : achetez des équipements pour vos héros, ou partez. Achats à moitié prix restants : {{discounts}}.',
  },
  merchantWithoutDiscount: {
    name: 'Le Marchand',
    text: 'Joueurs des héros : achetez des équipements pour vos héros, ou partez. Tout est au prix fort.',
  },
  healer: {
    name: 'Le Guérisseur',
    text: 'Joueurs des héros : achetez des Touchers de guérison pour les vivants, des Résurrections pour les morts, ou partez.',
  },
  payFor: {
    name: 'Qui paie ceci ? {{item}}',
    text: 'Prix : {{price}} pièces d’or, pour {{hero}}. Répartissez la somme entre les héros vivants ; on demandera l’accord de chacun.',
  },
  agreeToPay: {
    name: 'Participer à ceci ? {{item}}',
    text: 'Prix : {{price}} pièces d’or, pour {{hero}}. Répartition proposée : {{shares}}. Si vous refusez, rien n’est acheté.',
  },
  handOver: {
    name: 'Changer quelque chose ?',
    text: 'Entre deux salles, chacun peut proposer un placement équitable, des monstres errants ou un autre Maître. Tous doivent accepter.',
  },
  agreeHandOver: {
    name: '{{seat}}, nouveau Maître ?',
    text: 'Tous doivent accepter. {{seat}} mènerait les monstres, et le Maître actuel prendrait ses héros.',
  },
  agreeRemedy: {
    name: '{{remedy}} ?',
    text: 'Ce sera valable jusqu’à la fin de la partie, sans retour possible. Tous doivent accepter.',
  },
  ruleWhich: {
    name: 'Quel pion rectifier ?',
    text: 'Maître : choisissez le pion mal placé. Le journal en gardera trace.',
  },
  ruleWhere: { name: 'Où est sa place ?', text: 'Maître : posez {{piece}} là où il faut.' },
  camp: {
    name: 'Camper ici ?',
    text: 'Chaque joueur des héros vote ; à égalité, c’est non. Le marqueur irait sur la case {{space}} de la carte Campement : repos ou embuscade.',
  },
  campRecover: {
    name: 'Repos',
    text: 'Répartissez jusqu’à {{points}} pour {{hero}} : chaque point rend 1 PV ou un sort utilisé.',
  },
  campMonsters: {
    name: 'Embuscade au campement',
    text: 'Maître : choisissez la bande qui attaque le campement. Elle vaut {{gold}} pièces d’or, ou le plus possible en dessous selon la réserve.',
  },
};
