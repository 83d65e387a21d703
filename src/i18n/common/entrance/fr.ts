import type { EntranceWording } from './wording';

const app: EntranceWording['app'] = {
  name: 'Pichenette',
  tagline: 'Visez. Frappez. Survivez au donjon.',
  documentTitle: '{{screen}} · Pichenette',
};

const common: EntranceWording['common'] = {
  back: 'Retour',
  close: 'Fermer',
  percent: '{{value}} %',
};

const loading: EntranceWording['loading'] = {
  engine: 'On allume les bougies…',
  fonts: 'On taille les plumes…',
  table: 'On dresse la table…',
  progress: 'Chargement',
};

const unsupported: EntranceWording['unsupported'] = {
  title: 'Ce navigateur ne peut pas dessiner la table',
  webgl:
    'Le jeu a besoin de WebGL 2, que ce navigateur n’offre pas ou qui y est désactivé. Mettez-le à jour, activez l’accélération matérielle, ou ouvrez le jeu dans un autre navigateur.',
  wasm: 'Le jeu a besoin de WebAssembly, que ce navigateur n’offre pas ou qui y est désactivé. Mettez-le à jour, ou ouvrez le jeu dans un autre navigateur.',
  retry: 'Réessayer',
};

const failed: EntranceWording['failed'] = {
  title: 'Les bougies refusent de s’allumer',
  body: 'Une partie du jeu n’a pas pu être chargée. Vérifiez la connexion et réessayez : une fois chargé, le jeu se passe de réseau.',
  retry: 'Réessayer',
};

const crash: EntranceWording['crash'] = {
  title: 'Un pion est tombé de la table',
  body: 'Cet écran a rencontré un problème. Vos réglages sont saufs.',
  table: 'Cette table a rencontré un problème. La partie est gardée telle quelle : elle peut reprendre de là.',
  goOn: 'Reprendre la partie',
  back: 'Revenir au titre',
  details: 'Pour signaler le problème : {{message}}',
};

export const entrance: EntranceWording = { app, common, loading, unsupported, failed, crash };
