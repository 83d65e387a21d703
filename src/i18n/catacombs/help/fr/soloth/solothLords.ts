import type { solothLords as model } from '../../en/soloth/solothLords';

export const solothLords: Readonly<Record<keyof typeof model, string>> = {
  'SOL-032': 'Les Seigneurs de Soloth ont des gouttes de sang de plus, qu’on peut ajouter à leurs PV.',
  'SOL-033': 'Quand on choisit le Seigneur, tous s’accordent sur ses gouttes en plus, d’aucune à toutes.',
  'SOL-034': 'Ces gouttes sont des PV ordinaires : elles partent une à une, et le Seigneur meurt à 0.',
  'SOL-035': 'Les Seigneurs du jeu de base n’ont pas de gouttes en plus.',
  'SOL-036': 'Pour tout le reste, ces Seigneurs suivent les règles des autres.',
  'SOL-271': 'Chaque Seigneur de Soloth amène ses sbires et quatre gouttes en plus ; ses actions sont sur son plateau.',
};
