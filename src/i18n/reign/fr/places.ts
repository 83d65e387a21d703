import type { ReignWording } from '../wording';

export const elements: ReignWording['elements'] = {
  corpse: {
    name: 'Cadavre',
    the: 'le cadavre',
    text: 'Il y reste peut-être quelque chose, ou quelque chose qui mord.',
  },
  chest: { name: 'Coffre', the: 'le coffre', text: 'Des écus, parfois un trésor, parfois une serrure.' },
  barrel: { name: 'Tonneau', the: 'le tonneau', text: 'Une potion ou deux, peut-être, dans la lie.' },
  table: { name: 'Table', the: 'la table', text: 'On oublie des choses sur les tables.' },
  tomb: { name: 'Tombe', the: 'la tombe', text: 'Rarement un trésor. À côté, la nécromancie vient mieux.' },
  well: { name: 'Puits', the: 'le puits', text: 'Son couvercle de pierre est posé à côté.' },
  bookcase: {
    name: 'Bibliothèque',
    the: 'la bibliothèque',
    text: 'Des livres, des parchemins, et ce qu’on cache derrière.',
  },
  rack: { name: 'Râtelier', the: 'le râtelier', text: 'Des armes et des armures, parfois magiques.' },
  statue: {
    name: 'Statue bénite',
    the: 'la statue bénite',
    text: 'Ni mort-vivant ni démon n’entre dans sa zone, et les sorts sombres y échouent. La fouiller est un sacrilège.',
  },
  rubble: { name: 'Éboulis', the: 'l’éboulis', text: 'Rien ne passe, pas même un regard.' },
  portal: { name: 'Portail de voyage', the: 'le portail de voyage', text: 'Il ramène là où vous êtes entrés.' },
  hole: { name: 'Trou', the: 'le trou', text: 'Une longue chute, et un tour pour en sortir.' },
  spikes: { name: 'Pointes', the: 'les pointes', text: '5D de dégâts à qui ne bondit pas de côté.' },
};

export const doors: ReignWording['doors'] = {
  standard: { name: 'Porte', the: 'la porte', text: 'Des planches, et une serrure qu’une main patiente ouvre.' },
  armoured: { name: 'Porte blindée', the: 'la porte blindée', text: 'Du fer, et une serrure à l’avenant.' },
  prison: { name: 'Porte de prison', the: 'la porte de prison', text: 'Quelqu’un tenait à en être sûr.' },
};

export const grounds: ReignWording['grounds'] = {
  lava: { name: 'Lave', text: 'Qui y finit est perdu.' },
  marsh: { name: 'Marais', text: 'Un bain froid, 1D points de vie, puis la rive.' },
  bridge: { name: 'Pont suspendu', text: 'Il demande de l’Agilité, et ne se passe pas en courant.' },
  cell: { name: 'Cellule', text: 'Quelqu’un y est peut-être.' },
  hiddenDoor: { name: 'Porte dérobée', text: 'On ne la trouve qu’en fouillant juste à côté.' },
  stairs: { name: 'Escalier', text: 'Qui y pose le pied descend plus bas.' },
};

export const zones: ReignWording['zones'] = {
  'zone:guard-corridor': { name: 'Couloir de garde', the: 'le couloir de garde', text: 'Droit, étroit, mal tenu.' },
  'zone:crossroads': { name: 'Carrefour', the: 'le carrefour', text: 'Trois chemins, et aucun panneau.' },
  'zone:guardroom': {
    name: 'Salle de garde',
    the: 'la salle de garde',
    text: 'Ceux qui veillaient ici sont partis bien vite.',
  },
  'zone:crypt': { name: 'Crypte', the: 'la crypte', text: 'Des tombes entre les piliers. Toutes ne dorment pas.' },
  'zone:scriptorium': {
    name: 'Scriptorium',
    the: 'le scriptorium',
    text: 'Des rayons, de la poussière, et un coffre pour le meilleur.',
  },
  'zone:cellar': { name: 'Cellier', the: 'le cellier', text: 'Des tonneaux le long des murs.' },
  'zone:lava-bridge': { name: 'Pont de lave', the: 'le pont de lave', text: 'Un seul passage, et il balance.' },
  'zone:drowned-vault': { name: 'Voûte noyée', the: 'la voûte noyée', text: 'De l’eau noire, et des planches dessus.' },
  'zone:prison': {
    name: 'Geôles',
    the: 'les geôles',
    text: 'Des cellules de chaque côté, dont certaines ont encore quelqu’un.',
  },
  'zone:chapel': { name: 'Chapelle', the: 'la chapelle', text: 'Une statue bénite tient l’impie à la porte.' },
  'zone:armoury': {
    name: 'Armurerie',
    the: 'l’armurerie',
    text: 'Derrière une porte blindée et verrouillée, non sans raison.',
  },
  'zone:collapsed-gallery': {
    name: 'Galerie effondrée',
    the: 'la galerie effondrée',
    text: 'Le plafond est tombé. Parfois, un portail y luit encore.',
  },
  'zone:dead-end': { name: 'Voie sans issue', the: 'la voie sans issue', text: 'Le vieux puits y bâille.' },
  'zone:wizards-laboratory': {
    name: 'Laboratoire du magicien',
    the: 'le laboratoire du magicien',
    text: 'Des coffres contre le mur du fond, et quelqu’un pour les garder.',
  },
  'zone:gate-of-the-deep': {
    name: 'Porte des profondeurs',
    the: 'la porte des profondeurs',
    text: 'De là, un escalier descend.',
  },
};

export const imprevus: ReignWording['imprevus'] = {
  'imprevu:ambush': { name: 'Embuscade', text: 'On vous attend dans la prochaine zone, ou l’on arrive par-derrière.' },
  'imprevu:deceptive-calm': { name: 'Calme trompeur', text: 'Rien ne bouge. Pas encore.' },
  'imprevu:icy-draught': {
    name: 'Courant d’air glacé',
    text: 'Les torches baissent\u00a0: on ne voit plus qu’à quatre cases jusqu’au prochain tour.',
  },
  'imprevu:cave-in': {
    name: 'Éboulement',
    text: 'Des pierres tombent. Qui est à côté bondit, ou prend 2D de dégâts.',
  },
  'imprevu:stray-rat': { name: 'Rat égaré', text: 'Il mord le moins agile d’entre vous\u00a0: un point de vie.' },
  'imprevu:grim-echo': { name: 'Écho sinistre', text: 'Chaque héros doit vaincre sa peur.' },
  'imprevu:false-step': { name: 'Faux pas', text: 'Qui mène réussit un test d’Agilité ou perd un point d’action.' },
  'imprevu:rusted-lock': { name: 'Serrure grippée', text: 'Ce tour-ci, les serrures sont plus dures de deux.' },
  'imprevu:second-wind': { name: 'Second souffle', text: 'Chaque héros regagne 1D points de vie.' },
  'imprevu:gleam-in-the-dust': { name: 'Éclat dans la poussière', text: 'Une poignée d’écus pour le pot.' },
  'imprevu:forgotten-trap': {
    name: 'Piège oublié',
    text: 'Quelque part autour de vous, il y a un piège que nul ne voit.',
  },
  'imprevu:good-omen': { name: 'Présage', text: 'Qui mène peut faire relancer un jet raté de ce tour.' },
};
