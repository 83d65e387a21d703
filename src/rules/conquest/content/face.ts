import type { Ability, Design, DesignId, Shot } from '../words/cards';
import type { CharacterClass, Role, ShotKind, Sign, Team } from '../words/ids';

/** A shot as it is printed: M move, C combat, CC critical, Mi missile, F fireball, L longbow, W wave, PW powerful wave, * targeted. */
const ICONS = {
  M: 'move',
  C: 'combat',
  CC: 'critical',
  Mi: 'missile',
  F: 'fireball',
  L: 'longbow',
  W: 'wave',
  PW: 'powerful-wave',
} as const satisfies Readonly<Record<string, ShotKind>>;

type Icon = keyof typeof ICONS | 'Mi*' | 'F*';

function shotOf(icon: Icon): Shot {
  if (icon === 'Mi*') return { kind: 'missile', isTargeted: true };
  if (icon === 'F*') return { kind: 'fireball', isTargeted: true };
  return { kind: ICONS[icon], isTargeted: false };
}

interface Printed {
  readonly characterClass: CharacterClass;
  readonly role: Role;
  readonly signs: readonly [Sign, Sign];
  readonly shots: readonly Icon[];
  readonly ability?: Ability;
  readonly hasArmour?: true;
}

/** The faces of one team. */
export const facesOf =
  (team: Team) =>
  (id: DesignId, { shots, ability, hasArmour, ...printed }: Printed): Design => ({
    id,
    team,
    ...printed,
    shots: shots.map(shotOf),
    ability: ability ?? null,
    hasArmour: hasArmour ?? false,
  });
