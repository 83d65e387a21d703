import type { Wording } from '../wording';

export const settings: Wording['settings'] = {
  title: 'Réglages',
  language: {
    label: 'Langue',
    system: 'Système',
    en: 'English',
    fr: 'Français',
  },
  textSize: {
    label: 'Taille du texte',
    hint: 'En plus de ce que demande l’appareil',
    sample: '{{percent}} % : une pichenette envoie l’Elfe à l’autre bout de la grotte.',
  },
  people: { label: 'Qui joue ici', hint: 'Noms, mains, langues, et ce qui est gardé de chacun', open: 'Joueurs' },
  hand: { label: 'Main', hint: 'Ce que la main saisit se trouve de ce côté', right: 'Droite', left: 'Gauche' },
  sound: { label: 'Son', hint: 'La force du bois qui frappe le bois' },
  music: { label: 'Musique', hint: 'La rumeur du caveau, et quelques notes' },
  haptics: { label: 'Vibrations', hint: 'La force des chocs dans la main' },
  motion: {
    label: 'Animations',
    hint: 'Réduites : ni secousse, ni lumière qui respire',
    system: 'Système',
    full: 'Toutes',
    reduced: 'Réduites',
  },
  kept: {
    label: 'Où vivent vos parties',
    hint: 'Sur cet appareil seulement : rien n’est jamais envoyé ailleurs.',
    asking: 'On demande à l’appareil…',
    persistence: {
      kept: 'Cet appareil a promis de les garder.',
      mayBeCleared:
        'Le navigateur peut les effacer quand la place lui manque. Enregistrez tout dans un fichier de temps en temps.',
      unknown: 'Ce navigateur ne dit pas s’il peut les effacer. Enregistrez tout dans un fichier de temps en temps.',
      unanswered:
        'Le navigateur n’a pas promis de les garder : il attend peut-être votre réponse. Enregistrez tout dans un fichier de temps en temps.',
    },
    room: 'Place prise : {{used}} sur {{quota}}.',
    size: { mb: '{{size}} Mo', gb: '{{size}} Go' },
    toFiles: 'Parties et fichiers',
  },
  leftOut: {
    label: 'Laissé de côté',
    hint: 'Ceci n’a pas pu être montré depuis l’ouverture de l’application. Aucune partie n’en souffre ; le signaler nous aide.',
    note: '{{part}} : {{reason}} (×{{times}})',
  },
  crashes: {
    label: 'Ce qui a cassé',
    hint: 'Des notes pour signaler un problème : l’écran, les derniers coups, l’appareil. Aucun nom n’y figure, et elles restent ici tant que vous ne les envoyez pas.',
    found: 'Notes : {{count}}.',
    save: 'Enregistrer les notes dans un fichier',
    forget: 'Les oublier',
  },
  intent: { label: 'Montrer l’intention de l’application', hint: 'La ligne de sa pichenette est tracée avant le vol.' },
  telling: {
    label: 'Récit',
    hint: 'La vitesse à laquelle le jeu raconte ce qui se passe',
  },
  aim: {
    label: 'Visée',
    hint: 'Pour la salle d’entraînement et les joueurs des nouvelles parties',
  },
  aid: {
    label: 'Aide à la visée',
    hint: 'Ce que le plateau montre pendant que vous visez',
  },
};
