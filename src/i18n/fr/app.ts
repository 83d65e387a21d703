import type { Wording } from '../wording';

export const app: Wording['app'] = {
  name: 'Pichenette',
  tagline: 'Visez. Frappez. Survivez au donjon.',
  documentTitle: '{{screen}} · Pichenette',
};

export const common: Wording['common'] = {
  back: 'Retour',
  close: 'Fermer',
  percent: '{{value}} %',
};

export const loading: Wording['loading'] = {
  engine: 'On allume les bougies…',
  fonts: 'On taille les plumes…',
  table: 'On dresse la table…',
  progress: 'Chargement',
};

export const unsupported: Wording['unsupported'] = {
  title: 'Ce navigateur ne peut pas dessiner la table',
  webgl:
    'Le jeu a besoin de WebGL 2, que ce navigateur n’offre pas ou qui y est désactivé. Mettez-le à jour, activez l’accélération matérielle, ou ouvrez le jeu dans un autre navigateur.',
  wasm: 'Le jeu a besoin de WebAssembly, que ce navigateur n’offre pas ou qui y est désactivé. Mettez-le à jour, ou ouvrez le jeu dans un autre navigateur.',
  retry: 'Réessayer',
};

export const failed: Wording['failed'] = {
  title: 'Les bougies refusent de s’allumer',
  body: 'Une partie du jeu n’a pas pu être chargée. Vérifiez la connexion et réessayez : une fois chargé, le jeu se passe de réseau.',
  retry: 'Réessayer',
};

export const blankBoard: Wording['blankBoard'] = {
  title: 'L’image s’est éteinte',
  body: 'Cet appareil a repris de quoi dessiner le plateau. La partie est sauve.',
  again: 'La redessiner',
};

export const crash: Wording['crash'] = {
  title: 'Un pion est tombé de la table',
  body: 'Cet écran a rencontré un problème. Vos réglages sont saufs.',
  back: 'Revenir au titre',
  details: 'Pour signaler le problème : {{message}}',
};
