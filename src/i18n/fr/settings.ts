import type { Wording } from '../wording';

export const settings: Wording['settings'] = {
  title: 'Réglages',
  language: {
    label: 'Langue',
    system: 'Système',
    en: 'English',
    fr: 'Français',
  },
  sound: { label: 'Son', hint: 'La force du bois qui frappe le bois' },
  haptics: { label: 'Vibrations', hint: 'La force des chocs dans la main' },
  motion: {
    label: 'Animations',
    hint: 'Réduites : ni secousse, ni lumière qui respire',
    system: 'Système',
    full: 'Toutes',
    reduced: 'Réduites',
  },
  aid: {
    label: 'Aide à la visée',
    hint: 'Ce que le plateau montre pendant que vous visez',
    none: 'Aucune',
    direction: 'Direction',
  },
};
