import type { CatacombsWording } from '../wording';

export const rooms = {
  'room:sunken-stair': { name: 'L’Escalier englouti', text: 'À chaque marche, l’eau est un peu plus froide.' },
  'room:candle-cellar': { name: 'Le Cellier aux chandelles', text: 'Chaque nuit, quelqu’un les rallume toutes.' },
  'room:mushroom-gallery': {
    name: 'La Galerie aux champignons',
    text: 'Le sol est mou : on ne vous entend pas venir. Eux non plus.',
  },
  'room:dripping-grotto': {
    name: 'La Grotte qui goutte',
    text: 'Comptez les gouttes. L’une d’elles n’en est pas une.',
  },
  'room:cold-hearth': { name: 'L’Âtre froid', text: 'Le feu est mort depuis longtemps. Pas ses habitants.' },
  'room:toll-gate': { name: 'Le Péage', text: 'Ici, on ne prend pas l’argent : on garde les voyageurs.' },
  'room:broken-cloister': {
    name: 'Le Cloître brisé',
    text: 'Des traces de sabots tournent autour de la fontaine à sec.',
  },
  'room:gravediggers-rest': {
    name: 'Le Repos du fossoyeur',
    text: 'Il a creusé une tombe de trop, et elle lui a répondu.',
  },
  'room:drowned-nave': { name: 'La Nef noyée', text: 'Le chœur est toujours debout. Il ne respire plus, voilà tout.' },
  'room:orc-kitchen': { name: 'La Cuisine des orques', text: 'La marmite bout, et la viande manque.' },
  'room:bone-choir': { name: 'Le Chœur d’os', text: 'Côte contre côte, ils répètent en votre honneur.' },
  'room:smiths-quarrel': { name: 'La Querelle des forgerons', text: 'Deux feux, une enclume, et vous au milieu.' },
  'room:scorpion-pit': { name: 'La Fosse aux scorpions', text: 'Le sable bouge avant que vous n’y posiez le pied.' },
  'room:webbed-crypt': { name: 'La Crypte tissée', text: 'Tous les fils mènent au même coin sombre.' },
  'room:bull-court': { name: 'La Cour du taureau', text: 'Un trône trop large pour un homme, et bien usé.' },
  'room:three-throats': {
    name: 'Les Trois Gueules',
    text: 'L’une gronde, l’autre écoute, la troisième vous a déjà flairés.',
  },
  'room:bridge-of-trolls': { name: 'Le Pont des trolls', text: 'Personne n’a jamais payé deux fois le passage.' },
  'room:watchtower-steps': {
    name: 'Les Marches de la tour de guet',
    text: 'Ils ont la hauteur, les flèches et tout leur temps.',
  },
  'room:pale-feast': {
    name: 'Le Festin blême',
    text: 'La table est mise, et les convives n’ont faim que d’une chose.',
  },
  'room:sunlit-shaft': {
    name: 'Le Puits de lumière',
    text: 'Un dernier rayon de jour, et des sabots dans la poussière.',
  },
  'room:ashen-stairs': { name: 'L’Escalier de cendres', text: 'La cendre est tiède, et elle monte avec vous.' },
  'room:bricked-tomb': { name: 'Le Tombeau muré', text: 'On l’a muré du dehors, et ce n’était pas sans raison.' },
  'room:ember-hall': {
    name: 'La Salle des braises',
    text: 'Le sol rougeoie partout où quelque chose s’est agenouillé.',
  },
  'room:hall-of-horns': {
    name: 'La Salle des cornes',
    text: 'Des trophées couvrent les murs. Certains tournent la tête.',
  },
  'room:kennels': { name: 'Le Chenil', text: 'Les chaînes sont longues, et l’on compte six colliers.' },
  'room:bone-throne': { name: 'Le Trône d’os', text: 'Celui qui y siégeait a laissé sa cour en place.' },
  'room:deep-warren': { name: 'Le Terrier profond', text: 'Chaque boyau expire quand vous inspirez.' },
  'room:archers-gallery': {
    name: 'La Galerie des archers',
    text: 'Cent meurtrières, et une corde tendue derrière chacune.',
  },
  'room:stinging-sands': {
    name: 'Les Sables à dards',
    text: 'Courez, ils vous entendent. Arrêtez-vous, ils vous trouvent.',
  },
  'room:gate-of-embers': {
    name: 'La Porte des braises',
    text: 'La dernière avant le Seigneur, et toute sa maison la garde.',
  },
  'room:merchant': { name: 'Le Marchand', text: 'Six équipements à vendre, dont deux au plus à moitié prix.' },
  'room:healer': { name: 'Le Guérisseur', text: 'De la vie contre de l’or et, contre beaucoup d’or, une seconde vie.' },
  'room:second-healer': {
    name: 'L’Ermite guérisseur',
    text: 'Une autre porte, un autre visage, les mêmes soins au même prix.',
  },
  'room:lair-of-sorcerer': {
    name: 'La Tanière du Sorcier',
    text: 'Tous les miroirs du temple le montrent. Il n’est devant aucun.',
  },
  'room:lair-of-gorgon': { name: 'La Tanière de la Gorgone', text: 'De si belles statues, et l’air si effrayé.' },
  'room:lair-of-lich': { name: 'La Tanière de la Liche', text: 'Ici, la mort prend des ordres.' },
  'room:lair-of-dragon': {
    name: 'La Tanière du Dragon',
    text: 'Ce que vous preniez pour la forge, c’était son souffle.',
  },
} satisfies Partial<CatacombsWording['rooms']>;

export const boards: CatacombsWording['boards'] = {
  crypt: { name: 'Crypte', text: 'Des voûtes de pierre usée et quatre piliers en carré.' },
  cave: { name: 'Caverne', text: 'De la roche humide, et quatre piliers là où ils ont poussé.' },
  forge: { name: 'Forge', text: 'Du fer couvert de suie, cinq piliers, dont un en travers.' },
  ossuary: { name: 'Ossuaire', text: 'Des murs d’ossements et six piliers en cercle.' },
  temple: { name: 'Temple', text: 'Du marbre fendu et quatre colonnes bien écartées.' },
  tomb: { name: 'Tombeau', text: 'Une allée de grès entre deux rangs de trois colonnes.' },
};
