/** The glossary of Conquest: teams, characters, discs and shots. Ids are stable for ever once released. */

export const TEAMS = ['sword', 'skull'] as const;
export type Team = (typeof TEAMS)[number];

export const otherTeam = (team: Team): Team => (team === 'sword' ? 'skull' : 'sword');

/** The two places of a team: each stands for one character disc (CONQ-006). */
export const NUMBERS = [1, 2] as const;
export type CharacterNumber = (typeof NUMBERS)[number];

export const CHARACTER_IDS = ['sword-1', 'sword-2', 'skull-1', 'skull-2'] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

export const CRYSTAL_IDS = ['crystal-1', 'crystal-2', 'crystal-3', 'crystal-4', 'crystal-5'] as const;
export type CrystalId = (typeof CRYSTAL_IDS)[number];

/** What lies in the arena for good; projectiles come and go with their shot (CONQ-073). */
export const DISC_IDS = [...CHARACTER_IDS, ...CRYSTAL_IDS] as const;
export type DiscId = (typeof DISC_IDS)[number];

export const PROJECTILE_KINDS = ['missile', 'fireball', 'longbow', 'wave', 'powerful-wave'] as const;
export type ProjectileKind = (typeof PROJECTILE_KINDS)[number];

/** The three families of shots (CONQ-066), each printed as an icon of a sequence. */
export const SHOT_KINDS = ['move', 'combat', 'critical', ...PROJECTILE_KINDS] as const;
export type ShotKind = (typeof SHOT_KINDS)[number];

export const ROLES = ['leader', 'spellcaster', 'fighter', 'creature', 'hunter', 'explorer'] as const;
export type Role = (typeof ROLES)[number];

export const SIGNS = ['moth', 'spider', 'rat', 'coral', 'lizard', 'jellyfish'] as const;
export type Sign = (typeof SIGNS)[number];

export const CLASSES = ['human', 'elf', 'dwarf', 'beast', 'construct', 'undead', 'goblin', 'swampFolk'] as const;
export type CharacterClass = (typeof CLASSES)[number];

export const LAYOUT_IDS = ['cross', 'saltire', 'slant'] as const;
export type LayoutId = (typeof LAYOUT_IDS)[number];

export const isProjectileKind = (kind: ShotKind): kind is ProjectileKind =>
  PROJECTILE_KINDS.some((one) => one === kind);

export const characterId = (team: Team, number: CharacterNumber): CharacterId => `${team}-${number}`;

export const charactersOf = (team: Team): readonly [CharacterId, CharacterId] => [
  characterId(team, 1),
  characterId(team, 2),
];

export const teamOf = (character: CharacterId): Team =>
  character === 'sword-1' || character === 'sword-2' ? 'sword' : 'skull';

export const isCharacter = (disc: string): disc is CharacterId => CHARACTER_IDS.some((one) => one === disc);
export const isCrystal = (disc: string): disc is CrystalId => CRYSTAL_IDS.some((one) => one === disc);
export const isProjectile = (disc: string): disc is ProjectileKind => PROJECTILE_KINDS.some((one) => one === disc);
