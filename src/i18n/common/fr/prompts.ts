import type { Wording } from '../wording';

export const prompts: Wording['prompts'] = {
  decides: '{{player}} décide',
  passTo: 'Passer l’appareil : {{player}}',
  continue: 'Continuer',
  isReady: 'c’est bon',
  hasAgreed: 'd’accord',
  agree: 'Accepter',
  chosen: 'Choisis : {{number}} sur {{max}}',
  less: 'Moins : {{what}}',
  more: 'Plus : {{what}}',
  several: '{{number}} × {{what}}',
  together: 'Ensemble',

  placeForMe: 'Placer pour moi',
  placed: 'C’est bon',
  placeAgain: 'Replacer',
  leaveOut: 'Renoncer à la suite',
  letLie: 'Laisser le pion là',
  markedOnBoard: 'Marqué {{number}} sur le plateau',
  goOn: 'Continuer',
  changesNothing: 'Tout reste comme avant.',
};
