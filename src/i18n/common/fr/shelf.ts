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
  takenAway:
    'Les parties de cet appareil ont été effacées pendant que celle-ci se jouait. Enregistrez-la dans un fichier avant de partir.',
  leave: {
    title: 'Quitter sans la garder ?',
    body: 'Ce qui a été joué depuis la dernière sauvegarde serait perdu. La partie peut encore être enregistrée dans un fichier.',
    stay: 'Rester à la table',
    leave: 'Quitter',
  },
  saveGame: 'Enregistrer cette partie dans un fichier',
  tab: {
    title: 'Cette partie est ouverte dans un autre onglet',
    body: 'Vous pouvez la regarder ici, ou la jouer ici : l’autre onglet s’arrête alors. Rien n’est perdu dans aucun cas.',
    lostTitle: 'Un autre onglet joue maintenant cette partie',
    lostBody: 'Tout ce qui a été joué ici est gardé. Vous pouvez regarder la suite, ou reprendre la main.',
    watch: 'Regarder',
    takeOver: 'Jouer ici',
    watching: 'Un autre onglet joue ; celui-ci regarde.',
    waitsFor: 'Dans l’autre onglet, on attend {{player}}.',
  },
  dropped: {
    damaged: {
      title: 'La fin de cette partie est abîmée',
      step: 'Elle s’ouvre au pas {{step}}, le dernier qui soit entier.',
      kept: 'Tout ce qui précède est resté tel quel.',
    },
    refused: {
      title: 'Les règles ont changé depuis',
      step: 'Elle s’ouvre au pas {{step}} : le suivant ne convient pas aux règles de cette version.',
      kept: 'Tout ce qui précède est resté tel quel. Dès que vous continuez, la partie d’avant reste dans la liste, à côté de celle-ci.',
    },
    lost: 'Pas laissés de côté : {{count}}.',
    goOn: 'Continuer d’ici',
  },
};
