export const VERMIN_FAMILY_MONSTER_IDS = [
  'monster:sewer-rat',
  'monster:vampire-bat',
  'monster:pit-viper',
  'monster:blood-skull',
  'monster:remorhaz',
  'monster:wyvern',
] as const;

/** Other cards for monsters that there are already (VERM-096). */
export const VARIANT_IDS = [
  'monster:dread-scorpion',
  'monster:elder-vampire',
  'monster:savage-centaur',
  'monster:swamp-orc',
  'monster:venomous-spider',
  'monster:swordmaster-ghoul',
] as const;

export const VERMIN_MONSTER_IDS = [...VERMIN_FAMILY_MONSTER_IDS, ...VARIANT_IDS] as const;

export const VERMIN_EQUIPMENT_IDS = ['equipment:serpent-rod'] as const;

/** Of no use without Soloth, whose icon they carry beside that of this box (VERM-072). */
export const WITH_SOLOTH_ICON: readonly string[] = [
  'monster:elder-vampire',
  'equipment:serpent-rod',
  'room:weeping-gutter',
  'room:moth-eaten-chapel',
  'room:countess-attic',
  'room:rust-drain',
  'room:brood-hall',
  'room:drowned-burrow',
];

export const VERMIN_COMBAT_ROOM_IDS = [
  'room:sewer-mouth',
  'room:rats-larder',
  'room:bat-belfry',
  'room:snakeskin-hall',
  'room:grinning-niche',
  'room:ember-drain',
  'room:weeping-gutter',
  'room:moth-eaten-chapel',
  'room:plague-cart',
  'room:viper-well',
  'room:bone-rookery',
  'room:skull-rack',
  'room:smelter-sewer',
  'room:serpents-stair',
  'room:countess-attic',
  'room:rust-drain',
  'room:remorhaz-burrow',
  'room:wyvern-eyrie',
  'room:kings-midden',
  'room:court-of-fangs',
  'room:furnace-nest',
  'room:pit-of-teeth',
  'room:brood-hall',
  'room:drowned-burrow',
] as const;

export const VERMIN_ABILITY_IDS = [
  'ability:devourer',
  'ability:lethal',
  'ability:stamina',
  'ability:summon-vermin',
  'ability:swarm',
  'ability:weak',
] as const;

export const VERMIN_SPELL_IDS = ['spell:cure-poison', 'spell:giant-fireball', 'spell:ring-of-frost'] as const;
