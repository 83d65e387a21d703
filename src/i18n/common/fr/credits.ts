import type { Wording } from '../wording';

export const credits: Wording['credits'] = {
  title: 'Crédits',
  intro: 'Ce jeu doit beaucoup au travail des autres. Touchez une ligne pour lire sa licence.',
  icons: 'Icônes',
  font: 'Polices',
  library: 'Bibliothèques',
  detail: '{{version}} · {{licence}} · {{author}}',
  openLicence: 'Lire la licence de {{name}}',
  licence: 'Licence',
  unknown: 'Ces crédits ne citent pas cette œuvre.',
};
