import type { sorceress as model } from '../../en/soloth/sorceress';

export const sorceress: Readonly<Record<keyof typeof model, string>> = {
  'SOL-129': 'La Sorcière commence la partie avec 6 points de magie.',
  'SOL-130': 'Ses actions spéciales et ses Équipements coûtent de la magie.',
  'SOL-131': 'À court de magie, elle peut payer de sa vie.',
  'SOL-132': 'Elle ne peut jamais payer de son dernier PV.',
  'SOL-133': 'La magie ne devient jamais de la vie.',
  'SOL-134': 'Un coût prend d’abord la magie, puis des PV pour le reste ; si cela ne suffit pas, elle ne peut agir.',
  'SOL-135': 'Chaque fois qu’elle regagne des PV, son joueur partage les points entre vie et magie.',
  'SOL-136': 'La vie s’arrête à sa valeur de départ, la magie à 6 ; le surplus est perdu.',
  'SOL-137': 'Elle use de ses pouvoirs aussi souvent qu’elle peut payer.',
  'SOL-138': 'Elle n’a toujours qu’une action par tour.',
  'SOL-139': 'Sa magie ne revient pas avec une nouvelle salle.',
  'SOL-140': 'La résurrection ne lui rend pas de magie.',
  'SOL-141': 'Les PV de sa résurrection ne se partagent pas ; ceux achetés ensuite, oui.',
  'SOL-142': 'Des PV payés comme magie ne sont pas des dégâts : rien n’en protège et rien n’y répond.',
  'SOL-143': 'Un objet lui coûte ce que dit sa carte ; celui qui agit de lui-même ne coûte rien.',
};
