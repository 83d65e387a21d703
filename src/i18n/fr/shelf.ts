import type { Wording } from '../wording';

export const shelf: Wording['shelf'] = {
  fault: {
    full: 'Il n’y a plus de place sur cet appareil. Rien de ce qui était gardé n’est perdu : libérez de l’espace, puis réessayez.',
    denied:
      'Cet appareil ne laisse rien garder au jeu. Une fenêtre privée ou un stockage désactivé peuvent en être la cause.',
    conflict: 'Cette partie a continué dans un autre onglet. Rouvrez-la pour voir où elle en est.',
    missing: 'Cette partie n’est plus sur cet appareil.',
    taken: 'Une partie comme celle-ci se trouve déjà sur cet appareil.',
    damaged: 'Ceci est abîmé et ne peut plus être lu. Rien d’autre n’est touché.',
    newer:
      'Ceci a été gardé par une version plus récente du jeu et reste tel quel : mettez le jeu à jour pour l’ouvrir.',
    tooBig: 'Ce fichier est trop gros pour venir de ce jeu.',
    notOurs: 'Ce fichier n’a pas été enregistré par ce jeu.',
    failed: 'Le stockage de cet appareil n’a pas répondu. Un nouvel essai aura lieu.',
  },
};
