import type { ReignWording } from '../wording';

export const campaign: ReignWording['campaign'] = {
  name: 'First steps in the shadow',
  text: 'Four quests, one after the other, with a town between them.',
};

export const quests: ReignWording['quests'] = {
  'quest:pest-control': {
    name: 'Pest control',
    context:
      'Three Skittles, a tavern of no great name. In a mug of what they call goat’s milk there floats a rat, and it is not a small one. The landlord knows where they come from: the old well in his cellar, and whatever lies below. A month of free drinks for whoever puts its lid back on!',
    goal: 'Get to the well and put its stone lid back.',
    won: 'The lid is on, and the cellar is quiet. Upstairs they drink to you, and for a month you drink for nothing.',
  },
  'quest:fabulous-treasure': {
    name: 'The fabulous treasure',
    context:
      'While the drinks are still free, a certain Maximus sits down with you. He looks over his shoulder a good deal. He has a map in a script that nobody reads, which once belonged to the Order of the Serpent of Eden, and he needs an escort. Then the door bursts open, and the guards drag him away; but his map is in your sleeve. It takes hours to find the cave that it begins at.',
    goal: 'Search all three chests of the laboratory.',
    won: 'The chests hold less than the map promised. Behind them, however, galleries lead farther down. You rest, and think about it.',
  },
  'quest:journey-into-shadow': {
    name: 'Journey into shadow',
    context:
      'There are lights in the laboratory. Those who took Maximus away have come for the rest: Inquisitors, and nobody you would want to explain yourselves to. While they look the other way you slip past. Now be quick, before they find your tracks, and get to the door of the lower levels.',
    goal: 'All of you have to be through the gate of the deep before the twelfth round.',
    won: 'The voices are far above you, and then there are none. Here the journey really begins.',
  },
  'quest:solar-orb': {
    name: 'The solar orb',
    context:
      'Days of galleries, and then a light. A village lies in a cavern a league across, with fields around it. Its people descend from the Order of the Serpent of Eden, whose forebears once looked for the gates of hell and thought better of it. What made their wheat grow was an orb like a small sun. An ogre has it now. They have heard of you, they say; nobody has ever been so flattering.',
    goal: 'Get the orb back: slay the ogre that has it, or rob it.',
    won: 'It shines over the fields again. You may stay as long as you like, and they tell you of deeper galleries, and of something that the Order left there.',
  },
};

export const porter: ReignWording['porter'] = {
  name: 'The lost wine-porter',
  context: 'The landlord is short of a wine-porter. He went down for a cask and was never seen again.',
  goal: 'Free him from his cell and bring him back to where you came in.',
  won: 'He blinks at the daylight and asks whether somebody has paid for the cask.',
};
