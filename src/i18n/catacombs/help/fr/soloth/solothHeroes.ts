import type { solothHeroes as model } from '../../en/soloth/solothHeroes';

export const solothHeroes: Readonly<Record<keyof typeof model, string>> = {
  'SOL-072': 'Les quatre héros de Soloth sont faits pour jouer ensemble.',
  'SOL-073':
    'En mélangeant, prenez le Paladin pour le Barbare, la Princesse des glaces pour l’Elfe, le Chasseur de sorcières pour le Voleur, la Sorcière pour le Magicien.',
  'SOL-074': 'D’autres mélanges sont permis, mais déconseillés ; il y a toujours quatre héros.',
  'SOL-075':
    'La Princesse des glaces a 12 PV, la Sorcière et le Chasseur 10, le Paladin 7 ; chacun a un Coup de poing.',
  'SOL-273': 'Les actions spéciales des héros de Soloth sont celles de leurs plateaux.',
};
