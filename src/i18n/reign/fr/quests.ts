import type { ReignWording } from '../wording';

export const campaign: ReignWording['campaign'] = {
  name: 'Premiers pas dans l’ombre',
  text: 'Quatre quêtes, l’une après l’autre, avec une ville entre elles.',
};

export const quests: ReignWording['quests'] = {
  'quest:pest-control': {
    name: 'Dératisation',
    context:
      'Les Trois Quilles, une taverne sans renom. Dans un pichet de ce qu’ils appellent du lait de chèvre flotte un rat, et pas un petit. Le patron sait d’où ils viennent\u00a0: du vieux puits de sa cave, et de ce qu’il y a dessous. Un mois à boire gratis pour qui remettra le couvercle\u00a0!',
    goal: 'Atteindre le puits et remettre son couvercle de pierre.',
    won: 'Le couvercle est en place et la cave se tait. Là-haut, on boit à votre santé, et vous buvez un mois sans payer.',
  },
  'quest:fabulous-treasure': {
    name: 'Le fabuleux trésor',
    context:
      'La boisson est encore gratuite quand un certain Maximus s’assied à votre table. Il regarde beaucoup derrière lui. Il a une carte dans une écriture que personne ne lit, autrefois à l’Ordre du Serpent d’Éden, et cherche une escorte. La porte vole, les gardes l’emmènent\u00a0; mais la carte est dans votre manche. Il faut des heures pour trouver la grotte où elle commence.',
    goal: 'Fouiller les trois coffres du laboratoire.',
    won: 'Les coffres tiennent moins que la carte ne promettait. Mais derrière, des galeries descendent encore. Vous vous reposez, et vous y pensez.',
  },
  'quest:journey-into-shadow': {
    name: 'Voyage dans l’ombre',
    context:
      'Il y a de la lumière au laboratoire. Ceux qui ont pris Maximus sont venus chercher le reste\u00a0: des Inquisiteurs, à qui mieux vaut ne rien devoir expliquer. Pendant qu’ils ont le dos tourné, vous passez. Vite, avant qu’ils ne voient vos traces, gagnez la porte des niveaux inférieurs.',
    goal: 'Passer tous par la porte des profondeurs avant le douzième tour.',
    won: 'Les voix sont loin au-dessus, puis il n’y en a plus. Ici commence le vrai voyage.',
  },
  'quest:solar-orb': {
    name: 'L’orbe solaire',
    context:
      'Des jours de galeries, puis une lueur. Un village, dans une caverne large d’une lieue, et des champs autour. Ses gens descendent de l’Ordre du Serpent d’Éden, dont les anciens cherchaient les portes de l’enfer, puis se sont ravisés. Ce qui faisait lever leur blé, c’était un orbe comme un petit soleil. Un ogre l’a pris. Ils ont entendu parler de vous, disent-ils\u00a0; on ne vous a jamais tant flattés.',
    goal: 'Reprendre l’orbe à l’ogre, en le tuant ou en le volant.',
    won: 'Il brille de nouveau sur les champs. Restez tant qu’il vous plaira\u00a0; on vous parle aussi de galeries plus profondes, et de ce que l’Ordre y a laissé.',
  },
};

export const porter: ReignWording['porter'] = {
  name: 'Le porteur de vin égaré',
  context: 'Il manque un porteur de vin au patron. Descendu chercher un fût, on ne l’a plus revu.',
  goal: 'Le tirer de sa cellule et le ramener là où vous êtes entrés.',
  won: 'Il cligne des yeux au jour et demande si quelqu’un a payé le fût.',
};
