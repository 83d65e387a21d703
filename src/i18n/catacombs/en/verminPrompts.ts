import type { VerminPromptKey } from '../say/promptKey';
import type { QuestionsOf } from '../wording';

export const prompts: QuestionsOf<VerminPromptKey> = {
  flickFear: {
    name: 'Fear! Flick {{actor}} once, or let it lie',
    happened: 'Fear: a blow has hurt {{actor}}.',
    decides: 'The Overseer may flick this hero’s disc once, or let it lie.',
    does: 'The flick costs no life. Only a Fire Wall that is struck burns as always.',
  },
  frighten: {
    name: 'Fear! Whom to flick, if anybody?',
    happened: 'Fear: a blow has hurt several heroes.',
    decides: 'The Overseer picks whose disc is flicked next, or nobody’s.',
    does: 'Each may be flicked once, which costs no life. After “Pass” the others stay where they are.',
  },
  frightenLaden: {
    name: 'Fear! Flick {{hero}} once, or let it lie?',
    happened: 'Fear: a blow has hurt {{hero}}, who carries rats.',
    decides: 'The Overseer may flick the disc once, or leave it and the rats alone.',
    does: 'Before the flick the rats are set down, and then it must be made. It costs no life.',
  },
  cancelClimb: {
    name: 'Use the {{equipment}}?',
    happened: 'A rat has struck {{hero}}. It takes no life, but is about to climb.',
    decides: 'The hero’s player uses it or lets the rat climb.',
    does: 'Once per room it cancels all that a flick does to {{hero}}. It does not help against a Swarm Attack.',
  },
  climb: {
    name: 'Whom does it climb?',
    happened: '{{piece}} struck more than one.',
    decides: 'The Overseer picks whom it climbs.',
    does: 'Its disc is put on that one. Three on one disc make a Swarm Attack: 1 damage, or a Poison card for a hero.',
  },
  swarmAttack: {
    name: 'Swarm Attack!',
    happened: 'Three rats sit on {{on}} and attack.',
    decides: 'The Overseer picks damage or poison.',
    does: 'It is 1 damage, or one Poison card worth 0 to 5. Then the rats go back to the reserve.',
  },
  placeSwarm: {
    name: 'Set the swarm down',
    happened: 'The rats let go of {{on}}.',
    decides: 'The Overseer puts them back on the board, within 2.5 cm of that disc.',
    does: 'It hurts nobody. They can be struck again, and have acted in this turn.',
  },
  placeRats: {
    name: 'Place the Sewer Rats',
    happened: 'Summon Vermin: Sewer Rats come out of the reserve.',
    decides: 'The Overseer puts them inside the heroes’ start zone.',
    does: 'They act in this very turn.',
  },
  placeFreed: {
    name: '{{hero}} is free! Put the disc down',
    happened: 'The monster that had swallowed {{hero}} is dead.',
    decides: 'The hero’s player puts the disc beside the spot where it died.',
    does: 'The hero is up again, with life and poison as before, and acts as usual.',
  },
  curePoison: {
    name: 'Which Poison card goes?',
    happened: 'A cure takes one Poison card from {{hero}}.',
    decides: 'The hero’s player picks which.',
    does: 'It is discarded, and its poison counts no longer.',
  },
  cureWhom: {
    name: 'Cure whom?',
    happened: 'The spell takes one Poison card from any hero.',
    decides: 'The Wizard’s player picks whose, and which.',
    does: 'It is discarded, and its poison counts no longer.',
  },
  payVermin: {
    name: 'Which five Vermin?',
    happened: 'Five Vermin pay one circle of this artefact: {{artefact}}.',
    decides: 'The Witch Hunter’s player picks which five of those kept.',
    does: 'They go back to the reserve and are kept no longer.',
  },
  allotWandering: {
    name: 'Who wanders in?',
    happened: 'This room has wandering symbols: {{symbols}}.',
    decides: 'The Overseer shares them out among the Lord’s own monster and the Vermin.',
    does: 'Each symbol brings one monster more, or three Sewer Rats.',
  },
  chooseVariants: {
    name: 'Play variants?',
    happened: 'Some monsters of this room have another card, a variant.',
    decides: 'The Overseer picks any of them, or none.',
    does: 'For the whole room that kind attacks as its variant says. Life and reward stay as they are.',
  },
};
