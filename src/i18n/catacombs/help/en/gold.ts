export const gold = {
  'BASE-269': 'In Resolution each hero is paid the rewards of the monsters killed.',
  'BASE-270': 'Each hero has a purse of its own, even if one player holds several.',
  'BASE-271': 'If the reserve cannot pay everybody, the hero players vote on who is paid first.',
  'BASE-272': 'Once paid, killed monsters go back to the reserve.',
  'BASE-273': 'Gold buys Equipment from the Merchant and cures from the Healer.',
  'BASE-274': 'A hero who dies is paid nothing for this room, not even for earlier kills.',
  'BASE-275': 'A dead hero keeps the gold and Equipment gained before.',
  'BASE-276': 'The final battle pays no gold.',
} as const;
