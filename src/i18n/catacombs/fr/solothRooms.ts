import type { CatacombsWording } from '../wording';

export const rooms = {
  'room:flooded-steps': { name: 'Les Marches inondées', text: 'Quelque chose avec une queue est descendu avant vous.' },
  'room:rusted-armoury': { name: 'L’Armurerie rouillée', text: 'Mille lames aux râteliers, et plus un tranchant.' },
  'room:salamander-nest': { name: 'Le Nid des salamandres', text: 'Des œufs tièdes, et des mères brûlantes.' },
  'room:whispering-vault': {
    name: 'Le Caveau qui murmure',
    text: 'Il dit votre nom. Il n’a pas de bouche pour le dire.',
  },
  'room:widows-parlour': {
    name: 'Le Salon de la veuve',
    text: 'Elle reçoit les morts tous les soirs, et le thé est froid.',
  },
  'room:gargoyle-roost': {
    name: 'Le Perchoir des gargouilles',
    text: 'Comptez les statues en entrant, et encore en sortant.',
  },
  'room:siren-cistern': { name: 'La Citerne de la sirène', text: 'L’écho chante un peu mieux que la chanteuse.' },
  'room:wolf-pen': { name: 'L’Enclos aux loups', text: 'La grille est rongée, et de ce côté-ci.' },
  'room:mourners-alcove': {
    name: 'L’Alcôve des pleureuses',
    text: 'Elles vous pleurent déjà, pour ne pas être en retard.',
  },
  'room:vampires-vestibule': { name: 'Le Vestibule du vampire', text: 'Laissez au vestiaire cape, chapeau et sang.' },
  'room:lizard-hatchery': { name: 'La Couveuse des lézards', text: 'Qui traîne derrière goûte du fouet.' },
  'room:riders-crossing': {
    name: 'Le Carrefour des cavaliers',
    text: 'Quatre pattes pour charger, deux pour la suite.',
  },
  'room:manticore-ledge': {
    name: 'La Corniche de la manticore',
    text: 'Les dards dans le mur montrent où d’autres se tenaient.',
  },
  'room:sirens-balcony': { name: 'Le Balcon de la sirène', text: 'Un chant d’en haut, des flèches pour applaudir.' },
  'room:acolytes-rite': { name: 'Le Rite de l’acolyte', text: 'Les cierges brûlent par le bas.' },
  'room:corroded-bridge': { name: 'Le Pont corrodé', text: 'Il tient tant que rien ne le mange.' },
  'room:cold-embrace': {
    name: 'L’Étreinte glacée',
    text: 'Deux mains se tendent, et ce qu’elles touchent ne guérit plus.',
  },
  'room:shades-crossroads': {
    name: 'La Croisée des ombres',
    text: 'Quatre chemins y mènent, et quelque chose attend dans chacun.',
  },
  'room:phoenix-pyre': { name: 'Le Bûcher du phénix', text: 'Les cendres d’abord, les plumes ensuite.' },
  'room:crimson-court': { name: 'La Cour écarlate', text: 'Le vin est vieux, et les convives aussi.' },
  'room:wolf-lords-yard': {
    name: 'La Cour du seigneur des loups',
    text: 'Une selle à chaque crochet, et aucune n’est vide.',
  },
  'room:winged-parapet': { name: 'Le Parapet ailé', text: 'Les ombres au sol n’ont personne au-dessous d’elles.' },
  'room:drowned-choir': { name: 'Le Chœur englouti', text: 'Deux voix, pas un souffle, et pas un sort qu’on entende.' },
  'room:beast-market': { name: 'Le Marché aux bêtes', text: 'Toutes les cages sont ouvertes : quelqu’un achète.' },
  'room:ashen-rite': { name: 'Le Rite des cendres', text: 'Le cercle est tracé, et vous êtes dedans.' },
  'room:slavers-pit': { name: 'La Fosse aux esclaves', text: 'Un coup de fouet, et le plus fort se retourne.' },
  'room:last-vigil': {
    name: 'La Dernière Veille',
    text: 'Ils gardent une seule flamme, et elle refuse de s’éteindre.',
  },
  'room:merchant-of-soloth': {
    name: 'Le Marchand de Soloth',
    text: 'Dix Équipements au prix fort ; pour 100 pièces il en retourne un de plus, autant de fois qu’on veut.',
  },
  'room:altar-of-soloth': {
    name: 'L’Autel de Soloth',
    text: 'Pour 500 pièces d’or, il dévoile un Équipement. On ne peut jamais en accepter qu’un.',
  },
  'room:lair-of-queen-of-the-underworld': {
    name: 'L’Antre de la Reine',
    text: 'Le trône est vide : elle est là où est le mur.',
  },
  'room:lair-of-orc-warchief': {
    name: 'L’Antre du Chef de guerre',
    text: 'Un cri, et tout le camp se lève deux fois.',
  },
  'room:lair-of-hydra': {
    name: 'L’Antre de l’Hydre',
    text: 'Moins vous lui laissez de têtes, moins elle regarde où elle mord.',
  },
  'room:lair-of-shape-shifter': {
    name: 'L’Antre du Changeforme',
    text: 'Tous ces visages, vous les avez déjà combattus.',
  },
} satisfies Partial<CatacombsWording['rooms']>;
