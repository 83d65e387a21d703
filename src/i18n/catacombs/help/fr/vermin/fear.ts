import type { fear as model } from '../../en/vermin/fear';

export const fear: Readonly<Record<keyof typeof model, string>> = {
  'VERM-048': 'Un héros blessé par une attaque de Terreur perd ses PV, puis le Maître peut lancer son pion au loin.',
  'VERM-049': 'Cette fuite ne blesse jamais personne.',
  'VERM-050': 'Les Alliés ignorent la Terreur.',
  'VERM-051': 'Un héros hors de combat peut être terrifié.',
  'VERM-052': 'Un héros ou un Allié que la fuite pousse dans un Mur de feu est brûlé.',
  'VERM-053': 'La Vermine qui couvre le héros est posée à côté avant qu’on le lance.',
  'VERM-054':
    'Le Maître peut s’en passer, et le décide avant de poser les rats ; plusieurs héros terrifiés fuient un à un, dans l’ordre qu’il veut.',
  'VERM-055': 'Un héros qui fuit hors du plateau revient au bord.',
  'VERM-056': 'La fuite n’est l’attaque de personne : elle ne blesse aucun monstre et rien n’y répond.',
};
