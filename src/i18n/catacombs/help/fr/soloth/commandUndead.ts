import type { commandUndead as model } from '../../en/soloth/commandUndead';

export const commandUndead: Readonly<Record<keyof typeof model, string>> = {
  'SOL-037': 'Commande de Mort-vivant est une étape d’attaque dont le projectile est un Guerrier squelette.',
  'SOL-038': 'On prend un Guerrier squelette dans la réserve et on le lance d’à côté de l’attaquant, comme un Missile.',
  'SOL-039': 'Il part de n’importe quel endroit libre à 2,5 cm au plus ; une place à 1 cm est proposée d’abord.',
  'SOL-040': 'Sans Guerrier squelette en réserve, cette étape n’a pas lieu.',
  'SOL-041': 'L’absence de Guerrier squelette ne change rien aux autres lancers de l’attaque.',
  'SOL-042': 'Le Guerrier squelette reste là où il s’arrête.',
  'SOL-043': 'Il peut agir dans ce tour même, dès que celui qui l’a lancé a fini.',
  'SOL-044':
    'Le Vampire donne d’abord son Coup de poing, puis lance son Guerrier squelette ; ou il ne fait que le lancer, jamais dans l’autre ordre.',
  'SOL-045':
    'En vol il compte comme un Missile : chaque héros ou Allié touché perd 1 PV ; rien de ce qui exige un Coup de poing n’arrive.',
  'SOL-046': 'S’il sort du plateau, il revient au bord par où il est sorti, comme tout monstre.',
  'SOL-047': 'Une fois lancé, c’est un monstre ordinaire : il faut le tuer, et il rapporte son or habituel.',
  'SOL-048': 'Le Maître peut renoncer à cette étape.',
};
