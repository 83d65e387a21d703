import type { VerminPromptKey } from '../say/promptKey';
import type { PromptsOf } from '../wording';

export const prompts: PromptsOf<VerminPromptKey> = {
  flickFear: {
    name: '{{actor}} takes fright',
    text: 'Overseer: flick the hero’s disc once, wherever you like. It hurts nobody. Or let the hero stay.',
  },
  frighten: {
    name: 'Who takes fright?',
    text: 'Overseer: a blow has frightened several heroes, and you may flick each once. Choose whose disc is next, or let the rest stay.',
  },
  climb: {
    name: 'Whom does it climb?',
    text: 'Overseer: {{piece}} struck more than one, and climbs onto one of them. Choose whose disc it is put on.',
  },
  swarmAttack: {
    name: 'Swarm Attack!',
    text: 'Three rats sit on {{on}} and attack. Overseer: 1 damage, or a Poison card. Then the rats return to the reserve.',
  },
  placeSwarm: {
    name: 'Set the swarm down',
    text: 'Overseer: the rats let go of {{on}}. Put them back on the board, within 2.5 cm of that disc.',
  },
  placeRats: {
    name: 'Place the Sewer Rats',
    text: 'Overseer: put them inside the heroes’ start zone. They act in this turn.',
  },
  placeFreed: {
    name: '{{hero}} is free',
    text: 'The monster that had swallowed {{hero}} is dead. The hero’s player: put the disc down beside the spot where it died.',
  },
  curePoison: {
    name: 'Which Poison card goes?',
    text: 'One Poison card of {{hero}} is discarded. The hero’s player: choose which.',
  },
  allotWandering: {
    name: 'Who wanders in?',
    text: 'Overseer: share out {{symbols}} wandering symbols among the Lord’s own monster and the Vermin. One symbol brings three Sewer Rats.',
  },
  chooseVariants: {
    name: 'Play variants?',
    text: 'Overseer: choose any of these cards. Each replaces the card of its kind for the whole room.',
  },
  cureWhom: {
    name: 'Cure whom?',
    text: 'The spell takes one Poison card from any hero. Wizard’s player: choose whose, and which. It is discarded.',
  },
};
