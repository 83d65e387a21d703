import type { wandering as model } from '../en/wandering';

export const wandering: Readonly<Record<keyof typeof model, string>> = {
  'EXTRA-014':
    'Si aucun héros n’a attaqué au tour des Héros, le Maître peut ajouter un monstre errant dans la zone habituelle des monstres, au campement aussi.',
  'EXTRA-015': 'Le plateau du Seigneur dit quel monstre erre.',
  'EXTRA-016': 'Il n’agit pas dans le tour où il arrive.',
  'EXTRA-017': 'Si la réserve n’en a plus, personne ne vient.',
  'EXTRA-018': 'Une attaque suffit à l’éviter, même sans dégât.',
  'EXTRA-019':
    'Un Coup de poing de héros compte s’il a touché un monstre ; un Missile ou une Boule de feu compte même raté.',
  'EXTRA-020': 'Les attaques des Alliés ne comptent pas.',
  'EXTRA-021': 'Aucun monstre errant ne vient à la bataille finale.',
  'EXTRA-022':
    'Le Maître décide s’il en ajoute un : une fois par tour, avant, entre ou après les actions des monstres.',
  'EXTRA-023': 'Il n’en vient pas quand la salle n’a plus de monstre.',
};
