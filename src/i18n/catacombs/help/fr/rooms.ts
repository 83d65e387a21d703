import type { rooms as model } from '../en/rooms';

export const rooms: Readonly<Record<keyof typeof model, string>> = {
  'BASE-073': 'Chaque salle passe par l’Exploration, l’Installation, le Combat et la Résolution.',
  'BASE-074': 'En Exploration, on retourne la carte Salle suivante.',
  'BASE-075': 'Chez un Marchand ou un Guérisseur, pas de combat : on achète, puis l’exploration continue.',
  'BASE-076': 'Quand la carte du Seigneur est révélée, la bataille finale commence.',
  'BASE-077': 'La carte Salle indique quel plateau utiliser.',
  'BASE-078': 'Chaque trou du plateau reçoit un obstacle.',
  'BASE-079': 'Chacun peut lire les cartes des monstres de la salle.',
  'BASE-080': 'Les monstres indiqués par la carte sont pris dans la réserve.',
  'BASE-081': 'Les joueurs posent leurs héros, et le Familier, dans la zone de départ des Héros.',
  'BASE-082': 'Puis le Maître place tous les monstres. Il joue en second, mais il place en second.',
  'BASE-083': 'Un pion doit être entièrement dans sa zone et ne rien chevaucher. Le contact est permis.',
  'BASE-084':
    'Les joueurs des héros peuvent replacer leurs pions jusqu’à ce que tous soient d’accord ; alors seulement le Maître place les siens.',
  'BASE-085':
    'Les salles de combat ont trois niveaux de danger ; les salles spéciales sont le Marchand et le Guérisseur ; le Seigneur vient en dernier.',
  'BASE-086': 'Une carte de combat montre son niveau, son plateau, ses monstres, ses monstres errants et ses sorties.',
  'BASE-088': 'Chaque icône de monstre errant ajoute un pion du monstre errant nommé par le Seigneur.',
  'BASE-090': 'Le combat se poursuit par manches, jusqu’à ce qu’il n’y ait plus de monstre.',
  'BASE-091': 'C’est à la fin d’une manche que l’on regarde si la salle est vidée : il ne doit rester aucun monstre.',
  'BASE-092':
    'Tuer le dernier monstre ne termine pas la manche : héros et Alliés peuvent encore agir. Les joueurs des héros peuvent s’accorder pour passer.',
  'BASE-093':
    'En Résolution, on paie les monstres tués, leurs pions retournent à la réserve, et l’exploration reprend.',
  'BASE-094':
    'À la fin d’une salle, Squelette invoqué, Murs de feu, Bouclier et obstacles partent. PV, sorts utilisés et équipements restent tels quels.',
  'BASE-095': 'L’incapacité ne survit pas à la salle : dans la suivante, tout le monde est debout.',
  'BASE-096': 'Les blessures des monstres ne durent pas : de la réserve, ils arrivent avec tous leurs PV.',
};
