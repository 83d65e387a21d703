import type { Wording } from '../wording';

export const table: Wording['table'] = {
  title: 'La table',
  opening: 'On dresse la table…',
  missing: {
    title: 'Cette partie ne peut pas être ouverte',
    action: 'Retour au titre',
  },
  ribbon: {
    label: 'Phase : {{phase}}',
    labelInRound: 'Phase : {{phase}}. Manche {{round}}',
  },
  prompt: {
    who: '{{who}} ·',
    count: '{{what}} ({{nth}} sur {{of}})',
    pass: 'passez l’appareil',
    over: 'La partie est finie',
    showRule: 'Voir la règle',
    more: 'Ce qui est demandé, en détail',
  },
  app: {
    thinks: '{{player}} réfléchit…',
    hintComes: 'On cherche un bon coup…',
    hint: 'Conseil : {{reason}}',
    hintOf: 'Conseil : {{options}} – {{reason}}',
    because: { app: 'Raison : {{reason}}.', hint: 'Après un conseil : {{reason}}.' },
  },
  asking: { fold: 'Regarder le plateau', show: 'Revenir à la question' },
  story: 'Le récit de la partie',
  atHand: { undo: 'Annuler', retake: 'Rejouer', referee: 'Qui touche ?' },
  menu: {
    hint: 'Un conseil',
    title: 'La table',
    open: 'Menu',
    nothingToUndo: 'Rien à annuler',
    retake: 'Reprendre la dernière pichenette',
    noRetake: {
      noFlick: 'Aucune pichenette à reprendre',
      never: 'Dans cette partie, aucune pichenette ne se reprend',
      usedInRoom: 'Une pichenette de cette salle a déjà été reprise',
    },
    referee: 'Qui a touché qui ?',
    noFilm: 'Aucune pichenette à revoir',
    speed: 'Vitesse du récit',
    settings: 'Réglages',
    leave: 'Quitter la table',
    keepAim: 'Viser ainsi dans toutes les parties',
    aim: 'Comment {{player}} vise',
    passing: 'Comment l’appareil circule',
  },
  retake: {
    title: 'Reprendre la dernière pichenette ?',
    body: 'Elle est annulée, et le pion est lancé de nouveau. Toute la table doit être d’accord ; le journal garde les deux.',
    alone: {
      none: 'Dans cette partie, aucune pichenette ne se reprend.',
      onePerRoom:
        'Elle est annulée, et le pion est lancé de nouveau. L’appli est d’accord, une fois par salle ; le journal garde les deux.',
      free: 'Elle est annulée, et le pion est lancé de nouveau. L’appli est d’accord ; le journal garde les deux.',
    },
    agree: '{{player}} est d’accord',
    doIt: 'La reprendre',
    stay: 'La garder',
  },
  leave: {
    title: 'Quitter la table ?',
    body: 'Tout n’a pas encore pu être enregistré sur cet appareil. En partant maintenant, vous pourriez perdre les derniers coups.',
    kept: 'Quitter',
    stay: 'Rester',
  },
  curtain: {
    passPhone: 'Passez l’appareil à',
    hidden: 'Le plateau reste caché jusqu’à ce que vous ouvriez.',
    open: 'Je suis {{player}}, ouvrir',
  },
  told: {
    hurry: 'Continuer',
    faster: 'Plus vite',
    missed: 'manqué',
    missedLine: 'Manqué !',
  },
};
