import type { variants as model } from '../../en/vermin/variants';

export const variants: Readonly<Record<keyof typeof model, string>> = {
  'VERM-096': 'Une variante est une autre carte, avec d’autres attaques et capacités, pour un monstre existant.',
  'VERM-097': 'Là où la salle montre l’original, le Maître peut aligner la variante.',
  'VERM-098': 'Le Scorpion d’Effroi donne un Coup de poing, puis un empoisonné, au lieu d’un seul critique.',
  'VERM-099': 'Bien des variantes sont plus rudes que les originaux : elles sont pour les habitués.',
  'VERM-100':
    'Une variante prend les pions et la famille de l’original ; seule la carte change. Là où un objet, un artefact ou l’action d’un Seigneur nomme l’original, la variante compte aussi.',
  'VERM-101': 'Une carte par sorte et par salle : tous ses pions sont la variante, ou aucun.',
  'VERM-102': 'Ceux qui arrivent plus tard dans la salle suivent la même carte.',
  'VERM-209': 'Tout cela se décide avant de placer les héros, pour que chacun puisse lire les cartes.',
};
