import type { edge as model } from '../../en/fight/edge';

export const edge: Readonly<Record<keyof typeof model, string>> = {
  'BASE-177': 'Un pion sorti du plateau revient à l’endroit où il est sorti.',
  'BASE-178': 'Cela vaut pour tous : héros, monstres, Alliés, Seigneur, Murs de feu et Bouclier.',
  'BASE-179': 'Sortir ne coûte aucun PV et ne termine pas l’action ; le pion s’arrête là, c’est tout.',
  'BASE-180': 'Le plateau n’a pas de murs : rien ne rebondit sur ses bords.',
  'BASE-181':
    'Un pion est sorti quand son centre passe le bord. Il revient entièrement à l’intérieur, à la place libre la plus proche le long du bord.',
  'BASE-182': 'Remettre un pion en place n’est pas un contact : personne n’est frappé ni brûlé.',
  'BASE-183': 'Un missile ou une boule de feu qui sort a fini sa course, sauf si une chaîne continue avec lui.',
  'BASE-184': 'Un monstre tué et sorti par la même pichenette ne revient pas, sauf s’il peut encore riposter.',
  'BASE-185': 'Les obstacles remplissent les trous du plateau : abritez-vous derrière ou servez-vous-en pour ricocher.',
  'BASE-187': 'Les obstacles ne bougent pas, si fort qu’on les heurte.',
  'BASE-188': 'Les obstacles ne subissent aucun dégât et ne sont jamais des cibles.',
  'BASE-189': 'Le Bouclier peut être poussé, bien qu’il soit lourd. Sorti du plateau, il revient comme tout pion.',
};
