import type { SolothPromptKey } from '../say/promptKey';
import type { PromptsOf } from '../wording';

export const prompts: PromptsOf<SolothPromptKey> = {
  flickCommandUndead: {
    name: 'Lancez un Guerrier squelette',
    text: 'Maître : posez-le à 2,5 cm au plus de {{actor}}, puis pichenettez-le comme un missile. Il reste dans la salle. Ou renoncez.',
  },
  flickIceSpike: {
    name: 'Lancer une Pique de glace',
    text: 'Placez-la à 2,5 cm au plus de {{actor}}, sans toucher d’ennemi, puis pichenettez-la. Un monstre touché est gelé.',
  },
  flickRetreat: {
    name: '{{actor}} se dérobe',
    text: 'Maître : une pichenette de plus, qui ne blesse personne, ou laissez le pion où il est.',
  },
  placeReborn: {
    name: '{{piece}} renaît',
    text: 'Tué, mais pas pour de bon : il reste un autre monstre. Maître : posez-le dans la zone marquée.',
  },
  corrode: {
    name: 'Corrosion : tirez une carte',
    text: 'Maître : tirez une des {{cards}} cartes face cachée. Toutes sauf une sont à {{hero}} ; celle qui est tirée est perdue.',
  },
  freeze: {
    name: 'Lequel est gelé ?',
    text: 'Maître : une même pique ({{by}}) a touché plusieurs de vos monstres et n’en gèle qu’un. À vous de dire lequel.',
  },
  freezeAsThrown: {
    name: 'Lequel est gelé ?',
    text: 'Une même pique ({{by}}) a touché plusieurs monstres et n’en gèle qu’un. Au joueur de {{by}} de dire lequel.',
  },
  loseSpike: {
    name: 'Quelle pique est perdue ?',
    text: 'Le Bracelet de glace est perdu ({{by}}), et une pique avec lui. Maître : le monstre qui perd la sienne est libre.',
  },
  decay: {
    name: 'Qui guérir ?',
    text: 'Maître : {{by}} a blessé un héros. Un autre monstre blessé peut retrouver toute sa vie.',
  },
  enslave: {
    name: 'Qui pousser au combat ?',
    text: 'Maître : {{by}} a heurté un de vos monstres. Il peut agir aussitôt, et garde son action.',
  },
  keepItem: {
    name: 'Garder l’équipement {{equipment}} ?',
    text: '{{hero}} l’a gagné et ne peut pas s’en servir. Gardé, il dort ; laissé, un autre peut le trouver.',
  },
  absorb: {
    name: 'L’armure encaisse ?',
    text: 'Cette attaque coûte {{damage}} PV ({{hero}}). Un point d’armure sur {{armour}} l’encaisse, avec tous ses autres effets.',
  },
  payWithLife: {
    name: 'Payer de sa vie ?',
    text: '{{action}} coûte {{magic}} de la magie qui reste et {{life}} PV à {{hero}}. Seul un soin rend ces PV.',
  },
  splitPoints: {
    name: 'Vie ou magie ?',
    text: '{{hero}} gagne {{points}} : répartissez entre PV et magie, à votre choix. La magie ne redevient jamais des PV.',
  },
  activateArtefact: {
    name: 'Activer un artefact ?',
    text: '{{hero}} peut payer avec les monstres gardés, un par cercle. Ils retournent dans la réserve ; l’artefact agit désormais.',
  },
  payArtefact: {
    name: 'Payer : {{artefact}}',
    text: 'Cercle {{number}}, {{circle}} : choisissez le monstre gardé qui retourne dans la réserve.',
  },
  vanish: {
    name: 'Faire disparaître {{piece}} ?',
    text: 'Maître : après son second Coup de poing, vous pouvez la poser sur un endroit libre qui touche un bord du plateau.',
  },
  vanishTo: { name: 'Où reparaît {{piece}} ?', text: 'Maître : posez-la sur un endroit libre qui touche un bord.' },
  callOn: {
    name: 'Qui le cri réveille-t-il ?',
    text: 'Maître : {{by}} appelle. Un Orque, monté ou non, joue une action entière et garde la sienne.',
  },
  takeForm: {
    name: 'Quelle forme ?',
    text: 'Maître : choisissez un monstre de cette salle et une de ses attaques. Ce qu’elle déclenche vient avec elle.',
  },
  merchantWithLooks: {
    name: 'Le Marchand',
    text: 'Joueurs des héros : achetez de l’Équipement au prix fort, payez ensemble {{price}} pièces d’or pour voir une carte de plus, ou partez.',
  },
  altar: {
    name: 'L’Autel de Soloth',
    text: 'Joueurs des héros : offrez ensemble {{price}} pièces d’or, et une carte Équipement est retournée ; ou partez. Un seul don peut être accepté de toute la partie.',
  },
  judgeOffering: {
    name: 'Accepter ce don : {{equipment}} ?',
    text: 'Joueurs des héros : choisissez qui le reçoit, ou rejetez-le. C’est le seul don de la partie, et tous doivent être d’accord.',
  },
  judgeOfferingForSome: {
    name: 'Accepter ce don : {{equipment}} ?',
    text: 'Joueurs des héros : choisissez qui le reçoit, ou rejetez-le. C’est le seul don de la partie, et tous doivent être d’accord. Sans usage pour : {{unfit}}.',
  },
  agreeOffering: {
    name: '{{equipment}} pour {{hero}} ?',
    text: 'Tous doivent être d’accord. Sinon le don va sous la pioche.',
  },
  payForAll: {
    name: '{{item}} : qui paie ?',
    text: 'Prix : {{price}} pièces d’or. Répartissez-le entre les héros vivants ; chacun sera consulté.',
  },
  agreeToPayForAll: {
    name: '{{item}} : participer ?',
    text: 'Prix : {{price}} pièces d’or. Proposition : {{shares}}. Sur un refus, rien n’est payé.',
  },
};
