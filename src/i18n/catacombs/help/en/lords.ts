export const lords = {
  'BASE-056': 'There are four Lords: Sorcerer, Dragon, Gorgon and Lich. One of them is fought in each game.',
  'BASE-057': 'You choose the Lord together before the game; for a first one, take the Sorcerer.',
  'BASE-058': 'The Lord starts at full life, and its board names the wandering monster of these catacombs.',
  'BASE-059': 'A Lord’s board shows its life, its minions, its wandering monster and its special actions.',
  'BASE-060': 'Life of the Lords: Sorcerer 7, Gorgon 5, Lich 10, Dragon 13.',
  'BASE-061':
    'The Sorcerer deceives, the Dragon burns and breeds fire, the Gorgon petrifies, the Lich raises the dead.',
} as const;
