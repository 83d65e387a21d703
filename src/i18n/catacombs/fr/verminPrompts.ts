import type { VerminPromptKey } from '../say/promptKey';
import type { PromptsOf } from '../wording';

export const prompts: PromptsOf<VerminPromptKey> = {
  flickFear: {
    name: 'La Terreur saisit {{actor}}',
    text: 'Maître : une pichenette au pion du héros, où vous voulez. Elle ne blesse personne. Ou laissez-le en place.',
  },
  frighten: {
    name: 'Qui s’enfuit ?',
    text: 'Maître : un coup a jeté la Terreur parmi plusieurs héros ; une pichenette chacun. Choisissez le prochain, ou laissez les autres en place.',
  },
  climb: {
    name: 'Sur qui grimpe-t-il ?',
    text: 'Plusieurs ont été touchés par {{piece}}, qui grimpe sur l’un d’eux. Maître : choisissez sur quel pion on le pose.',
  },
  swarmAttack: {
    name: 'Attaque d’Essaim !',
    text: 'Trois rats couvrent {{on}} et attaquent. Maître : 1 dégât, ou une carte Poison. Puis les rats retournent à la réserve.',
  },
  placeSwarm: {
    name: 'Reposez l’Essaim',
    text: 'Maître : les rats qui couvraient {{on}} lâchent prise. Reposez-les sur le plateau, à 2,5 cm au plus de ce pion.',
  },
  placeRats: {
    name: 'Placez les Rats d’égout',
    text: 'Maître : posez-les dans la zone de départ des héros. Ils agissent dès ce tour.',
  },
  placeFreed: {
    name: 'Un héros libéré : {{hero}}',
    text: 'Le monstre qui avait avalé {{hero}} vient de mourir. Au joueur du héros de poser son pion tout près de là.',
  },
  curePoison: {
    name: 'Quelle carte Poison ?',
    text: 'Une carte Poison est défaussée pour {{hero}}. Au joueur du héros de choisir laquelle.',
  },
  allotWandering: {
    name: 'Qui erre par ici ?',
    text: 'Maître : répartissez les symboles errants ({{symbols}}) entre le monstre du Seigneur et les Vermines. Un symbole amène trois Rats d’égout.',
  },
  chooseVariants: {
    name: 'Jouer des variantes ?',
    text: 'Maître : choisissez parmi ces cartes. Chacune remplace celle de son espèce pour toute la salle.',
  },
  cureWhom: {
    name: 'Soigner qui ?',
    text: 'Le sort retire une carte Poison à n’importe quel héros. Joueur du Magicien : choisissez qui, et laquelle. Elle est défaussée.',
  },
};
