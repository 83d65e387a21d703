import type { CatacombsWording } from '../wording';

export const prompts: CatacombsWording['prompts'] = {
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
    text: 'Joueurs des héros : choisissez une sortie de cette salle. Si la salle voisine n’a pas de porte en face, vous restez et choisissez un autre chemin.',
  },
  useMap: {
    name: 'Consulter la Carte ?',
    text: 'Avant votre choix, la Carte permet à {{hero}} de regarder des cartes Salle face cachée : {{looks}} au plus, ou aucune.',
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
  flickCommandUndead: {
    name: 'Lancez un Guerrier squelette',
    text: 'Maître : posez-le à 2,5 cm au plus de {{actor}}, puis pichenettez-le comme un missile. Il reste dans la salle. Ou renoncez.',
  },
  flickIceSpike: {
    name: 'Lancer une Pique de glace',
    text: 'Placez-la à 2,5 cm au plus de {{actor}}, sans toucher d’ennemi, puis pichenettez-la. Un monstre touché est gelé.',
  },
  flickRetreat: {
    name: '{{actor}} se dérobe',
    text: 'Maître : une pichenette de plus, qui ne blesse personne, ou laissez le pion où il est.',
  },
  placeFireWall: { name: 'Dressez le Mur de feu', text: 'Maître : posez-le sur une place libre de la salle.' },
  placeReborn: {
    name: '{{piece}} renaît',
    text: 'Tué, mais pas pour de bon : il reste un autre monstre. Maître : posez-le dans la zone marquée.',
  },
  corrode: {
    name: 'Corrosion : tirez une carte',
    text: 'Maître : tirez une des {{cards}} cartes face cachée. Toutes sauf une sont à {{hero}} ; celle qui est tirée est perdue.',
  },
  freeze: {
    name: 'Lequel est gelé ?',
    text: 'Maître : une même pique ({{by}}) a touché plusieurs de vos monstres et n’en gèle qu’un. À vous de dire lequel.',
  },
  freezeAsThrown: {
    name: 'Lequel est gelé ?',
    text: 'Une même pique ({{by}}) a touché plusieurs monstres et n’en gèle qu’un. Au joueur de {{by}} de dire lequel.',
  },
  loseSpike: {
    name: 'Quelle pique est perdue ?',
    text: 'Le Bracelet de glace est perdu ({{by}}), et une pique avec lui. Maître : le monstre qui perd la sienne est libre.',
  },
  decay: {
    name: 'Qui guérir ?',
    text: 'Maître : {{by}} a blessé un héros. Un autre monstre blessé peut retrouver toute sa vie.',
  },
  enslave: {
    name: 'Qui pousser au combat ?',
    text: 'Maître : {{by}} a heurté un de vos monstres. Il peut agir aussitôt, et garde son action.',
  },
  keepItem: {
    name: 'Garder l’équipement {{equipment}} ?',
    text: '{{hero}} l’a gagné et ne peut pas s’en servir. Gardé, il dort ; laissé, un autre peut le trouver.',
  },
  watchFlick: { name: 'Les pions sont en mouvement', text: 'Personne ne décide rien avant qu’ils soient à l’arrêt.' },
  cancelPitch: {
    name: 'Utiliser l’équipement {{equipment}} ?',
    text: 'Cette pichenette enlève {{damage}} PV à {{hero}}. Une fois par salle, {{hero}} peut en annuler les dégâts et les effets sur lui.',
  },
  absorb: {
    name: 'L’armure encaisse ?',
    text: 'Cette attaque coûte {{damage}} PV ({{hero}}). Un point d’armure sur {{armour}} l’encaisse, avec tous ses autres effets.',
  },
  stayUp: {
    name: 'Utiliser l’équipement {{equipment}} ?',
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
    name: 'Nouveau monstre : {{monster}}',
    text: 'Maître : posez-le sur une place libre de la zone indiquée. Il n’agit pas ce tour-ci.',
  },
  placeSummoned: {
    name: 'Placez {{piece}}',
    text: 'Posez {{piece}} sur une place libre, à 2,5 cm au plus du point de départ du sort.',
  },
  payWithLife: {
    name: 'Payer de sa vie ?',
    text: '{{action}} coûte {{magic}} de la magie qui reste et {{life}} PV à {{hero}}. Seul un soin rend ces PV.',
  },
  splitPoints: {
    name: 'Vie ou magie ?',
    text: '{{hero}} gagne {{points}} : répartissez entre PV et magie, à votre choix. La magie ne redevient jamais des PV.',
  },
  activateArtefact: {
    name: 'Activer un artefact ?',
    text: '{{hero}} peut payer avec les monstres gardés, un par cercle. Ils retournent dans la réserve ; l’artefact agit désormais.',
  },
  payArtefact: {
    name: 'Payer : {{artefact}}',
    text: 'Cercle {{number}}, {{circle}} : choisissez le monstre gardé qui retourne dans la réserve.',
  },
  teleportWhom: { name: 'Qui téléporter ?', text: 'Joueur du Magicien : choisissez le héros qui disparaît.' },
  teleportTo: { name: 'Où le téléporter ?', text: 'Posez {{hero}} sur n’importe quelle place libre de la salle.' },
  healWhom: {
    name: 'Qui soigner ?',
    text: 'Joueur du Magicien : choisissez le héros qui regagne jusqu’à {{amount}} PV, sans dépasser ses PV de départ.',
  },
  vanish: {
    name: 'Faire disparaître {{piece}} ?',
    text: 'Maître : après son second Coup de poing, vous pouvez la poser sur un endroit libre qui touche un bord du plateau.',
  },
  vanishTo: { name: 'Où reparaît {{piece}} ?', text: 'Maître : posez-la sur un endroit libre qui touche un bord.' },
  callOn: {
    name: 'Qui le cri réveille-t-il ?',
    text: 'Maître : {{by}} appelle. Un Orque, monté ou non, joue une action entière et garde la sienne.',
  },
  takeForm: {
    name: 'Quelle forme ?',
    text: 'Maître : choisissez un monstre de cette salle et une de ses attaques. Ce qu’elle déclenche vient avec elle.',
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
    text: 'Il ne reste que {{gold}} pièces d’or, trop peu pour tous. Joueurs des héros : choisissez le prochain héros payé.',
  },
  merchant: {
    name: 'Le Marchand',
    text: 'Joueurs des héros : achetez des équipements pour vos héros, ou partez. Achats à moitié prix restants : {{discounts}}.',
  },
  merchantWithoutDiscount: {
    name: 'Le Marchand',
    text: 'Joueurs des héros : achetez des équipements pour vos héros, ou partez. Tout est au prix fort.',
  },
  merchantWithLooks: {
    name: 'Le Marchand',
    text: 'Joueurs des héros : achetez de l’Équipement au prix fort, payez ensemble {{price}} pièces d’or pour voir une carte de plus, ou partez.',
  },
  altar: {
    name: 'L’Autel de Soloth',
    text: 'Joueurs des héros : offrez ensemble {{price}} pièces d’or, et une carte Équipement est retournée ; ou partez. Un seul don peut être accepté de toute la partie.',
  },
  judgeOffering: {
    name: 'Accepter ce don : {{equipment}} ?',
    text: 'Joueurs des héros : choisissez qui le reçoit, ou rejetez-le. C’est le seul don de la partie, et tous doivent être d’accord.',
  },
  judgeOfferingForSome: {
    name: 'Accepter ce don : {{equipment}} ?',
    text: 'Joueurs des héros : choisissez qui le reçoit, ou rejetez-le. C’est le seul don de la partie, et tous doivent être d’accord. Sans usage pour : {{unfit}}.',
  },
  agreeOffering: {
    name: '{{equipment}} pour {{hero}} ?',
    text: 'Tous doivent être d’accord. Sinon le don va sous la pioche.',
  },
  healer: {
    name: 'Le Guérisseur',
    text: 'Joueurs des héros : achetez des Touchers de guérison pour les vivants, des Résurrections pour les morts, ou partez.',
  },
  payFor: {
    name: '{{item}} : qui paie ?',
    text: 'Prix : {{price}} pièces d’or, pour {{hero}}. Répartissez la somme entre les héros vivants ; on demandera l’accord de chacun.',
  },
  agreeToPay: {
    name: '{{item}} : participer ?',
    text: 'Prix : {{price}} pièces d’or, pour {{hero}}. Répartition proposée : {{shares}}. Si vous refusez, rien n’est acheté.',
  },
  payForAll: {
    name: '{{item}} : qui paie ?',
    text: 'Prix : {{price}} pièces d’or. Répartissez-le entre les héros vivants ; chacun sera consulté.',
  },
  agreeToPayForAll: {
    name: '{{item}} : participer ?',
    text: 'Prix : {{price}} pièces d’or. Proposition : {{shares}}. Sur un refus, rien n’est payé.',
  },
  handOver: {
    name: 'Céder le rôle du Maître ?',
    text: 'Maître : gardez votre rôle, ou proposez-le à un autre joueur. Vous échangeriez vos places, héros compris.',
  },
  agreeHandOver: {
    name: 'Nouveau Maître : {{seat}} ?',
    text: 'Tous doivent accepter. {{seat}} mènerait les monstres, et le Maître actuel prendrait ses héros.',
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
  flickFear: {
    name: 'La Terreur saisit {{actor}}',
    text: 'Maître : une pichenette au pion du héros, où vous voulez. Elle ne blesse personne. Ou laissez-le en place.',
  },
  frighten: {
    name: 'Qui s’enfuit ?',
    text: 'Maître : un coup a jeté la Terreur parmi plusieurs héros ; une pichenette chacun. Choisissez le prochain, ou laissez les autres en place.',
  },
  climb: {
    name: 'Sur qui grimpe-t-il ?',
    text: 'Plusieurs ont été touchés par {{piece}}, qui grimpe sur l’un d’eux. Maître : choisissez sur quel pion on le pose.',
  },
  swarmAttack: {
    name: 'Attaque d’Essaim !',
    text: 'Trois rats couvrent {{on}} et attaquent. Maître : 1 dégât, ou une carte Poison. Puis les rats retournent à la réserve.',
  },
  placeSwarm: {
    name: 'Reposez l’Essaim',
    text: 'Maître : les rats qui couvraient {{on}} lâchent prise. Reposez-les sur le plateau, à 2,5 cm au plus de ce pion.',
  },
  placeRats: {
    name: 'Placez les Rats d’égout',
    text: 'Maître : posez-les dans la zone de départ des héros. Ils agissent dès ce tour.',
  },
  placeFreed: {
    name: 'Un héros libéré : {{hero}}',
    text: 'Le monstre qui avait avalé {{hero}} vient de mourir. Au joueur du héros de poser son pion tout près de là.',
  },
  curePoison: {
    name: 'Quelle carte Poison ?',
    text: 'Une carte Poison est défaussée pour {{hero}}. Au joueur du héros de choisir laquelle.',
  },
  allotWandering: {
    name: 'Qui erre par ici ?',
    text: 'Maître : répartissez les symboles errants ({{symbols}}) entre le monstre du Seigneur et les Vermines. Un symbole amène trois Rats d’égout.',
  },
  chooseVariants: {
    name: 'Jouer des variantes ?',
    text: 'Maître : choisissez parmi ces cartes. Chacune remplace celle de son espèce pour toute la salle.',
  },
  cureWhom: {
    name: 'Soigner qui ?',
    text: 'Le sort retire une carte Poison à n’importe quel héros. Joueur du Magicien : choisissez qui, et laquelle. Elle est défaussée.',
  },
};

export const choices: CatacombsWording['choices'] = {
  pass: 'Passer',
  barbed: 'Flèche barbelée',
  plain: 'Flèche ordinaire',
  cancel: 'Annuler la pichenette',
  suffer: 'Encaisser',
  absorb: 'Dépenser 1 d’armure',
  spikeOnBoard: 'Une qu’elle tient encore',
  stayUp: 'Rester debout',
  goDown: 'Tomber',
  first: 'Première place',
  second: 'Seconde place',
  nobody: 'Pas de représailles',
  add: 'L’ajouter',
  none: 'N’en ajouter aucun',
  camp: 'Camper',
  goOn: 'Continuer',
  peek: 'Voir une carte de plus',
  offer: 'Faire une offrande',
  reject: 'Le rejeter',
  vanish: 'Disparaître',
  stay: 'Rester ici',
  leave: 'Partir',
  confirm: 'Nous sommes prêts',
  agree: 'Payer ma part',
  refuse: 'Refuser',
  accept: 'Accepter',
  decline: 'Décliner',
  skipToEndOfRound: 'Passer à la fin de la manche',
  keep: 'Garder mon rôle',
  keepCard: 'Le garder',
  leaveCard: 'Le laisser',
  payLife: 'Payer de sa vie',
  keepLife: 'Garder ses PV',
  keepTrophies: 'Garder le reste',
  fiveVermin: 'Cinq de la Vermine',
  ruling: 'Rectifier un pion',
  north: 'Nord',
  east: 'Est',
  south: 'Sud',
  west: 'Ouest',
  'next-1': 'Carte suivante',
  'next-2': 'Autre carte suivante',
  bite: '1 dégât',
  poison: 'Une carte Poison',
};
