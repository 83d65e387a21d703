import type { Wording } from '../wording';

export const referee: Wording['referee'] = {
  label: 'L’arbitre :',
  question: 'qui a touché qui',
  title: 'L’arbitre : qui a touché qui',
  replayed: '{{actor}}, {{attack}} : au ralenti',
  nothing: 'Cette pichenette n’a rien touché.',
  noFilm: 'Cette pichenette a été écrite à la main : on connaît ses contacts, pas son film.',
  contacts: 'Les contacts, dans l’ordre',
  again: 'Au ralenti',
  agreed: 'D’accord',
};
