import type { SolothPromptKey } from '../say/promptKey';
import type { PromptsOf } from '../wording';

export const prompts: PromptsOf<SolothPromptKey> = {
  flickCommandUndead: {
    name: 'Throw a Skeleton Warrior',
    text: 'Overseer: put it within 2.5 cm of {{actor}}, then flick it like a missile. It stays in the room. Or leave it.',
  },
  flickIceSpike: {
    name: 'Throw an Ice Spike',
    text: 'Put it within 2.5 cm of {{actor}}, touching no enemy, then flick it. One monster that it strikes is frozen.',
  },
  flickRetreat: {
    name: '{{actor}} slips away',
    text: 'Overseer: one more flick, which hurts nobody, or let it stay where it is.',
  },
  placeReborn: {
    name: '{{piece}} rises again',
    text: 'It was killed, but not for good: another monster is left. Overseer: put it inside the marked zone.',
  },
  corrode: {
    name: 'Corrosion: draw a card',
    text: 'Overseer: draw one of {{cards}} face-down cards. All but one belong to {{hero}}, and the one that is drawn is lost.',
  },
  freeze: {
    name: 'Which one freezes?',
    text: 'Overseer: one spike of {{by}} struck several of your monsters, and freezes only one. You say which.',
  },
  freezeAsThrown: {
    name: 'Which one freezes?',
    text: 'The spike of {{by}} struck several monsters, and freezes only one. The player of {{by}} says which.',
  },
  loseSpike: {
    name: 'Which spike is lost?',
    text: 'The Ice Bracelet is gone through {{by}}, and a spike with it. Overseer: a monster that loses its spike is free.',
  },
  decay: {
    name: 'Make whom whole?',
    text: 'Overseer: {{by}} hurt a hero. One other wounded monster may have all its life again.',
  },
  enslave: {
    name: 'Drive whom on?',
    text: 'Overseer: {{by}} struck a monster of your own. It may act at once, and keeps its own action.',
  },
  keepItem: {
    name: 'Keep the {{equipment}}?',
    text: '{{hero}} has earned it and cannot use it. Kept, it does nothing; left, somebody else may find it.',
  },
  absorb: {
    name: 'Let the armour take it?',
    text: 'This attack costs {{hero}} {{damage}} life. One of {{armour}} armour takes it all, with whatever else it would do.',
  },
  payWithLife: {
    name: 'Pay with life?',
    text: '{{action}} takes magic: {{magic}} that is left, and {{life}} life of {{hero}} besides. Nothing brings that life back but healing.',
  },
  splitPoints: {
    name: 'Life or magic?',
    text: '{{hero}} gains {{points}}: share out life and magic as you like. Magic never becomes life again.',
  },
  activateArtefact: {
    name: 'Activate an artefact?',
    text: '{{hero}} may pay with kept monsters, one for each circle. They go back to the reserve; the artefact works from now on.',
  },
  payArtefact: {
    name: 'Pay for {{artefact}}',
    text: 'Circle {{number}}, {{circle}}: choose the kept monster that goes back to the reserve.',
  },
  vanish: {
    name: '{{piece}}: vanish?',
    text: 'Overseer: after her second Punch she may be put on a free spot that touches an edge of the board.',
  },
  vanishTo: { name: 'Where does {{piece}} appear?', text: 'Overseer: put her on any free spot that touches an edge.' },
  callOn: {
    name: 'Whom does the shout wake?',
    text: 'Overseer: {{by}} calls. One Orc or Orc Wolf Rider takes a whole action, and keeps its own.',
  },
  takeForm: {
    name: 'Which shape?',
    text: 'Overseer: choose a monster of this room and one of its attacks. What the attack sets off comes with it.',
  },
  merchantWithLooks: {
    name: 'The Merchant',
    text: 'Hero players: buy Equipment at full price, pay {{price}} gold together to see one more card, or leave.',
  },
  altar: {
    name: 'The Altar of Soloth',
    text: 'Hero players: offer {{price}} gold together, and one card of Equipment is turned over; or leave. Only one gift may be accepted in the whole game.',
  },
  judgeOffering: {
    name: 'Accept the {{equipment}}?',
    text: 'Hero players: choose who receives it, or reject it. It is the only gift of this game, and everybody must agree.',
  },
  judgeOfferingForSome: {
    name: 'Accept the {{equipment}}?',
    text: 'Hero players: choose who receives it, or reject it. It is the only gift of this game, and everybody must agree. Of no use to: {{unfit}}.',
  },
  agreeOffering: {
    name: '{{equipment}} for {{hero}}?',
    text: 'Everybody must agree. Decline, and the gift goes to the bottom of the deck.',
  },
  payForAll: {
    name: '{{item}}: who pays?',
    text: 'It costs {{price}} gold. Share the price among the living heroes; each of them will be asked.',
  },
  agreeToPayForAll: {
    name: '{{item}}: chip in?',
    text: 'It costs {{price}} gold. The proposal: {{shares}}. Refuse, and nothing is paid.',
  },
};
