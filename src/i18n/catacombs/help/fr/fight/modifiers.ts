import type { modifiers as model } from '../../en/fight/modifiers';

export const modifiers: Readonly<Record<keyof typeof model, string>> = {
  'BASE-150': 'Un modificateur ajoute un effet à une attaque de base.',
  'BASE-151': 'Une attaque critique fait 1 dégât de plus à chaque cible : 2 en tout.',
  'BASE-152': 'Un coup critique tue d’un seul coup un monstre indemne à 2 PV.',
  'BASE-153': 'Une attaque étourdissante inflige ses dégâts, et le héros frappé tombe en incapacité.',
  'BASE-154': 'Coups de poing et Missiles peuvent être critiques ou étourdissants ; les Boules de feu, non.',
  'BASE-155': 'Un modificateur vaut pour chaque cible frappée par la pichenette.',
  'BASE-156': 'Pas de dégât, pas d’effet : une cible qui n’est pas blessée n’est pas étourdie non plus.',
  'BASE-157':
    'Les héros peuvent être étourdis. Les Alliés et le Seigneur jamais, les monstres seulement par une carte qui le dit.',
  'BASE-158': 'Dans une séquence, plusieurs attaques se suivent dans une même action.',
  'BASE-159': 'Dans une séquence de Coups de poing, chacun part de l’endroit où le pion s’est arrêté.',
  'BASE-160': 'Dans une séquence de Missiles, chacun est reposé près de l’attaquant.',
  'BASE-161': 'Chaque pichenette est entièrement réglée avant la suivante.',
  'BASE-162': 'Une séquence peut blesser la même cible à chaque attaque ; seule la chaîne ne le peut pas.',
  'BASE-163': 'On peut s’arrêter au milieu d’une séquence ou d’une chaîne. Le reste est perdu.',
  'BASE-164': 'Une séquence ou une chaîne s’arrête si l’attaquant meurt, tombe ou se retourne.',
  'BASE-165':
    'Quand une carte dit « ou », on choisit une seule des attaques. On peut changer d’avis jusqu’à la première pichenette.',
};
