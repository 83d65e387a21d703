import type { Wording } from '../wording';

export const referee: Wording['referee'] = {
  label: 'L’arbitre :',
  question: 'qui a touché qui',
  title: 'L’arbitre : qui a touché qui',
  replayed: '{{actor}}, {{attack}} : au ralenti',
  damage: '{{target}}, coup direct : {{amount}} PV',
  killed: '{{target}}, coup direct : {{amount}} PV, mort',
  touch: {
    edge: 'sortie du plateau',
    spent: 'hors du plateau : plus aucun effet',
    obstacle: 'rebond sur un pilier : sans effet',
    pushed: 'poussée : sans effet',
    friend: 'même camp : sans effet',
    idle: 'contact : sans effet',
  },
  gone: '{{target}} : hors du plateau, et pour de bon',
  nothing: 'Cette pichenette n’a rien touché.',
  noFilm: 'Cette pichenette a été écrite à la main : on connaît ses contacts, pas son film.',
  contacts: 'Les contacts, dans l’ordre',
  again: 'Au ralenti',
  agreed: 'D’accord',
};
