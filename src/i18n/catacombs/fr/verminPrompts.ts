import type { VerminPromptKey } from '../say/promptKey';
import type { QuestionsOf } from '../wording';

export const prompts: QuestionsOf<VerminPromptKey> = {
  flickFear: {
    name: 'Terreur ! Pichenettez {{actor}}, ou laissez',
    happened: 'Terreur : un coup a blessé {{actor}}.',
    decides: 'Le Maître peut donner une pichenette au pion de ce héros, ou le laisser.',
    does: 'Elle n’enlève aucun PV. Seul un Mur de feu touché brûle comme toujours.',
  },
  frighten: {
    name: 'Terreur ! Qui pichenetter, s’il y a lieu ?',
    happened: 'Terreur : un coup a blessé plusieurs héros.',
    decides: 'Au Maître de choisir quel pion pichenetter d’abord, ou aucun.',
    does: 'Chacun peut l’être une fois, sans perdre de PV. Après « Passer », les autres restent en place.',
  },
  frightenLaden: {
    name: 'Terreur ! Pichenetter {{hero}}, ou laisser ?',
    happened: 'Terreur : un coup a blessé {{hero}}, que des rats couvrent.',
    decides: 'Le Maître peut pichenetter ce pion, ou tout laisser en place.',
    does: 'D’abord les rats sont posés, ensuite il faut pichenetter. Cela n’enlève aucun PV.',
  },
  cancelClimb: {
    name: 'Utiliser ceci ? {{equipment}}',
    happened: 'Un rat a touché {{hero}}. Il n’enlève aucun PV, mais va grimper.',
    decides: 'Au joueur du héros de l’utiliser ou de laisser grimper.',
    does: 'Une fois par salle, cela annule tout ce qu’une pichenette fait à {{hero}}. Cela ne sert pas contre une attaque d’Essaim.',
  },
  climb: {
    name: 'Sur qui grimpe-t-il ?',
    happened: '{{piece}} a touché plus d’un pion.',
    decides: 'Au Maître de choisir sur lequel il grimpe.',
    does: 'Le rat est posé dessus. Trois sur un pion font une attaque d’Essaim : 1 dégât, ou une carte Poison pour un héros.',
  },
  swarmAttack: {
    name: 'Attaque d’Essaim !',
    happened: 'Trois rats couvrent {{on}} et attaquent.',
    decides: 'Au Maître de choisir les dégâts ou le poison.',
    does: 'C’est 1 dégât, ou une carte Poison de 0 à 5. Puis les rats retournent à la réserve.',
  },
  placeSwarm: {
    name: 'Reposez l’Essaim',
    happened: 'Les rats qui couvraient {{on}} lâchent prise.',
    decides: 'Au Maître de les reposer sur le plateau, à 2,5 cm au plus de ce pion.',
    does: 'Cela ne blesse personne. On peut de nouveau les frapper, et ils ont agi ce tour-ci.',
  },
  placeRats: {
    name: 'Placez les Rats d’égout',
    happened: 'Invocation de vermines : des Rats d’égout sortent de la réserve.',
    decides: 'Au Maître de les poser dans la zone de départ des héros.',
    does: 'Ils agissent dès ce tour.',
  },
  placeFreed: {
    name: 'Un héros est libre ! Posez {{hero}}',
    happened: 'Le monstre qui avait avalé {{hero}} vient de mourir.',
    decides: 'Au joueur du héros de poser son pion tout près de là.',
    does: 'Le héros est debout, avec ses PV et son poison d’avant, et agit comme toujours.',
  },
  curePoison: {
    name: 'Quelle carte Poison ?',
    happened: 'Un remède retire une carte Poison à {{hero}}.',
    decides: 'Au joueur du héros de choisir laquelle.',
    does: 'Elle est défaussée, et son poison ne compte plus.',
  },
  cureWhom: {
    name: 'Soigner qui ?',
    happened: 'Le sort retire une carte Poison à n’importe quel héros.',
    decides: 'Au joueur du Magicien de choisir à qui, et laquelle.',
    does: 'Elle est défaussée, et son poison ne compte plus.',
  },
  payVermin: {
    name: 'Quelles cinq Vermines ?',
    happened: 'Cinq Vermines paient un cercle de cet artefact : {{artefact}}.',
    decides: 'Au joueur du Chasseur de sorcières de choisir lesquelles.',
    does: 'Elles retournent dans la réserve et ne sont plus gardées.',
  },
  allotWandering: {
    name: 'Qui erre par ici ?',
    happened: 'Cette salle porte des symboles errants : {{symbols}}.',
    decides: 'Au Maître de les répartir entre le monstre du Seigneur et les Vermines.',
    does: 'Chaque symbole amène un monstre de plus, ou trois Rats d’égout.',
  },
  chooseVariants: {
    name: 'Jouer des variantes ?',
    happened: 'Des monstres de cette salle ont une autre carte, une variante.',
    decides: 'Au Maître d’en choisir, ou aucune.',
    does: 'Pour toute la salle, cette espèce attaque comme le dit sa variante. PV et récompense ne changent pas.',
  },
};
