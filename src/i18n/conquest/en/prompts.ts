import type { ConquestWording } from '../wording';

export const prompts: ConquestWording['prompts'] = {
  playCard: {
    name: 'Play a card',
    text: '{{seat}} plays one card for {{character}}. Its shots come first, then its ability.',
    happened: '',
  },
  giveUpCard: {
    name: 'Give up a card',
    text: '{{character}} is stunned. {{seat}} gives up one card, unread, and has one move and a crystal.',
    happened: '',
  },
  surprise: {
    name: 'Play another, or go on',
    text: '{{seat}} may play one more card at once, with {{character}} again.',
    happened: '{{card}} has made a surprise attack possible.',
  },
  target: {
    name: 'Name the enemy',
    text: 'This shot is meant for one enemy. Nobody else can be hurt by it.',
    happened: '',
  },
  'shoot-move': {
    name: 'Move {{character}}',
    text: 'Flick {{character}}. Whoever it meets, nobody is hurt.',
    happened: '',
  },
  'shoot-combat': {
    name: 'Strike with {{character}}',
    text: 'Flick {{character}} at an enemy: 1 damage to each that it hits before any wall.',
    happened: '',
  },
  'shoot-critical': {
    name: 'Strike hard with {{character}}',
    text: 'Flick {{character}} at an enemy: 2 damage to each that it hits before any wall.',
    happened: '',
  },
  'shoot-missile': {
    name: 'Put down the missile and flick it',
    text: 'It starts within 2.5\u00a0cm of {{character}}. Each enemy that it hits before any wall takes 1 damage.',
    happened: '',
  },
  'shoot-fireball': {
    name: 'Put down the fireball and flick it',
    text: 'It starts within 2.5\u00a0cm of {{character}}. Each enemy that it hits before any wall takes 1 damage.',
    happened: '',
  },
  'shoot-longbow': {
    name: 'Put down the arrow and flick it',
    text: 'It starts within 2.5\u00a0cm of a Character of the team. Each enemy that it hits before any wall takes 1 damage.',
    happened: '',
  },
  'shoot-wave': {
    name: 'Put down the wave and flick it',
    text: 'It starts within 2.5\u00a0cm of {{character}}. Each enemy that it hits before any wall takes 1 damage.',
    happened: '',
  },
  'shoot-powerful-wave': {
    name: 'Put down the powerful wave and flick it',
    text: 'It starts within 2.5\u00a0cm of {{character}}. Each enemy that it hits before any wall takes 2 damage, or 3 for a card.',
    happened: '',
  },
  'shoot-stunned': {
    name: 'Move {{character}}',
    text: 'A stunned turn has one move and no more.',
    happened: '',
  },
  shootAgain: {
    name: 'Once more, or leave it',
    text: 'Flick {{projectile}} again from where it lies, at {{target}} alone.',
    happened: '{{target}} was not hit.',
  },
  watch: { name: 'Watch it go…', text: 'The disc is on its way.', happened: '' },
  boost: {
    name: 'Give a card for a stronger wave?',
    text: '{{seat}} may give up one card out of the hand: {{boosted}} damage instead of {{damage}}.',
    happened: 'The powerful wave has hit.',
  },
  armour: {
    name: 'Spend armour, or take the hit?',
    text: 'For {{team}}: one armour takes away all that this shot does. Either player may spend it.',
    happened: '{{card}} has hit {{targets}}. Damage: {{damage}}.',
  },
  sunder: {
    name: 'Which armour is lost?',
    text: 'For {{team}}: choose the armour that goes to the discard.',
    happened: 'An armour is to be broken.',
  },
  moveCrystal: {
    name: 'Flick a crystal',
    text: 'Any of the five. It may shove whom it likes and hurts nobody, and then the turn is over.',
    happened: '',
  },
  quake: {
    name: 'Flick a crystal as the floor shakes',
    text: 'Any of the five, right now. Another one ends the turn.',
    happened: '',
  },
};
