import type { CatacombsWording } from '../wording';

export const rooms = {
  'room:sewer-mouth': {
    name: 'La Bouche d’égout',
    text: 'Tout ce que la ville oublie sort par ici. Une partie marche.',
  },
  'room:rats-larder': { name: 'Le Garde-manger aux rats', text: 'Les étagères sont vides. Et rongées, aussi.' },
  'room:bat-belfry': { name: 'Le Beffroi', text: 'La cloche n’a plus de langue. Les chauves-souris, si.' },
  'room:snakeskin-hall': { name: 'La Salle des mues', text: 'Une mue sur chaque marche, toujours plus longue.' },
  'room:grinning-niche': { name: 'La Niche ricanante', text: 'Sur mille crânes, un seul se tourne vers vous.' },
  'room:ember-drain': { name: 'Le Caniveau de braise', text: 'L’eau bout, et les rats sont montés se sécher.' },
  'room:weeping-gutter': {
    name: 'La Rigole en pleurs',
    text: 'Des écailles en bas, du poil en haut, de l’eau partout.',
  },
  'room:moth-eaten-chapel': {
    name: 'La Chapelle mitée',
    text: 'Les bannières pendent en loques. Toutes ne sont pas d’étoffe.',
  },
  'room:plague-cart': {
    name: 'La Charrette des pestiférés',
    text: 'Personne n’est revenu pour le chargement. Il descend tout seul.',
  },
  'room:viper-well': { name: 'Le Puits aux vipères', text: 'On y descend le seau avec soin, et rarement.' },
  'room:bone-rookery': { name: 'La Volière d’os', text: 'Des archers sur les corniches, des ailes sur les archers.' },
  'room:skull-rack': { name: 'Le Râtelier à crânes', text: 'Deux d’entre eux ont quitté le râtelier. Ils flottent.' },
  'room:smelter-sewer': { name: 'L’Égout du fondeur', text: 'Scories, suie, et quelque chose qui s’en nourrit.' },
  'room:serpents-stair': { name: 'L’Escalier aux serpents', text: 'Des sabots en haut, des sifflements en bas.' },
  'room:countess-attic': { name: 'Le Grenier de la comtesse', text: 'Ses bêtes dorment la tête en bas. Elle aussi.' },
  'room:rust-drain': { name: 'Le Drain rouillé', text: 'La grille est rongée, et pas par les rats.' },
  'room:remorhaz-burrow': { name: 'Le Grand Terrier', text: 'Les parois sont lisses comme une gorge.' },
  'room:wyvern-eyrie': { name: 'L’Aire de la wyverne', text: 'Le toit n’y est plus. Elle préfère.' },
  'room:kings-midden': { name: 'Le Dépotoir du roi', text: 'Les restes de dix règnes, et tout cela bouge.' },
  'room:court-of-fangs': { name: 'La Cour des crocs', text: 'Ici, chaque courtisan mord.' },
  'room:furnace-nest': {
    name: 'Le Nid de la fournaise',
    text: 'Ses œufs ont besoin de chaleur, et le bois ne manque pas.',
  },
  'room:pit-of-teeth': {
    name: 'La Fosse aux dents',
    text: 'Creusée pour les morts. Quelque chose l’a creusée plus loin.',
  },
  'room:brood-hall': {
    name: 'La Salle de la couvée',
    text: 'Des ailes en haut, des braises en bas, et vous au milieu.',
  },
  'room:healer-of-vermin': {
    name: 'La Maison des sangsues',
    text: 'Le Guérisseur y vend la vie comme partout et, pour 400 pièces d’or, retire une carte Poison.',
  },
  'room:second-healer-of-vermin': {
    name: 'La Hutte aux simples',
    text: 'Encore les soins du Guérisseur, et les cartes Poison retirées pour 400 pièces d’or.',
  },
  'room:drowned-burrow': { name: 'Le Terrier noyé', text: 'On la nourrit depuis la rive. Vous êtes sur la rive.' },
} satisfies Partial<CatacombsWording['rooms']>;
