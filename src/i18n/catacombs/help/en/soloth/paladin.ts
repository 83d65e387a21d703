export const paladin = {
  'SOL-117': 'The Paladin’s armour, 2 when whole, protects him in Combat.',
  'SOL-118': 'When an attack hits him, his player may spend 1 armour to ignore all of it.',
  'SOL-119': 'One point is enough, however strong the attack.',
  'SOL-120': 'It also keeps off every ability that comes with the attack, and incapacity.',
  'SOL-121': 'Without armour, or if he declines, he takes the damage as anyone would.',
  'SOL-122': 'His armour is whole again when the next room is set up.',
  'SOL-123': 'He begins the game with whole armour; resurrected, he has it again in the next room.',
  'SOL-124': 'Each flick that hits him asks anew; several touches in one flick cost one point in all.',
  'SOL-125': 'He decides once all discs rest, before life is lost, knowing the damage.',
  'SOL-126': 'Armour is no help against Fire Walls, poison or any loss without an attack.',
  'SOL-127': 'Armour works even while he is incapacitated.',
  'SOL-128': 'It cancels what would happen to him; what an attacker gains from a mere touch remains.',
} as const;
